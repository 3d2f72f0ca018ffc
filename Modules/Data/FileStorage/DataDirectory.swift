package import Files
public import Domain

/// The folder with everything that is the person's own, and the one lock under which it is changed. Reading needs no lock, since files are
/// only ever replaced as wholes; a home that is not there yet is empty, and is made by the first change.
public struct DataDirectory: Sendable {
  /// Where the folder is.
  public let path: String
  /// How long a change waits for another process to finish one.
  package let patience: Duration
  private var kind: StorageKind?
  private var isHeld = false
  package let now: CurrentTime
  private let storeLock: StoreLock
  /// Held during a refresh.
  package let refreshLock: StoreLock

  /// Names a home, without touching it.
  /// - Parameters:
  ///   - now: tells when a damaged file was set aside.
  ///   - patience: how long a change waits for another process to finish one.
  public init(path: String, now: @escaping CurrentTime, patience: Duration = .seconds(5)) {
    self.path = path
    self.now = now
    self.patience = patience
    storeLock = StoreLock(path: "\(path)/lock", patience: patience)
    refreshLock = StoreLock(path: "\(path)/refresh.lock")
  }

  package var lock: String { "\(path)/lock" }
  package var refreshLockPath: String { "\(path)/refresh.lock" }
  package var subscriptions: String { "\(path)/subscriptions.opml" }
  package var statuses: String { "\(path)/statuses.json" }
  package var writtenStatuses: String { "\(path)/statuses.written" }
  package var fetchStates: String { "\(path)/visits.json" }
  package var undoHistory: String { "\(path)/undo.jsonl" }
  package var formerUndoEntries: String { "\(path)/undo.json" }
  package var sync: String { "\(path)/sync.json" }
  package var journal: String { "\(path)/journal.jsonl" }
  package var seenJournals: String { "\(path)/journals.seen" }
  package var checkpoint: String { "\(path)/journals.checkpoint" }
  package var configuration: String { "\(path)/config.json" }
  package var quotes: String { "\(path)/quotes.json" }
  package var pictures: String { "\(path)/pictures" }
  package var articles: String { "\(path)/articles" }
  package var database: String { "\(path)/strata.db" }
  package var store: String { "\(path)/store.json" }
  /// Where damaged files go that were dealt with.
  package var setAside: String { "\(path)/set-aside" }
  /// Where a migration builds what will be moved into the home.
  package var stagingDirectory: String { "\(path)/migration" }

  /// What the names of the files end with that SQLite keeps beside a database. The log first: without its database it is nothing, and a database
  /// that is new must not find it.
  package static let databaseSidecars = [databaseJournal, databaseLog, "-shm"]
  package static let databaseJournal = "-journal"
  package static let databaseLog = "-wal"

  package func articles(of feed: FeedID) -> String { "\(articles)/\(feed.text).jsonl" }
  package func articleIndex(of feed: FeedID) -> String { "\(articles)/\(feed.text).index" }
  package func incompleteMark(of feed: FeedID) -> String { "\(articles)/\(feed.text).incomplete" }

  /// The moment as it can stand in a file's name: `20260301T083000Z`.
  package var momentForName: String { now().rfc3339.filter { $0 != "-" && $0 != ":" } }

  /// Does work that reads, changes and writes, while no other process does. The work reads again what it builds on.
  /// - Throws: `unwritable` when there is no home and none can be made, `locked`, `cancelled`; what the work throws.
  package func change<Result>(_ work: () throws(DataStoreError) -> Result) async throws(DataStoreError) -> Result {
    if isHeld { return try work() }
    try make()
    return try await storeLock.hold { () throws(DataStoreError) in
      if let kind, try StoreFile(of: self).content().kind != kind {
        throw .unwritable(path: path, reason: "another strata has moved it to another store; try again")
      }
      return try work()
    }
  }

  /// Sets a damaged file aside, under the lock. The work reads the file again: another process may have replaced it by a good one meanwhile.
  /// - Throws: `unreadable` with the damage when the data directory cannot be written; what the work throws.
  package func changeDamaged<Result>(
    _ file: StoredFile, because damage: String, _ work: () throws(DataStoreError) -> Result
  ) async throws(DataStoreError) -> Result {
    do throws(DataStoreError) {
      return try await change(work)
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unreadable(path: file.path, reason: "\(damage); it could not be set aside: \(reason)")
    }
  }

  /// The same home for stores of one kind alone: they change nothing any more when it is kept in another way since.
  public func kept(in kind: StorageKind) -> DataDirectory {
    var directory = self
    directory.kind = kind
    return directory
  }

  /// Whether statuses may be missing that were there once: a file that held them was damaged, and nobody has dealt with it yet.
  package func mayLackStatuses() throws(DataStoreError) -> Bool {
    for path in [statuses, database] where try StoredFile(path: path).wasSetAside() { return true }
    return false
  }

  /// The same home for those who hold its lock already: they do not wait for themselves.
  package var held: DataDirectory {
    var directory = self
    directory.isHeld = true
    return directory
  }

  /// Takes the lock for as long as the answer lives, without waiting. Who has it calls no store of this home that changes something.
  package func take() throws(DataStoreError) -> LockFile {
    try make()
    return try storeLock.take()
  }

  /// A home within this one, in which a migration builds.
  package var inStagingDirectory: DataDirectory { DataDirectory(path: stagingDirectory, now: now, patience: patience) }

  /// Makes the folder unless it is there.
  package func make() throws(DataStoreError) {
    do throws(FileError) {
      try FileSystem.makeFolder(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
