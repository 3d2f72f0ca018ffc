internal import CoreScenes

/// What is found in the article.
extension ScreenState {
  private var articleHeight: Int { layout.article?.size.rows ?? 1 }

  /// Finds what is typed, while it is typed, from the line on that was the first when the user began.
  mutating func find(_ text: String, from line: Int) -> [ScreenRequest] {
    guard let pane = article else { return [] }
    var find = text.allSatisfy(\.isWhitespace) ? nil : ArticleFind(text, in: pane.lines)
    find?.select(from: line)
    article?.find = find
    let height = articleHeight
    if find?.hits.isEmpty ?? true { article?.scroll(by: line - pane.top, height: height) }
    showHit()
    return []
  }

  /// The user has typed the text to find.
  mutating func endFind() -> [ScreenRequest] {
    guard let find = article?.find, find.hits.isEmpty else { return [] }
    article?.find = nil
    return say("The article does not contain '\(find.text)'.")
  }

  /// A key while something is found; nil when the key has its usual meaning.
  mutating func moveFind(_ key: Key) -> [ScreenRequest]? {
    switch (key.code, key.modifiers) {
    case (.escape, _): article?.find = nil
    case (.character("n"), []): article?.find?.move(by: 1)
    case (.character("N"), []): article?.find?.move(by: -1)
    default: return nil
    }
    showHit()
    return []
  }

  private mutating func showHit() {
    guard let find = article?.find, find.hits.indices.contains(find.selected) else { return }
    let height = articleHeight
    article?.show(line: find.hits[find.selected].line, height: height)
  }
}
