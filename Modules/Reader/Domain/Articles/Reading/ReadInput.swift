public struct ReadInput: Hashable, Sendable {
  public let target: StatusChange.Target
  public let marksRead: Bool
  /// Whether the duplicates of the articles in other feeds are also marked as read.
  public let includesDuplicates: Bool
  /// Whether one undo reverts this together with the articles read before. In a session, an undo reverts only the last article.
  public let joinsUndo: Bool
  /// Whether a list is requested, even if it has one article.
  public let isForList: Bool
  /// Which text is shown.
  public var text: ArticleTextChoice
  /// Whether the feed's text is wanted as safe HTML, too, as programs read it.
  public var asHTML: Bool

  public init(
    _ target: StatusChange.Target, marksRead: Bool = true, includesDuplicates: Bool = false, joinsUndo: Bool = true,
    isForList: Bool = false, text: ArticleTextChoice = .stored, asHTML: Bool = false
  ) {
    self.target = target
    self.marksRead = marksRead
    self.includesDuplicates = includesDuplicates
    self.joinsUndo = joinsUndo
    self.isForList = isForList
    self.text = text
    self.asHTML = asHTML
  }

  /// The same request without marking anything.
  public var withoutMarking: ReadInput { ReadInput(target, marksRead: false, isForList: isForList, text: text, asHTML: asHTML) }

  /// The request to mark these articles read.
  public func marking(_ articles: [ArticleDetails]) -> ReadInput {
    ReadInput(
      .articles(articles.map { ArticleReference($0.summary.article.id) }), includesDuplicates: includesDuplicates, joinsUndo: joinsUndo,
      text: .none)
  }

  /// Whether exactly one article is requested, as opposed to a list that may contain one.
  public var isForOne: Bool {
    switch target {
    case .articles(let references): !isForList && references.count == 1
    case .matching(let query): !isForList && query.window.size == 1
    }
  }
}
