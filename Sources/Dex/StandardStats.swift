extension StatDefinition {
  /// The six base stats of the games, with their names in nine languages.
  public static let standard: [StatDefinition] = [
    standard(
      "HP", "hp", growth: .hitPoints,
      names: ["HP", "HP", "PV", "KP", "PS", "PS", "HP", "HP", "HP"],
      short: ["HP", "HP", "PV", "KP", "PS", "PS", "HP", "HP", "HP"]),
    standard(
      "Attack", "attack",
      names: ["Attack", "こうげき", "Attaque", "Angriff", "Ataque", "Attacco", "공격", "攻击", "攻擊"],
      short: ["Atk", "こうげき", "Atq.", "Ang.", "Atq.", "Att.", "공격", "攻击", "攻擊"]),
    standard(
      "Defense", "defense",
      names: ["Defense", "ぼうぎょ", "Défense", "Verteidigung", "Defensa", "Difesa", "방어", "防御", "防禦"],
      short: ["Def", "ぼうぎょ", "Déf.", "Vert.", "Def.", "Dif.", "방어", "防御", "防禦"]),
    standard(
      "Sp. Attack", "sp-attack",
      names: [
        "Sp. Attack", "とくこう", "Attaque Spéciale", "Spezial-Angriff", "Ataque Especial",
        "Attacco Speciale", "특수공격", "特攻", "特攻",
      ],
      short: ["SpA", "とくこう", "A. Spé.", "Sp.-Ang.", "At. Esp.", "Att. Sp.", "특공", "特攻", "特攻"]),
    standard(
      "Sp. Defense", "sp-defense",
      names: [
        "Sp. Defense", "とくぼう", "Défense Spéciale", "Spezial-Verteidigung", "Defensa Especial",
        "Difesa Speciale", "특수방어", "特防", "特防",
      ],
      short: ["SpD", "とくぼう", "D. Spé.", "Sp.-Vert.", "Def. Esp.", "Dif. Sp.", "특방", "特防", "特防"]),
    standard(
      "Speed", "speed",
      names: [
        "Speed", "すばやさ", "Vitesse", "Initiative", "Velocidad", "Velocità", "스피드", "速度", "速度",
      ],
      short: ["Spe", "すばやさ", "Vit.", "Init.", "Vel.", "Vel.", "스피드", "速度", "速度"]),
  ]

  private static func standard(
    _ key: String, _ slug: String, growth: Growth = .ordinary, names: [String], short: [String]
  ) -> StatDefinition {
    StatDefinition(
      key: key, slug: slug, names: LocalizedText(standard: names),
      shortNames: LocalizedText(standard: short), growth: growth)
  }
}

extension LocalizedText {
  /// What is built in: the same text in each of the nine languages, in this order.
  init(standard names: [String]) {
    var builder = LocalizedTextBuilder()
    let languages = ["en", "ja", "fr", "de", "es", "it", "ko", "zh-hans", "zh-hant"]
    for (language, name) in zip(languages, names) {
      if let tag = LanguageTag(language) { builder.append(Array(name.utf8)[...], for: tag) }
    }
    self = builder.finish()
  }
}
