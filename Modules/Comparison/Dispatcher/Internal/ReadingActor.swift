import ReaderDomain
import ReaderScenes

/// Does the work of the scene and holds its data. It alone calls the service.
///
/// A use case asks it for update actions; view models ask it for `list`, `detail` and `count`. When a later action overtakes an earlier one, the
/// earlier answer is dropped.
@MainActor
final class ReadingActor {
  enum Action: Hashable, Sendable {
    /// Request a list. `read` reads it.
    case request(ArticleList.Request)
    /// Change articles, then request the list again.
    case change(StatusChange)
    /// Read the list that was requested last, unless it is read already.
    case read
    case open(ArticleReference)
    /// Count the unread articles, if their number is unknown.
    case count
    case refuse(String)
    /// Drop the list that is being read, and say so.
    case stop
    /// End the scene.
    case close
  }

  /// A requested list that is not answered yet.
  private struct Reading {
    let number: Int
    let query: ArticleQuery
    let reply: ListAnswer.Reply
    var hasBegun = false
    /// The articles that were opened since the request. The answer may be older, so their rows are marked.
    var opened: Set<ArticleID> = []
  }

  private(set) var list: ListAnswer?
  private(set) var detail: ValueAnswer<ArticleDetails>?
  private(set) var count: ValueAnswer<Int>?
  private(set) var isClosed = false

  private let service: any ArticleService
  private var listed: ListedArticles?
  private var reading: Reading?
  private var isCountDue = true
  /// The number of the latest `open`.
  private var opening = 0
  /// The number of the count that is running.
  private var counting: Int?
  private var lastNumber = 0

  init(service: any ArticleService) {
    self.service = service
  }

  func perform(_ action: Action) async {
    switch action {
    case .request(let request): start(request)
    case .change(let requested): await change(requested)
    case .read: await read()
    case .open(let reference): await open(reference)
    case .count: await countUnread()
    case .refuse(let text): answer(.notUnderstood(text))
    case .stop: stop()
    case .close: isClosed = true
    }
  }

  /// The query that is running, or else the query of the current list. The next request narrows this query.
  private var query: ArticleQuery? { reading?.query ?? listed?.query }

  private func start(_ request: ArticleList.Request) {
    if request == .refreshed { isCountDue = true }
    do throws(ReadingError) {
      if let query = try request.query(after: query, listed) { start(query, .listed) }
    } catch {
      answer(.failed(error))
    }
  }

  private func stop() {
    guard reading != nil else { return }
    reading = nil
    answer(.failed(.cancelled))
  }

  /// Requests the shown part of the list again, and a new count, because what is stored has changed.
  /// - Returns: whether there is a list to read again.
  private func startAgain(_ reply: ListAnswer.Reply) -> Bool {
    isCountDue = true
    guard let query else { return false }
    start(query.repeated(listed), reply)
    return true
  }

  private func start(_ query: ArticleQuery, _ reply: ListAnswer.Reply) {
    reading = Reading(number: nextNumber(), query: query, reply: reply)
    answer(.loading)
  }

  private func change(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let reply = ListAnswer.Reply.changed(try await service.change(requested), requested)
      if !startAgain(reply) { answer(reply) }
    } catch {
      answer(.failed(error))
    }
  }

  private func read() async {
    guard let mine = reading, !mine.hasBegun else { return }
    reading?.hasBegun = true
    do throws(ReadingError) {
      let page = try await service.articles(matching: mine.query)
      guard let answered = reading, answered.number == mine.number else { return }
      listed = ListedArticles(mine.query, page.markingRead(answered.opened))
      reading = nil
      answer(mine.reply)
    } catch {
      guard reading?.number == mine.number else { return }
      reading = nil
      answer(.failed(error))
    }
  }

  private func open(_ reference: ArticleReference) async {
    opening = nextNumber()
    let mine = opening
    do throws(ReadingError) {
      guard let details = try await service.open(reference) else { return }
      if details.problem == nil { markRead(details.summary.article.id) }
      guard mine == opening else { return }
      detail = ValueAnswer(number: nextNumber(), result: .success(details))
    } catch {
      if mine == opening { detail = ValueAnswer(number: nextNumber(), result: .failure(error)) }
    }
  }

  /// An article was opened. If its row tells that it was unread, the number of unread articles is known without counting again.
  private func markRead(_ id: ArticleID) {
    reading?.opened.insert(id)
    guard let listed, let row = listed.page.rows.first(where: { $0.article.id == id }) else { return isCountDue = true }
    guard !row.status.isRead else { return }
    self.listed = ListedArticles(listed.query, listed.page.markingRead([id]))
    answer(reading == nil ? .listed : .loading)
    if counting != nil {
      // The count that is running may or may not include the article.
      isCountDue = true
    } else if case .success(let number)? = count?.result {
      count = ValueAnswer(number: 0, result: .success(max(number - 1, 0)))
    }
  }

  private func countUnread() async {
    guard isCountDue else { return }
    isCountDue = false
    let mine = nextNumber()
    counting = mine
    do throws(ReadingError) {
      guard let number = try await service.unreadCount(), counting == mine else { return }
      count = ValueAnswer(number: 0, result: .success(number))
    } catch {
      guard counting == mine else { return }
      if error == .cancelled { isCountDue = true }
      count = ValueAnswer(number: nextNumber(), result: .failure(error))
    }
    counting = nil
  }

  private func answer(_ reply: ListAnswer.Reply) {
    list = ListAnswer(number: nextNumber(), reply: reply, listed: listed)
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension ListPage<ArticleSummary> {
  /// The page with the rows of these articles marked read.
  fileprivate func markingRead(_ ids: Set<ArticleID>) -> Self {
    map { row in
      guard ids.contains(row.article.id) else { return row }
      return ArticleSummary(
        article: row.article, status: row.status.applying(.set(.read, true)), feedTitle: row.feedTitle, folder: row.folder,
        duplicates: row.duplicates)
    }
  }
}
