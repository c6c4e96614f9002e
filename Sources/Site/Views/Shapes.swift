import Mustache

/// Every kind of view, registered with the schema that templates are compiled against.
struct Shapes: Sendable {
  let frame: Shape<FrameFields>
  let page: Shape<PageFields>
  let site: Shape<SiteFields>
  let icons: Shape<IconFields>
  let generator: Shape<GeneratorFields>
  let menu: Shape<MenuFields>
  let language: Shape<LanguageFields>
  let alternate: Shape<AlternateFields>
  let pager: Shape<PagerFields>
  let heading: Shape<HeadingFields>
  let option: Shape<OptionFields>

  let entry: Shape<EntryFields>
  let species: Shape<SpeciesFields>
  let form: Shape<FormFields>
  let neighbour: Shape<NeighbourFields>
  let picture: Shape<PictureFields>
  let type: Shape<TypeFields>
  let term: Shape<TermFields>
  let ability: Shape<AbilityFields>
  let name: Shape<NameFields>
  let column: Shape<ColumnFields>
  let stat: Shape<StatFields>
  let damage: Shape<DamageFields>
  let measure: Shape<MeasureFields>
  let gender: Shape<GenderFields>
  let hatching: Shape<HatchingFields>
  let number: Shape<NumberFields>
  let text: Shape<TextFields>
  let generation: Shape<GenerationFields>
  let evolution: Shape<EvolutionFields>
  let social: Shape<SocialFields>
  let attack: Shape<AttackFields>
  let radar: Shape<RadarFields>
  let radarLabel: Shape<RadarLabelFields>
  let group: Shape<GroupFields>
  let chartRow: Shape<ChartRowFields>
  let chartCell: Shape<ChartCellFields>
  let ranking: Shape<RankingFields>
  let rank: Shape<RankFields>
  let games: GameShapes
  let shortcode: Shape<ShortcodeFields>
  let words: ShapeID

  /// - Parameter words: the keys of the words of the interface.
  init(in schema: inout Schema, words: [String]) {
    site = schema.register(SiteFields.self)
    icons = schema.register(IconFields.self)
    generator = schema.register(GeneratorFields.self)
    menu = schema.register(MenuFields.self)
    language = schema.register(LanguageFields.self)
    alternate = schema.register(AlternateFields.self)
    pager = schema.register(PagerFields.self)
    heading = schema.register(HeadingFields.self)
    option = schema.register(OptionFields.self)
    picture = schema.register(PictureFields.self)
    type = schema.register(TypeFields.self)
    term = schema.register(TermFields.self)
    ability = schema.register(AbilityFields.self)
    name = schema.register(NameFields.self)
    column = schema.register(ColumnFields.self)
    stat = schema.register(StatFields.self)
    measure = schema.register(MeasureFields.self)
    gender = schema.register(GenderFields.self)
    hatching = schema.register(HatchingFields.self)
    number = schema.register(NumberFields.self)
    text = schema.register(TextFields.self)
    generation = schema.register(GenerationFields.self)
    damage = schema.register(DamageFields.self, nested: [.types: type.id])
    social = schema.register(SocialFields.self)
    attack = schema.register(
      AttackFields.self, nested: [.type: type.id, .damageDealt: damage.id])
    radarLabel = schema.register(RadarLabelFields.self)
    radar = schema.register(RadarFields.self, nested: [.labels: radarLabel.id])
    group = schema.register(GroupFields.self)
    chartCell = schema.register(ChartCellFields.self)
    chartRow = schema.register(ChartRowFields.self, nested: [.cells: chartCell.id])
    neighbour = schema.register(NeighbourFields.self, nested: [.sprite: picture.id])
    entry = schema.register(
      EntryFields.self, nested: [.sprite: picture.id, .types: type.id, .stats: stat.id])
    rank = schema.register(RankFields.self, nested: [.entry: entry.id])
    ranking = schema.register(RankingFields.self, nested: [.ranks: rank.id])
    form = schema.register(
      FormFields.self,
      nested: [
        .sprite: picture.id, .types: type.id, .stats: stat.id, .damageTaken: damage.id,
        .abilities: ability.id, .height: measure.id, .weight: measure.id,
      ])
    evolution = schema.register(
      EvolutionFields.self,
      nested: [
        .sprite: picture.id, .types: type.id, .conditions: text.id, .moreConditions: text.id,
      ])
    schema.declare(.evolutions, of: evolution, holds: evolution.id)
    games = GameShapes(in: &schema, term: term.id, type: type.id)
    species = schema.register(
      SpeciesFields.self,
      nested: [
        .mainNames: name.id, .otherNames: name.id, .sprite: picture.id, .picture: picture.id,
        .types: type.id, .stats: stat.id, .damageTaken: damage.id, .abilities: ability.id,
        .height: measure.id, .weight: measure.id, .gender: gender.id, .generation: term.id,
        .eggGroups: term.id, .hatching: hatching.id, .growthRate: term.id, .numbers: number.id,
        .radar: radar.id, .attacks: attack.id, .effort: text.id, .evolution: evolution.id,
        .forms: form.id, .dexEntries: games.dexEntry.id, .learnset: games.learnset.id,
        .cry: games.sound.id,
      ])
    self.words = schema.register(names: words)
    frame = schema.register(
      FrameFields.self,
      nested: [
        .site: site.id, .icons: icons.id, .generator: generator.id,
        .words: self.words,
      ])
    shortcode = schema.register(
      ShortcodeFields.self,
      nested: [.species: species.id, .type: type.id, .damageTaken: damage.id])
    page = schema.register(
      PageFields.self,
      nested: [
        .alternates: alternate.id, .menu: menu.id, .languages: language.id,
        .previous: neighbour.id, .next: neighbour.id, .columns: column.id, .entries: entry.id,
        .filterTypes: type.id, .generations: generation.id, .pages: pager.id,
        .statuses: option.id, .formKinds: option.id,
        .species: species.id, .contents: heading.id, .section: term.id, .groups: group.id,
        .type: type.id, .damageTaken: damage.id, .damageDealt: damage.id, .chartTypes: type.id,
        .chart: chartRow.id, .rankings: ranking.id, .ranks: rank.id, .social: social.id,
      ])
  }
}
