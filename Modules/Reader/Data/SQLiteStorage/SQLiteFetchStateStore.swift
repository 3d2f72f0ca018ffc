public import ArticleStorage
public import CoreData
internal import Database
public import ReaderDomain
internal import RecordJSON

/// Fetch states in the table `visit`, one row per feed.
public struct SQLiteFetchStateStore: FetchStateDataStore {
  private let database: SQLiteDatabase

  public init(database: SQLiteDatabase) {
    self.database = database
  }

  public func all() async throws(DataStoreError) -> [FeedID: FetchState] {
    try await database.reading { (session) throws(DatabaseError) in
      let rows = try session.statement("SELECT feed, record FROM visit").rows { (row) throws(DatabaseError) in
        (try row.feed(0), try row.record(1) { (reader) throws(JSONError) in try FetchState(reading: &reader) })
      }
      return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    } ?? [:]
  }

  public func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) {
    try await database.changing { (session) throws(DatabaseError) in
      for (feed, fetchState) in fetchStates {
        try session.run(
          "INSERT INTO visit (feed, record) VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record WHERE record != excluded.record",
          [.text(feed.text), .record { fetchState.write(to: &$0) }])
      }
    }
  }
}
