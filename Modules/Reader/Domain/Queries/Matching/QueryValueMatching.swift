/// Compares the value of a query with texts, ignoring case.
struct QueryValueMatching: Sendable {
  private let value: QueryValue
  private let isWhole: Bool
  /// The text of the value as `String.caseFolded`.
  private let folded: String
  private let foldedScalars: [Unicode.Scalar]
  private let words: SearchMatching

  init(_ value: QueryValue, isWhole: Bool = false) {
    self.value = value
    self.isWhole = isWhole
    folded =
      switch value {
      case .text(let text), .beginning(let text): text.caseFolded
      case .expression: ""
      }
    foldedScalars = Array(folded.unicodeScalars)
    words = SearchMatching([folded])
  }

  /// Whether one of the texts contains the value or, if whole texts are compared, equals it.
  func fits(oneOf texts: [String]) -> Bool {
    texts.contains { text in
      if isWhole { return isWhole(text) }
      return switch value {
      case .text: words.matches([text])
      case .beginning: beginsWord(of: text)
      case .expression(let expression): expression.matches(text)
      }
    }
  }

  /// Whether a category or tag matches. A text must equal the whole name, because a part of a name is another name.
  func isTag(_ tag: String) -> Bool {
    if case .expression(let expression) = value, !isWhole { return expression.matches(tag) }
    return isWhole(tag)
  }

  /// Whether a language tag matches: `en` also matches `en-GB` (RFC 4647 section 3.3.1).
  func isLanguage(_ tag: String) -> Bool {
    switch value {
    case .text: tag.lowercased() == folded || (!isWhole && tag.lowercased().hasPrefix(folded + "-"))
    case .beginning: isWhole(tag)
    case .expression: fits(oneOf: [tag])
    }
  }

  func isID(_ id: String) -> Bool {
    if case .text = value, !isWhole { return id.hasPrefix(folded) }
    return isTag(id)
  }

  func isFeed(_ feed: QueryFeed) -> Bool {
    let texts = [feed.title, feed.url]
    if fits(oneOf: isWhole ? texts + [feed.shownURL, feed.id.text] : texts) { return true }
    if isWhole { return false }
    return folded.utf8.count >= FeedReference.shortestPrefix && feed.id.text.hasPrefix(folded)
  }

  func isFolder(_ folder: FolderPath) -> Bool {
    guard case .text(let text) = value else { return isTag(folder.text) }
    let wanted = FolderPath(text)
    return folder.isInside(wanted) && (!isWhole || folder.names.count == wanted.names.count)
  }

  private func isWhole(_ text: String) -> Bool {
    switch value {
    case .text: text.caseFolded == folded
    case .beginning: text.caseFolded.hasPrefix(folded)
    case .expression(let expression): expression.matchesWhole(text)
    }
  }

  private func beginsWord(of text: String) -> Bool {
    let scalars = Array(text.caseFolded.unicodeScalars)
    guard scalars.count >= foldedScalars.count else { return false }
    return (0...scalars.count - foldedScalars.count).contains { start in
      (start == 0 || !ScalarSet.Named.word.contains(scalars[start - 1])) && scalars[start...].starts(with: foldedScalars)
    }
  }
}
