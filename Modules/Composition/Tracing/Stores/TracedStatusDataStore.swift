internal import ArticleStorage
internal import FileStorage
import DataLayer
import Domain

struct TracedStatusDataStore: StatusDataStore {
  let base: any StatusDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await trace.around(type(of: base), ids.count) { () async throws(DataStoreError) in try await base.statuses(of: ids) }
  }

  func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await trace.around(type(of: base), change) { () async throws(DataStoreError) in try await base.update(ids, change) }
  }
}
