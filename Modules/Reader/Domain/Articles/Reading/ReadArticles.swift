public import CoreDomain

/// Opens articles for reading, and marks them as read. If the marks cannot be stored, or if an article has been removed meanwhile, the
/// articles open anyway, and the result contains the error. The marks can be undone.
public struct ReadArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory
  private let configuration: any ConfigurationRepository

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory,
    configuration: any ConfigurationRepository
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
    self.configuration = configuration
  }

  /// - Returns: the articles, in the order of the references or of the list; empty when no article matches a query.
  public func callAsFunction(_ input: ReadInput) async throws(ReaderError) -> [ArticleDetails] {
    let all = try await subscriptions.all()
    var (target, chosen) = (input.target, all)
    if case .matching(let given) = target {
      let query: ArticleQuery
      (query, chosen) = try await articles.scope(of: given, among: all)
      target = .matching(query)
    }
    let entries = try await articles.entries(of: target, in: chosen.map(\.id))
    let opened =
      try await input.text == .none
      ? entries.map { OpenedArticle(entry: $0, document: .empty) } : articles.open(entries, asHTML: input.asHTML)
    let translator = ArticleTranslator(all, cleansLinks: try await configuration.settings().cleansLinks)
    guard input.marksRead else { return opened.map { translator.details(of: $0) } }
    do throws(ReaderError) {
      let feeds = all.map(\.id)
      let unread = try await ids(toMarkFor: opened, input, in: feeds)
      guard !unread.isEmpty else { return opened.map { translator.details(of: $0) } }
      let before = try await articles.update(StatusUpdate(unread, .set(.read, true)), reaching: .stored(in: feeds))
      let read = unread.filter { before[$0]?.isRead == false }
      let entry = input.joinsUndo ? UndoEntry.read(read) : .marked([StatusEdit(mark: .read, isSet: true, ids: read)])
      let undoError = read.isEmpty ? nil : await undoHistory.errorRemembering(entry)
      return opened.enumerated().map { number, article in
        let (id, isLast) = (article.entry.article.id, number == opened.count - 1)
        guard article.entry.status.isRead || before[id] != nil else {
          return translator.details(of: article, problem: .article(.notFound(ArticleReference(id))), undoError: isLast ? undoError : nil)
        }
        return translator.details(of: article.marked(.set(.read, true)), undoError: isLast ? undoError : nil)
      }
    } catch {
      return opened.map { translator.details(of: $0, problem: $0.entry.status.isRead ? nil : error) }
    }
  }

  /// The unread articles among these; with `includesDuplicates`, also their unread duplicates in other feeds.
  private func ids(toMarkFor opened: [OpenedArticle], _ input: ReadInput, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID] {
    var entries = opened.map(\.entry)
    if input.includesDuplicates {
      let read = Set(entries.map(\.article.id))
      entries = DuplicateGroup.groups(of: try await articles.articles(matching: .everything, in: feeds)).map { [$0.shown] + $0.others }
        .filter { group in group.contains { read.contains($0.article.id) } }.flatMap(\.self)
    }
    return entries.filter { !$0.status.isRead }.map(\.article.id)
  }
}
