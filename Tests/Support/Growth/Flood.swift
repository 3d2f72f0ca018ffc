/// Tries a reader of bytes that come from strangers with floods of every token that it knows, in every place.
public struct Flood: Sendable {
  /// Where the tokens go.
  public let places: [FloodPlace]
  /// What is repeated.
  public let tokens: [FloodToken]

  /// Takes both. In the quick part of the tests, of many tokens those that have meant trouble once are tried.
  public init(places: [FloodPlace] = ["§"], tokens: [FloodToken]) {
    self.places = places
    let known = tokens.filter(\.isNotorious)
    self.tokens = FloodSize.isSlowPart || known.isEmpty ? tokens : known
  }

  /// What costs a reader too much, a line each.
  /// - Parameters:
  ///   - largest: the largest flood, in bytes.
  ///   - read: the reader.
  public func problems(upTo largest: Int, read: ([UInt8]) -> Void) -> [String] {
    var problems: [String] = []
    for place in places {
      for token in tokens {
        let problem = CostGrowth.problem(upTo: largest) {
          place.filled(with: token.flood(bytes: $0))
        } work: {
          read($0)
        }
        if let problem { problems.append("\(token) in \(place): \(problem)") }
      }
    }
    return problems
  }
}
