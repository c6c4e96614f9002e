import Testing

@testable import Site

private let fire = DrawnPicture.Color(red: 234, green: 166, blue: 106)
private let flying = DrawnPicture.Color(red: 123, green: 165, blue: 237)

private func picture(
  id: Int = 6, colors: [DrawnPicture.Color] = [fire, flying],
  stats: [Int?] = [78, 84, 78, 109, 85, 100], maximum: Int = 255
) -> DrawnPicture {
  DrawnPicture(id: id, colors: colors, stats: stats, maximum: maximum)
}

private func text(_ picture: DrawnPicture, _ variant: DrawnPicture.Variant) -> String {
  String(decoding: picture.svg(variant), as: UTF8.self)
}

@Suite struct DrawnPictureTests {
  @Test(arguments: DrawnPicture.Variant.allCases)
  func speciesWithEqualTypesAndStatsDiffer(_ variant: DrawnPicture.Variant) {
    let ids = Array(1...1100) + Array(10001...10330) + [65535, 65536, 4_294_967_295]
    let pictures = Set(ids.map { picture(id: $0).svg(variant) })
    #expect(pictures.count == ids.count)
  }

  @Test(arguments: DrawnPicture.Variant.allCases)
  func theSameInputGivesTheSameBytes(_ variant: DrawnPicture.Variant) {
    #expect(picture().svg(variant) == picture().svg(variant))
  }

  @Test func statsTypesAndVariantsShow() {
    let pictures = [
      picture().svg(.large),
      picture().svg(.small),
      picture(colors: [flying, fire]).svg(.large),
      picture(colors: [fire]).svg(.large),
      picture(colors: []).svg(.large),
      picture(stats: [100, 85, 109, 78, 84, 78]).svg(.large),
      picture(stats: [78, 84, 78, 109, 85, nil]).svg(.large),
      picture(stats: [78, 84, 78, 109, 85, 0]).svg(.large),
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  static let odd: [(stats: [Int?], maximum: Int)] = [
    ([], 255), ([nil, nil, nil, nil, nil, nil], 255), ([40], 255), ([40, 200], 255),
    ([10, 20, 30], 30), ([1, 2, 3, 4, 5, 6, 7, 8, 9], 10), ([-5, 0, 300, nil, 1, 2], 255),
    ([Int.max, Int.min, 0, 1, Int.max - 1, 2], Int.max), ([1, 2, 3], 0), ([1, 2, 3], -7),
    ([255, 255, 255, 255, 255, 255], 255), ([0, 0, 0, 0, 0, 0], 255),
  ]

  @Test(arguments: odd, DrawnPicture.Variant.allCases)
  func anyStatsGiveAWholeDocument(
    _ odd: (stats: [Int?], maximum: Int), _ variant: DrawnPicture.Variant
  ) {
    let svg = text(picture(id: .min, stats: odd.stats, maximum: odd.maximum), variant)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(isBalanced(svg))
    #expect(svg.utf8.allSatisfy { $0 < 128 })
  }

  @Test(arguments: DrawnPicture.Variant.allCases)
  func numbersHaveAtMostOneDecimalPlace(_ variant: DrawnPicture.Variant) {
    let svg = text(picture(), variant)
    #expect(!svg.contains(/\.[0-9]{2}(?!\d*")/), "only opacities may have two")
  }

  @Test(arguments: DrawnPicture.Variant.allCases)
  func nothingLeavesTheChart(_ variant: DrawnPicture.Variant) {
    for stats in Self.odd.map(\.stats) {
      for point in Island(stats: stats, maximum: 255, variant: variant).corners {
        #expect((30...970).contains(point.x) && (30...970).contains(point.y))
      }
    }
  }

  @Test func sixStatsTakeLessThanTwoKilobytes() {
    let sizes = (1...1025).map { id in
      picture(id: id, stats: (0..<6).map { (id * 37 + $0 * 53) % 180 + 5 }).svg(.large).count
    }
    #expect(sizes.allSatisfy { $0 < 2048 })
  }

  @Test func cornersFollowTheStatsClockwiseFromTheTop() {
    let corners = Island(stats: [200, 10, 10, 10, 10, 10], maximum: 255).corners
    #expect(corners[0].x == 500)
    #expect(corners.allSatisfy { $0.y >= corners[0].y })
    #expect(corners[1].x > 500 && corners[5].x < 500)
  }

  @Test(arguments: [
    (0, 500, 400), (16384, 600, 500), (32768, 500, 600), (49152, 400, 500), (8192, 571, 429),
    (65536, 500, 400), (-16384, 400, 500),
  ])
  func anglesGoClockwiseFromTheTop(_ angle: Int, _ x: Int, _ y: Int) {
    #expect(Point.polar(angle: angle, radius: 100) == Point(x: x, y: y))
  }
}

/// Whether every element that is opened is closed, in order.
private func isBalanced(_ svg: String) -> Bool {
  var open: [Substring] = []
  for tag in svg.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
    if tag.output.1 == "/" {
      guard open.popLast() == tag.output.2 else { return false }
    } else if tag.output.3.isEmpty {
      open.append(tag.output.2)
    }
  }
  return open.isEmpty
}
