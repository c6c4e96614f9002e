import Dex
import Mustache

extension ViewWriter {
  /// Another form, with its own types, stats and matchups.
  mutating func form(_ form: Form) -> Value {
    // Apart from the ids of the sections.
    let anchor = tape.text {
      $0.append("form-")
      $0.append(form.slug)
    }
    let name = named(form.names, else: form.slug)
    let kind = formKind(form.kind)
    let sprite = form.id.flatMap { site.pictures.forms[$0] }.map { self.sprite($0) } ?? .null
    let types = types(form.types)
    let stats = stats(form.stats)
    let damage = damageTaken(by: form.types)
    let abilities = abilities(form.abilities)
    let height = height(form.size)
    let weight = weight(form.size)
    return tape.object(shapes.form) { fields in
      fields[.anchor] = anchor
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.kindText] = kind
      fields[.sprite] = sprite
      fields[.types] = types
      fields[.hasTypes] = Value(!form.types.isEmpty)
      fields[.stats] = stats.rows
      fields[.hasStats] = Value(stats.isKnown)
      fields[.hasRanges] = Value(stats.hasRanges)
      fields[.total] = stats.total
      fields[.damageTaken] = damage ?? .null
      fields[.hasDamageTaken] = Value(damage != nil)
      fields[.abilities] = abilities
      fields[.hasAbilities] = Value(!form.abilities.isEmpty)
      fields[.height] = height
      fields[.weight] = weight
      fields[.hasFormFacts] = Value(
        !form.abilities.isEmpty || height.isTruthy || weight.isTruthy)
    }
  }

  private mutating func formKind(_ kind: String) -> Value {
    word(formKindWord(kind))
  }

  /// The key of the word for a kind of form.
  func formKindWord(_ kind: String) -> String {
    let key = "form" + camelCased(kind)
    return words.find(key) == nil ? "formOther" : key
  }
}

/// `three-critical-hits` as the end of a word's key: `ThreeCriticalHits`.
func camelCased(_ slug: String) -> String {
  slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
