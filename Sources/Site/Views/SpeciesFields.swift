import Mustache

/// A row of the list or a card of the grid.
enum EntryFields: Int, ViewFields {
  case id, anchor, generation, number, numberText, url, name, nameLang, sprite, types, stats
  case total, hidden
}

/// Everything about one species.
enum SpeciesFields: Int, ViewFields {
  case id, slug, number, numberText, name, nameLang, genus, genusLang, mainNames, hasMainNames
  case otherNames, hasOtherNames
  case sprite, picture, types, hasTypes
  case stats, hasStats, hasRanges, total, radar, damageTaken, hasDamageTaken
  case attacks, hasAttacks
  case hasFacts, abilities, hasAbilities, height, weight, gender, generation, status
  case eggGroups, hasEggGroups, hatching, growthRate, numbers, effort, hasEffort
  case evolution, forms, hasForms, notes
  case dexEntries, hasDexEntries, learnset, cry
}

/// Another form of a species.
enum FormFields: Int, ViewFields {
  case anchor, name, nameLang, kindText, sprite, types, hasTypes, stats, hasStats, hasRanges, total
  case damageTaken, hasDamageTaken, hasFormFacts, abilities, hasAbilities, height, weight
}

/// The species before or after in the list.
enum NeighbourFields: Int, ViewFields { case url, numberText, name, nameLang, sprite }

enum PictureFields: Int, ViewFields { case url, width, height, alt, drawn }
enum TypeFields: Int, ViewFields { case slug, name, nameLang, url }
/// Something with a name and perhaps a page of its own.
enum TermFields: Int, ViewFields { case name, nameLang, url }
enum AbilityFields: Int, ViewFields { case name, nameLang, url, hidden }
enum NameFields: Int, ViewFields { case lang, language, name }
/// A column of the list: one stat.
enum ColumnFields: Int, ViewFields { case slug, name, short }
enum StatFields: Int, ViewFields { case slug, name, nameLang, value, maximum, percent, range }
enum DamageFields: Int, ViewFields { case factor, label, kind, types }
/// The damage that attacks of one type do.
enum AttackFields: Int, ViewFields { case type, damageDealt }
/// Stats as a drawing: a corner for each, in a square of 1000 units.
enum RadarFields: Int, ViewFields { case grid, outline, labels }
enum RadarLabelFields: Int, ViewFields { case x, y, anchor, name, nameLang, value }
/// All that have something in common, such as an ability.
enum GroupFields: Int, ViewFields { case slug, name, nameLang, url, countText, current }
/// What one type does to each other.
enum ChartRowFields: Int, ViewFields { case slug, name, nameLang, url, cells }
enum ChartCellFields: Int, ViewFields { case factor, kind }
enum RankingFields: Int, ViewFields { case slug, name, nameLang, url, current, ranks }
/// A species with its place in a ranking.
enum RankFields: Int, ViewFields { case rank, entry, value, percent }
enum MeasureFields: Int, ViewFields { case metric, imperial }
enum GenderFields: Int, ViewFields { case genderless, malePercent, male, female }
enum HatchingFields: Int, ViewFields { case cycles, steps }
enum NumberFields: Int, ViewFields { case label, value }
enum TextFields: Int, ViewFields { case text }
enum GenerationFields: Int, ViewFields { case number, label }

/// A member of an evolution tree with those that it becomes.
enum EvolutionFields: Int, ViewFields {
  case name, nameLang, numberText, url, sprite, types, current
  case conditions, hasConditions, moreConditions, hasMoreConditions, moreText
  case evolutions, hasEvolutions
}
