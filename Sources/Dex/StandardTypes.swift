extension PokemonType {
  /// The eighteen types of the games, with their names in nine languages.
  public static let standard: [PokemonType] = [
    standard(
      173, 173, 173, ["Normal", "ノーマル", "Normal", "Normal", "Normal", "Normale", "노말", "一般", "一般"]),
    standard(
      210, 105, 106, ["Fighting", "かくとう", "Combat", "Kampf", "Lucha", "Lotta", "격투", "格斗", "格鬥"]),
    standard(
      123, 165, 237, ["Flying", "ひこう", "Vol", "Flug", "Volador", "Volante", "비행", "飞行", "飛行"]),
    standard(157, 121, 199, ["Poison", "どく", "Poison", "Gift", "Veneno", "Veleno", "독", "毒", "毒"]),
    standard(191, 167, 75, ["Ground", "じめん", "Sol", "Boden", "Tierra", "Terra", "땅", "地面", "地面"]),
    standard(237, 198, 61, ["Rock", "いわ", "Roche", "Gestein", "Roca", "Roccia", "바위", "岩石", "岩石"]),
    standard(
      131, 203, 98, ["Bug", "むし", "Insecte", "Käfer", "Bicho", "Coleottero", "벌레", "虫", "蟲"]),
    standard(
      115, 110, 176,
      ["Ghost", "ゴースト", "Spectre", "Geist", "Fantasma", "Spettro", "고스트", "幽灵", "幽靈"]),
    standard(
      130, 137, 163, ["Steel", "はがね", "Acier", "Stahl", "Acero", "Acciaio", "강철", "钢", "鋼"]),
    standard(234, 166, 106, ["Fire", "ほのお", "Feu", "Feuer", "Fuego", "Fuoco", "불꽃", "火", "火"]),
    standard(136, 197, 245, ["Water", "みず", "Eau", "Wasser", "Agua", "Acqua", "물", "水", "水"]),
    standard(166, 193, 50, ["Grass", "くさ", "Plante", "Pflanze", "Planta", "Erba", "풀", "草", "草"]),
    standard(
      226, 211, 51,
      ["Electric", "でんき", "Électrik", "Elektro", "Eléctrico", "Elettro", "전기", "电", "電"]),
    standard(
      211, 128, 240, ["Psychic", "エスパー", "Psy", "Psycho", "Psíquico", "Psico", "에스퍼", "超能力", "超能力"]),
    standard(151, 231, 244, ["Ice", "こおり", "Glace", "Eis", "Hielo", "Ghiaccio", "얼음", "冰", "冰"]),
    standard(
      228, 134, 91, ["Dragon", "ドラゴン", "Dragon", "Drache", "Dragón", "Drago", "드래곤", "龙", "龍"]),
    standard(
      111, 129, 209, ["Dark", "あく", "Ténèbres", "Unlicht", "Siniestro", "Buio", "악", "恶", "惡"]),
    standard(
      224, 118, 152, ["Fairy", "フェアリー", "Fée", "Fee", "Hada", "Folletto", "페어리", "妖精", "妖精"]),
  ]

  private static func standard(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ names: [String]
  ) -> PokemonType {
    let key = names.first ?? ""
    return PokemonType(
      key: key, slug: key.lowercased(), names: LocalizedText(standard: names),
      color: RGBColor(red: red, green: green, blue: blue))
  }
}
