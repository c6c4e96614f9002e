import PokeAPICache

/// All answers of a cache, by what they are of.
struct Answers: Sendable {
  private var byID: [Endpoint: [Int: Answer]] = [:]
  private var idBySlug: [Endpoint: [String: Int]] = [:]

  init(_ answers: [Answer] = []) {
    for answer in answers {
      let resource = answer.resource
      byID[resource.endpoint, default: [:]][resource.id] = answer
      idBySlug[resource.endpoint, default: [:]][answer.slug] = resource.id
    }
  }

  subscript(_ resource: Resource) -> Answer? { byID[resource.endpoint]?[resource.id] }

  func named(_ slug: String, _ endpoint: Endpoint) -> Answer? {
    idBySlug[endpoint]?[slug].flatMap { byID[endpoint]?[$0] }
  }

  /// In the order of their numbers.
  func all(_ endpoint: Endpoint) -> [Answer] {
    (byID[endpoint] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}
