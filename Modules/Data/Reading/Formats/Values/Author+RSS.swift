internal import Domain

extension Author {
  /// Somebody as RSS names them: `jane@example.org (Jane Doe)`, `Jane Doe <jane@example.org>`, or either part alone.
  init?(rss text: String) {
    let text = HTMLText.plain(text)
    for (open, close) in [("(", ")"), ("<", ">")] {
      guard text.hasSuffix(close), let start = text.firstRange(of: open) else { continue }
      let parts = [String(text[start.upperBound...].dropLast()), String(text[..<start.lowerBound])]
      let names = parts.map { $0.collapsingWhitespace() }.filter { !$0.isEmpty }
      self.init(name: names.first { !$0.contains("@") } ?? names.first)
      return
    }
    self.init(name: text)
  }
}
