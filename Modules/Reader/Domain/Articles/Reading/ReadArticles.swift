public import CoreDomain

/// Opens articles for reading, and marks them as read. When the marks cannot be stored, or an article is gone by then, the articles open
/// anyway, and the result contains the error. Reading can be undone.
public struct ReadArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
  }

  /// - Returns: the articles, in the order of the references or of the list; none when no article matches a query.
  public func callAsFunction(_ input: ReadInput) async throws(ReadingError) -> [ArticleDetails] {
    let all = try await subscriptions.all()
    var (target, chosen) = (input.target, all)
    if case .matching(let given) = target {
      let query: ArticleQuery
      (query, chosen) = try await articles.scope(of: given, among: all)
      target = .matching(query)
    }
    let opened = try await articles.open(target, in: chosen.map(\.id))
    let translator = ArticleTranslator(all)
    guard input.marksRead else { return opened.map { translator.details(of: $0) } }
    do throws(ReadingError) {
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
          return translator.details(of: article, problem: .articleNotFound(ArticleReference(id)), undoError: isLast ? undoError : nil)
        }
        return translator.details(of: article.marked(.set(.read, true)), undoError: isLast ? undoError : nil)
      }
    } catch {
      return opened.map { translator.details(of: $0, problem: $0.entry.status.isRead ? nil : error) }
    }
  }

  /// The unread articles among these; with `includesDuplicates`, also their unread duplicates in other feeds.
  private func ids(toMarkFor opened: [OpenedArticle], _ input: ReadInput, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleID] {
    var entries = opened.map(\.entry)
    if input.includesDuplicates {
      let read = Set(entries.map(\.article.id))
      entries = DuplicateGroup.groups(of: try await articles.articles(matching: .everything, in: feeds)).map { [$0.shown] + $0.others }
        .filter { group in group.contains { read.contains($0.article.id) } }.flatMap(\.self)
    }
    return entries.filter { !$0.status.isRead }.map(\.article.id)
  }
}

/// What to read.
public struct ReadInput: Hashable, Sendable {
  public let target: StatusChange.Target
  public let marksRead: Bool
  /// Whether the duplicates of the articles in other feeds are marked read with them.
  public let includesDuplicates: Bool
  /// Whether one undo takes this back together with what was read before. In a session, it takes back only the last article.
  public let joinsUndo: Bool

  public init(_ target: StatusChange.Target, marksRead: Bool = true, includesDuplicates: Bool = false, joinsUndo: Bool = true) {
    self.target = target
    self.marksRead = marksRead
    self.includesDuplicates = includesDuplicates
    self.joinsUndo = joinsUndo
  }

  /// Whether it asks for one article, and not for some articles of which there may be one.
  public var isForOne: Bool {
    switch target {
    case .articles(let references): references.count == 1
    case .matching(let query): query.window.size == 1
    }
  }
}

/// An article opened for reading, with its status and body.
public struct OpenedArticle: Hashable, Sendable {
  public let entry: ArticleWithStatus
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML.
  public let html: String?

  public init(entry: ArticleWithStatus, document: Document, html: String? = nil) {
    self.entry = entry
    self.document = document
    self.html = html
  }

  func marked(_ change: ArticleStatus.Change) -> OpenedArticle {
    OpenedArticle(entry: ArticleWithStatus(article: entry.article, status: entry.status.applying(change)), document: document, html: html)
  }
}

/// One article with its body, as the presentation layer uses it.
public struct ArticleDetails: Hashable, Sendable {
  public let summary: ArticleSummary
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML.
  public let html: String?
  /// Why the article could not be marked as read; nil when it was marked.
  public let problem: ReadingError?
  /// Why the reading cannot be undone; nil when it can. The article is marked as read in both cases.
  public let undoError: ReadingError?

  public init(
    summary: ArticleSummary, document: Document, html: String? = nil, problem: ReadingError? = nil, undoError: ReadingError? = nil
  ) {
    self.summary = summary
    self.document = document
    self.html = html
    self.problem = problem
    self.undoError = undoError
  }
}
