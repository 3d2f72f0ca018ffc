public import CoreDomain
import CoreDoubles
public import ReaderDomain

/// The binding to a feed server in memory, over articles in memory.
public actor MemoryServerStateRepository: ServerStateRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case account, bind, unbind, recordContact, recordWait, pending, enqueue, recordPushed, items, record, forget, statuses, apply
  }

  /// The changes so far, by call.
  public private(set) var changes: [Call] = []

  private var bound: ServerAccount?
  private let folder: String?
  private let articles: MemoryArticleRepository
  private var queue: [PendingMark] = []
  private var last = 0
  private var setAside: [PendingMark] = []
  private var known: [ServerItemID: ArticleID]
  private var failures = PlannedFailures<Call, ReaderError>()

  /// - Parameter folder: the folder through which the data directory syncs.
  public init(
    _ account: ServerAccount? = nil, articles: MemoryArticleRepository = MemoryArticleRepository(),
    items: [ServerItemID: ArticleID] = [:], folder: String? = nil
  ) {
    bound = account
    self.articles = articles
    self.folder = folder
    known = items
  }

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  /// Changes a mark as a user does: queued first, and set after.
  public func mark(_ edits: [StatusEdit]) async throws(ReaderError) {
    queue(edits, at: .sample())
    try await articles.update(StatusUpdate(edits), reaching: .all)
  }

  public func account() throws(ReaderError) -> ServerAccount? {
    try failures.check(.account)
    return bound
  }

  public func bind(_ account: ServerAccount) throws(ReaderError) {
    try note(.bind)
    if let folder { throw .server(.boundElsewhere(folder)) }
    if let bound, bound.url != account.url || bound.user != account.user { throw .server(.boundElsewhere(bound.url.shown)) }
    if bound?.userID != account.userID { known = [:] }
    bound = account
  }

  public func unbind() throws(ReaderError) {
    try note(.unbind)
    (bound, known, queue) = (nil, [:], [])
  }

  public func recordContact(at moment: Timestamp) throws(ReaderError) {
    try note(.recordContact)
    bound?.lastContact = moment
    bound?.notBefore = nil
  }

  public func recordWait(until moment: Timestamp) throws(ReaderError) {
    try note(.recordWait)
    bound?.notBefore = moment
  }

  public func pending() throws(ReaderError) -> PendingMarks {
    try failures.check(.pending)
    return PendingMarks(queue, last: last, setAside: setAside)
  }

  public func enqueue(_ edits: [StatusEdit], at moment: Timestamp) throws(ReaderError) {
    try note(.enqueue)
    queue(edits, at: moment)
  }

  public func recordPushed(through number: Int, refused: [StatusEdit], failed: [StatusEdit]) throws(ReaderError) {
    try note(.recordPushed)
    func isOne(of edits: [StatusEdit], _ change: PendingMark) -> Bool {
      edits.contains { $0.mark == change.mark && $0.ids.contains(change.article) }
    }
    let sent = queue.filter { $0.number <= number && !isOne(of: failed, $0) }
    queue.removeAll { change in sent.contains(change) }
    for change in sent {
      setAside.removeAll { $0.article == change.article && $0.mark == change.mark }
      if isOne(of: refused, change) { setAside.append(change) }
    }
  }

  public func items() throws(ReaderError) -> [ServerItemID: ArticleID] {
    try failures.check(.items)
    return known
  }

  public func record(_ items: [ServerItemID: ArticleID]) throws(ReaderError) {
    try note(.record)
    known.merge(items) { _, new in new }
  }

  public func forget(_ items: Set<ServerItemID>) throws(ReaderError) {
    try note(.forget)
    for item in items { known[item] = nil }
  }

  public func statuses(of ids: Set<ArticleID>) async throws(ReaderError) -> [ArticleID: ArticleStatus] {
    try failures.check(.statuses)
    return await articles.statuses(of: ids)
  }

  @discardableResult
  public func apply(_ edits: [StatusEdit]) async throws(ReaderError) -> [StatusEdit] {
    try note(.apply)
    let own = PendingMarks(queue, last: last, setAside: setAside).ownMarks
    let free = edits.map { edit in
      StatusEdit(mark: edit.mark, isSet: edit.isSet, ids: edit.ids.filter { !(own[edit.mark]?.contains($0) ?? false) })
    }
    let update = StatusUpdate(free)
    return StatusEdit.edits(of: try await articles.update(update, reaching: .all), by: update)
  }

  private func queue(_ edits: [StatusEdit], at moment: Timestamp) {
    for edit in edits where edit.mark.isOnServers {
      for id in edit.ids {
        last += 1
        queue.append(PendingMark(number: last, article: id, mark: edit.mark, isSet: edit.isSet, moment: moment))
      }
    }
  }

  private func note(_ call: Call) throws(ReaderError) {
    try failures.check(call)
    changes.append(call)
  }
}
