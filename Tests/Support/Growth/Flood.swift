/// Tests a reader of untrusted bytes with floods of every token of its format, at every location in a document.
public struct Flood: Sendable {
  /// The documents with a location for the flood.
  public let places: [FloodPlace]
  /// The tokens to repeat.
  public let tokens: [FloodToken]

  /// The quick tests use only the tokens that once caused trouble, or if there are none, some at each place.
  public init(places: [FloodPlace] = ["§"], tokens: [FloodToken]) {
    self.places = places
    let known = tokens.filter(\.isNotorious)
    self.tokens = SlowPart.isRun || known.isEmpty ? tokens : known
  }

  private func isUsed(_ number: Int, at place: FloodPlace) -> Bool {
    SlowPart.isRun || tokens[number].isNotorious || tokens.count < 6 || (number + place.description.utf8.count).isMultiple(of: 3)
  }

  /// The number of floods after which the others are not tried: what is too slow for one is so for many, and each takes seconds.
  private static let maximumProblems = 3

  /// The first floods that cost a reader too much, one sentence each.
  /// - Parameters:
  ///   - largest: the largest flood, in bytes.
  ///   - read: reads the document.
  public func problems(upTo largest: Int, read: ([UInt8]) -> Void) -> [String] {
    var problems: [String] = []
    for place in places {
      for (number, token) in tokens.enumerated() where isUsed(number, at: place) {
        let problem = CostGrowth.problem(upTo: largest) {
          place.filled(with: token.flood(bytes: $0))
        } work: {
          read($0)
        }
        guard let problem else { continue }
        problems.append("\(token) in \(place): \(problem)")
        if problems.count == Self.maximumProblems { return problems }
      }
    }
    return problems
  }
}
