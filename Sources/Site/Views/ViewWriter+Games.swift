import Dex
import Mustache

/// What the games say about a species.
struct GameView {
  var entries = Value.null
  var hasEntries = false
  var learnset = Value.null
  var cry = Value.null

  func fill(_ fields: inout ObjectBuilder<SpeciesFields>) {
    fields[.dexEntries] = entries
    fields[.hasDexEntries] = Value(hasEntries)
    fields[.learnset] = learnset
    fields[.cry] = cry
  }
}

extension ViewWriter {
  mutating func games(of index: Int) -> GameView {
    var view = GameView()
    let species = site.dex.species[index]
    if let best = species.dexEntries.best(for: frame.language.preference) {
      let isOwn = best.language == frame.language.tag
      let language = isOwn ? Value.null : label(of: best.language).lang
      view.entries = list(best.entries) { $0.dexEntry($1, language) }
      view.hasEntries = !best.entries.isEmpty
    }
    if !species.learnset.steps.isEmpty { view.learnset = learnset(species.learnset) }
    if let path = site.cries.species[index] {
      let url = link(path)
      let label = word("cryOf", ["name": plainName(of: species)])
      view.cry = tape.object(shapes.games.sound) { fields in
        fields[.url] = url
        fields[.label] = label
      }
    }
    return view
  }

  private mutating func dexEntry(_ entry: DexEntry, _ language: Value) -> Value {
    let games = gameNames(entry.games)
    let text = tape.text(entry.text)
    return tape.object(shapes.games.dexEntry) { fields in
      fields[.games] = games
      fields[.hasGames] = Value(!entry.games.isEmpty)
      fields[.text] = text
      fields[.textLang] = language
    }
  }

  private mutating func learnset(_ learnset: Learnset) -> Value {
    let games = gameNames(learnset.games)
    let moves = list(learnset.steps) { $0.move($1) }
    return tape.object(shapes.games.learnset) { fields in
      fields[.games] = games
      fields[.hasGames] = Value(!learnset.games.isEmpty)
      fields[.moves] = moves
    }
  }

  private mutating func move(_ step: Learnset.Step) -> Value {
    let move = site.dex.terms.moves[step.move]
    let name = named(move.names, else: move.slug)
    let level =
      step.level == 0 ? word("levelEvolving") : tape.text(frame.numbers.whole(step.level))
    let type = site.dex.terms.type(ofMove: step.move)
    let types = list(type.map { [$0] } ?? []) { $0.frame.types[$1] }
    return tape.object(shapes.games.move) { fields in
      fields[.level] = level
      fields[.name] = name.name
      fields[.nameLang] = name.language
      fields[.types] = types
      fields[.hasType] = Value(type != nil)
    }
  }

  private mutating func gameNames(_ games: [Int]) -> Value {
    list(games) { writer, game in
      let term = writer.site.dex.terms.games[game]
      return writer.term(writer.named(term.names, else: term.slug))
    }
  }
}
