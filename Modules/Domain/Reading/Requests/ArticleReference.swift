/// How a person names an article: its id, or the beginning of it.
public struct ArticleReference: Hashable, Sendable {
  /// What was typed, in lower case.
  public let prefix: String

  /// Takes what was typed.
  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  /// Names an article by its whole id.
  public init(_ id: ArticleID) {
    prefix = id.text
  }

  /// The first and the last identity that this may mean; nil when it can mean none.
  public var range: ClosedRange<ArticleID>? {
    let digits = Array(prefix.utf8)
    guard (1...ArticleID.digits).contains(digits.count) else { return nil }
    func filled(_ digit: UInt8) -> ArticleID? {
      ArticleID(digits: (digits + [UInt8](repeating: digit, count: ArticleID.digits - digits.count))[...])
    }
    guard let first = filled(UInt8(ascii: "0")), let last = filled(UInt8(ascii: "f")) else { return nil }
    return first...last
  }

  /// The one article that is meant among these.
  /// - Throws: `articleNotFound`, or `articleAmbiguous` when several fit.
  public func resolve(in ids: some Sequence<ArticleID>) throws(ReadingError) -> ArticleID {
    guard let range else { throw .articleNotFound(self) }
    var matches: [ArticleID] = []
    for id in ids where range.contains(id) { matches.append(id) }
    guard let first = matches.first else { throw .articleNotFound(self) }
    guard matches.count == 1 else { throw .articleAmbiguous(self, matches: matches.sorted()) }
    return first
  }
}
