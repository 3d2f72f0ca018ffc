public import CoreDomain

extension WebURL {
  /// Validates the URL of a feed. Some sites link to feeds with the scheme `feed` before the URL or in place of `http`:
  /// `feed:https://example.org/x.xml`, `feed://example.org/x.xml` (https://www.iana.org/assignments/uri-schemes/prov/feed).
  public init(feed given: String) throws(ParseError) {
    try self.init(Self.escapingSpaces(in: Self.withoutFeedScheme(given.trimmingWhitespace())))
  }

  /// Validates the stored URL of a subscription; see `init(feed:)` and `init(stored:)`.
  public init(storedFeed given: String) throws(ParseError) {
    try self.init(stored: Self.escapingSpaces(in: Self.withoutFeedScheme(given.trimmingWhitespace())))
  }

  /// Validates the URL of a feed that a user typed.
  public init(typedFeed text: String) throws(ParseError) {
    guard !URLRedaction.isRedacted(text) else { throw .redacted }
    try self.init(feed: text)
  }

  private static func withoutFeedScheme(_ text: String) -> String {
    let scheme = "feed:"
    guard text.prefix(scheme.count).lowercased() == scheme else { return text }
    let rest = text.dropFirst(scheme.count)
    let target = rest.hasPrefix("//") ? rest.dropFirst(2) : rest
    if ["http://", "https://"].contains(where: { target.prefix($0.count).lowercased() == $0 }) { return String(target) }
    return rest.hasPrefix("//") ? "http:\(rest)" : text
  }

  /// The text with the spaces after the host escaped, as browsers do.
  private static func escapingSpaces(in text: String) -> String {
    guard text.utf8.contains(0x20), let colon = text.firstIndex(of: ":"),
      let path = text[colon...].dropFirst(3).firstIndex(where: { $0 == "/" || $0 == "?" })
    else { return text }
    return text[..<path] + text[path...].split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }
}
