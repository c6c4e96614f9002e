import Dex

/// The rules that give each type its colour: `.type-grass,.accent-grass{--type:…}`.
func typeStyleRules(_ types: [PokemonType]) -> [UInt8] {
  var rules = ""
  for type in types {
    guard let color = type.color else { continue }
    let shown = "rgb(\(color.red) \(color.green) \(color.blue))"
    let text = color.readsBetterInBlack ? "#000" : "#fff"
    rules += ".type-\(type.slug),.accent-\(type.slug){--type:\(shown);--on-type:\(text)}\n"
    rules += ".second-\(type.slug){--type-2:\(shown)}\n"
  }
  return Array(rules.utf8)
}

/// Lights up the column of the type chart that the pointer is on; its style is the theme's.
func chartStyleRules(columns: Int) -> [UInt8] {
  guard columns <= ViewWriter.chartLimit else { return [] }
  let rules = (2..<columns + 2).map {
    ".chart:has(tr>:nth-child(\($0)):hover) tr>:nth-child(\($0)){box-shadow:var(--column)}\n"
  }
  return Array(rules.joined().utf8)
}

extension RGBColor {
  /// Whether black text has at least the contrast of white text on this colour.
  var readsBetterInBlack: Bool {
    contrast(withLuminance: 0) >= contrast(withLuminance: 1)
  }

  /// Contrast ratio of WCAG 2, from 1 to 21.
  func contrast(withLuminance other: Double) -> Double {
    let own = luminance
    return (max(own, other) + 0.05) / (min(own, other) + 0.05)
  }

  /// Relative luminance of WCAG 2, from 0 to 1.
  var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : power24((value + 0.055) / 1.055)
  }
}

/// x to the power of 2.4 for x in 0…1, by x² · x^(2/5): exact enough to compare contrasts.
private func power24(_ x: Double) -> Double {
  let square = x * x
  guard square > 0 else { return 0 }
  // Newton's method for the fifth root of x².
  var root = 1.0
  for _ in 0..<60 {
    root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
  }
  return square * root
}
