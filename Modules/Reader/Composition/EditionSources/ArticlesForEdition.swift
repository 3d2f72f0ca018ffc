import CoreComposition
import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// Supplies the articles that the user reads to editions.
struct ArticlesForEdition: EditionArticleRepository {
  let views: any ViewRepository
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReaderError>
  let count: any UseCase<ArticleQuery, Int, ReaderError>
  let read: any UseCase<ReadInput, [ArticleDetails], ReaderError>
  let mark: any UseCase<StatusChange, StatusChangeResult, ReaderError>
  let now: LocalClock

  /// The texts of so many articles are read at once. Each is cut to what an edition prints before more are read.
  private static let batch = 10

  func articles(matching query: EditionQuery) async throws(EditionError) -> EditionSelection {
    let now = now()
    var selected = try await selection(by: query, now)
    let wanted = selected.window.size == .max ? EditionQuery.usualArticles : min(selected.window.size, EditionQuery.maximumArticles)
    // More articles than wanted, so that twins leave no gap. (`isUnique` would load all that match to find every twin.)
    selected.isUnique = false
    selected.window.size = 2 * wanted
    let query = selected
    let page = try await translating { () async throws(ReaderError) in try await list(query) }
    let summaries = Dictionary(page.rows.map { ($0.article.id, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = DuplicateGroup.groups(of: page.rows.map { ArticleWithStatus(article: $0.article, status: $0.status) }).prefix(wanted)
    var (bodies, pages): ([ArticleID: EditionBody], [ArticleID: WebURL]) = ([:], [:])
    for start in stride(from: 0, to: groups.count, by: Self.batch) {
      let ids = groups.dropFirst(start).prefix(Self.batch).map { ArticleReference($0.shown.article.id) }
      let opened = try await translating { () async throws(ReaderError) in try await read(ReadInput(.articles(ids), marksRead: false)) }
      for details in opened {
        let article = details.summary.article
        bodies[article.id] = EditionBody(details.linkedDocument)
        pages[article.id] = article.url.map(details.followed)
      }
    }
    let articles = groups.compactMap { group -> EditionArticle? in
      guard let summary = summaries[group.shown.article.id] else { return nil }
      let twins = group.others.map { EditionTwin(id: $0.article.id.text, feedTitle: summaries[$0.article.id]?.feedTitle ?? "") }
      let id = summary.article.id
      return Self.article(summary, page: pages[id], twins, bodies[id] ?? EditionBody(.empty), now.zone)
    }
    let included = groups.reduce(0) { $0 + 1 + $1.others.count }
    return EditionSelection(articles, omitted: max(0, try await total(of: page, query) - included))
  }

  /// The number of articles that match. A list leaves it out where only a count of all articles tells it.
  private func total(of page: ListPage<ArticleSummary>, _ query: ArticleQuery) async throws(EditionError) -> Int {
    if let total = page.total { return total }
    guard page.rows.count >= query.window.size else { return page.rows.count }
    return try await translating { () async throws(ReaderError) in try await count(query) }
  }

  func markRead(_ ids: [String]) async throws(EditionError) -> EditionMarking {
    let change = StatusChange(.articles(ids.map { ArticleReference($0) }), .set(.read, true))
    let result = try await translating { () async throws(ReaderError) in try await mark(change) }
    return EditionMarking(
      marked: result.count - result.unchanged, undoProblem: result.undoError.map { text(ReaderErrorWording.message(for: $0).sentence) })
  }

  /// A query as the list evaluates it. Without one, all unread articles.
  private func selection(by query: EditionQuery, _ now: LocalTime) async throws(EditionError) -> ArticleQuery {
    guard let text = query.text else { return ArticleQuery(lacking: [.read]) }
    var selected = ArticleQuery()
    selected.add(try await translating { () async throws(ReaderError) in try await views.query(text) }, at: now.queryCalendar)
    return selected
  }

  private static func article(
    _ summary: ArticleSummary, page: WebURL?, _ twins: [EditionTwin], _ body: EditionBody, _ zone: ZoneRules
  ) -> EditionArticle {
    let article = summary.article
    return EditionArticle(
      id: article.id.text, title: article.title, url: article.url, page: page, feed: article.feed.text, feedHost: summary.feedHost,
      feedTitle: summary.feedTitle,
      folder: summary.folder.names, authors: article.authors.map(\.shown), published: article.published,
      day: LocalTime(article.date, in: zone).day, language: article.language, twins: twins, body: body)
  }

  private func text(_ text: MessageText) -> String { text.text(for: ProgramIdentity.strata.name) }

  private func translating<Result>(_ work: () async throws(ReaderError) -> Result) async throws(EditionError) -> Result {
    do throws(ReaderError) {
      return try await work()
    } catch {
      switch error {
      case .store(let problem): throw .store(problem)
      case .cancelled: throw .cancelled
      default:
        let message = ReaderErrorWording.message(for: error)
        throw .articles(reason: text(message.sentence), hint: message.hint.map(text))
      }
    }
  }
}
