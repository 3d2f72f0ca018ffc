import ReaderScenes

/// `strata hide` and `strata unhide`, which set and clear `ArticleMark.hidden`: lists and counts omit such an article, unless they are asked for
/// hidden ones (`ArticleMatching`). The action `hide` of a rule sets the same mark (`RuleAction`).
enum HideUnhide: MarkKind {
  static let words = MarkWords.hidden
}
