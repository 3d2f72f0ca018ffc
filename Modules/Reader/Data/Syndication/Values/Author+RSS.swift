internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

extension Author {
  /// An author in RSS notation: `jane@example.org (Jane Doe)`, `Jane Doe <jane@example.org>`, or either part alone. When neither part is an
  /// email address, the whole text is the name: `Jane Doe (Reuters)`.
  package init?(rss text: String) {
    let text = HTMLText.plain(text)
    guard let parts = Self.parts(of: text)?.filter({ !$0.isEmpty }), parts.count < 2 || parts.contains(where: Self.isMailAddress) else {
      self.init(name: text)
      return
    }
    self.init(name: parts.first { !Self.isMailAddress($0) } ?? parts.first)
  }

  /// The text inside and before the closing brackets; nil when the text does not end with brackets.
  private static func parts(of text: String) -> [String]? {
    for (opening, closing) in [("(", ")"), ("<", ">")] as [(Character, Character)] where text.last == closing {
      var depth = 0
      for place in text.indices.reversed() {
        if text[place] == closing { depth += 1 }
        if text[place] == opening { depth -= 1 }
        if depth == 0 { return [String(text[place...].dropFirst().dropLast()), String(text[..<place])].map { $0.collapsingWhitespace() } }
      }
    }
    return nil
  }

  private static func isMailAddress(_ text: String) -> Bool {
    let url = text.hasPrefix("mailto:") ? text.dropFirst("mailto:".count) : text[...]
    let parts = url.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { part in !part.isEmpty && !part.contains { $0.isWhitespace || "()<>,;".contains($0) } }
  }
}
