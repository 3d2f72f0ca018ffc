public import CoreData
internal import Files
public import ReaderDomain

/// What a data directory holds besides settings and the small features: subscriptions, articles, their statuses, and the choice of how they
/// are stored.
extension DataDirectory {
  package var subscriptions: String { "\(path)/subscriptions.opml" }
  package var views: String { configurationFile("views") }
  package var statuses: String { "\(path)/statuses.json" }
  package var recentStatuses: String { "\(path)/statuses.recent.jsonl" }
  package var writtenStatuses: String { "\(path)/statuses.written" }
  package var fetchStates: String { "\(path)/visits.json" }
  package var undoHistory: String { "\(path)/undo.jsonl" }
  package var undoneHistory: String { "\(path)/redo.jsonl" }
  package var formerUndoEntries: String { "\(path)/undo.json" }
  package var refresh: String { "\(path)/refresh.json" }
  package var sync: String { "\(path)/sync.json" }
  package var journal: String { "\(path)/journal.jsonl" }
  package var seenJournals: String { "\(path)/journals.seen" }
  package var checkpoint: String { "\(path)/journals.checkpoint" }
  package var records: String { "\(path)/records.jsonl" }
  package var seenRecords: String { "\(path)/records.seen" }
  package var syncedItems: String { "\(path)/records.synced" }
  package var articles: String { "\(path)/articles" }
  package var database: String { "\(path)/strata.db" }
  package var store: String { "\(path)/store.json" }
  package var refreshLockPath: String { "\(path)/refresh.lock" }
  /// Held during a refresh.
  package var refreshLock: StoreLock { StoreLock(path: refreshLockPath) }
  /// Where a migration builds the files that it later moves into the data directory.
  package var stagingDirectory: String { "\(path)/migration" }

  /// The suffixes of the files that SQLite keeps beside a database. The rollback journal and the WAL come first: they are useless without
  /// their database, and a new database must not find old ones.
  package static let databaseSidecars = [databaseJournal, databaseLog, "-shm"]
  package static let databaseJournal = "-journal"
  package static let databaseLog = "-wal"

  /// The same directory for stores of one storage kind. Their changes fail once the directory uses another kind.
  public func kept(in kind: StorageKind) -> DataDirectory {
    changing { (directory) throws(DataStoreError) in
      guard try StorageKindFile(of: directory).content().kind == kind else { throw .converted }
    }
  }

  /// Whether any article may have lost a star: a damaged file that held some is set aside and not yet repaired. The present mark of an article
  /// does not tell, because it may have been set afterwards.
  package func mayLackStatuses() throws(DataStoreError) -> Bool {
    for path in [statuses, recentStatuses, database] where try StoredFile(path: path).wasSetAside() { return true }
    return false
  }

  /// Changes whenever a status changes in the JSON files; empty when there are none.
  package func identityOfStatuses() throws(DataStoreError) -> String {
    var identities: [String] = []
    for path in [statuses, recentStatuses] { if let identity = try StoredFile(path: path).identity() { identities.append(identity.text) } }
    return identities.joined(separator: " ")
  }

  /// The data directory inside this one in which a migration builds.
  package var inStagingDirectory: DataDirectory { DataDirectory(path: stagingDirectory, now: now, timeout: timeout) }
}
