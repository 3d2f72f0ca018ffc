import CoreDomain

/// The way a user refers to an article: its id, or a prefix of it.
public struct ArticleReference: Hashable, Sendable {
  /// The typed text in lower case.
  public let prefix: String

  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  public init(_ id: ArticleID) {
    prefix = id.text
  }

  /// The range of matching identities; nil when no identity can match.
  public var range: ClosedRange<ArticleID>? {
    let digits = Array(prefix.utf8)
    guard (1...ArticleID.digits).contains(digits.count) else { return nil }
    func filled(_ digit: UInt8) -> ArticleID? {
      ArticleID(digits: (digits + [UInt8](repeating: digit, count: ArticleID.digits - digits.count))[...])
    }
    guard let first = filled(UInt8(ascii: "0")), let last = filled(UInt8(ascii: "f")) else { return nil }
    return first...last
  }

  /// Returns the one matching identity.
  /// - Throws: `article(.notFound)`, or `article(.ambiguous)` when several match.
  public func resolve(in ids: some Sequence<ArticleID>) throws(ReaderError) -> ArticleID {
    guard let range else { throw .article(.notFound(self)) }
    var matches: [ArticleID] = []
    for id in ids where range.contains(id) { matches.append(id) }
    guard let first = matches.first else { throw .article(.notFound(self)) }
    guard matches.count == 1 else { throw .article(.ambiguous(self, matches: matches.sorted())) }
    return first
  }
}
