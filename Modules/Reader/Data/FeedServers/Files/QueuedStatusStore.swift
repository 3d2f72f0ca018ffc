package import ArticleStorage
package import CoreData
package import CoreDomain
package import ReaderDomain

/// A status store that queues each change of a mark for the feed server. The queue gets the change inside the commit and before the
/// statuses: after an interruption between the two, the server gets the change, and the next contact completes it here.
package struct QueuedStatusStore: StatusDataStore {
  private let base: any StatusDataStore
  private let queue: ServerQueue
  private let now: CurrentTime

  package init(base: any StatusDataStore, queue: ServerQueue, now: @escaping CurrentTime) {
    self.base = base
    self.queue = queue
    self.now = now
  }

  package func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] { try await base.all() }

  package func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await base.statuses(of: ids)
  }

  package func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await base.update(update, reaching: reach) { (before) throws(DataStoreError) in
      try note(before)
      try queue.add(StatusEdit.edits(of: before, by: update), at: now())
    }
  }
}
