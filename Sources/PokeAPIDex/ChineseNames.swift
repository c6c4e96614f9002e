import PokeAPICache

extension Answer {
  /// What it is called, with Chinese words that the API has in the wrong script put right.
  var names: Names {
    var names = Names(fields["names"])
    switch resource.endpoint {
    case .species, .version:
      guard let (simplified, traditional) = mistakenNames[slug] else { break }
      names[.chinese] = simplified
      if let traditional { names[.traditional] = traditional }
    case .move:
      guard let traditional = traditionalMoves[slug] else { break }
      names[.chinese] = names[.chinese] ?? names[.traditional]
      names[.traditional] = traditional
    default: break
    }
    return names
  }
}

/// Of species and games.
private let mistakenNames: [String: (simplified: String, traditional: String?)] = [
  "minun": ("负电拍拍", nil), "flamigo": ("缠红鹤", nil), "iron-treads": ("铁辙迹", nil),
  "iron-boulder": ("铁磐岩", "鐵磐岩"), "iron-crown": ("铁头壳", "鐵頭殼"),
  "red": ("红", nil), "blue": ("蓝", nil), "silver": ("银", nil), "ruby": ("红宝石", nil),
  "sapphire": ("蓝宝石", nil), "emerald": ("绿宝石", nil), "firered": ("火红", nil),
  "leafgreen": ("叶绿", nil), "soulsilver": ("魂银", nil),
  "the-indigo-disk-scarlet": ("朱: 蓝之圆盘", nil), "the-indigo-disk-violet": ("紫: 蓝之圆盘", nil),
]

/// Of moves whose simplified name the API gives as the traditional one.
private let traditionalMoves: [String: String] = [
  "armor-cannon": "鎧農炮", "axe-kick": "下壓踢", "barb-barrage": "毒千針", "bitter-blade": "悔念劍",
  "bitter-malice": "冤冤相報", "blazing-torque": "灼熱暴衝", "bleakwind-storm": "枯葉風暴",
  "ceaseless-edge": "秘劍・千重濤", "chilling-water": "潑冷水", "chilly-reception": "冷笑話",
  "chloroblast": "葉綠爆震", "collision-course": "全開猛撞", "combat-torque": "格鬥暴衝", "doodle": "描繪",
  "double-shock": "電光雙擊", "electro-drift": "閃電猛衝", "esper-wing": "氣場之翼",
  "flower-trick": "千變萬花", "gigaton-hammer": "巨力錘", "glaive-rush": "巨劍突擊",
  "headlong-rush": "突飛猛撲", "hyper-drill": "強力鑽", "infernal-parade": "群魔亂舞",
  "jet-punch": "噴射拳", "last-respects": "掃墓", "lumina-crash": "琉光衝激",
  "lunar-blessing": "新月祈禱", "magical-torque": "魔法暴衝", "mortal-spin": "晶光轉轉",
  "mountain-gale": "冰山風", "noxious-torque": "劇毒暴衝", "population-bomb": "鼠數兒",
  "power-shift": "力量轉換", "rage-fist": "憤怒之拳", "raging-fury": "大憤慨",
  "revival-blessing": "復生祈禱", "ruination": "大災難", "salt-cure": "鹽醃",
  "sandsear-storm": "熱沙風暴", "shed-tail": "斷尾", "shelter": "閉關", "silk-trap": "線阱",
  "spicy-extract": "辣椒精華", "spin-out": "疾速轉輪", "springtide-storm": "陽春風暴",
  "tera-blast": "太晶爆發", "tidy-up": "大掃除", "torch-song": "閃焰高歌", "triple-arrows": "三連箭",
  "triple-dive": "三連鑽", "twin-beam": "雙光束", "wave-crash": "波動衝", "wicked-torque": "黑暗暴衝",
  "wildbolt-storm": "鳴雷風暴",
]
