internal import Database
public import Domain

/// Visits in the table `visit`: a row a feed.
public struct SQLiteVisitStore: VisitDataStore {
  private let archive: SQLiteArchive

  /// Makes the store over a database.
  public init(archive: SQLiteArchive) {
    self.archive = archive
  }

  public func all() async throws(DataStoreError) -> [FeedID: Visit] {
    try await archive.reading { (session) throws(DatabaseError) in
      let rows = try session.statement("SELECT feed, record FROM visit").rows { (row) throws(DatabaseError) in
        (try row.feed(0), try row.record(1) { (reader) throws(JSONDamage) in try VisitRecord(reading: &reader) }.visit)
      }
      return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    } ?? [:]
  }

  public func record(_ visits: [FeedID: Visit]) async throws(DataStoreError) {
    try await archive.changing { (session) throws(DatabaseError) in
      for (feed, visit) in visits {
        try session.run(
          "INSERT INTO visit (feed, record) VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record WHERE record != excluded.record",
          [.text(feed.text), .record { VisitRecord(visit).write(to: &$0) }])
      }
    }
  }
}
