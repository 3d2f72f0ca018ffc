package import Files
public import Domain

/// The folder that holds all data of one user, and the lock under which it is changed. Reading needs no lock because files are replaced whole
/// or only extended. A missing directory counts as empty; the first change creates it.
public struct DataDirectory: Sendable {
  public let path: String
  /// How long a change waits for the lock that another process holds.
  package let patience: Duration
  private var kind: StorageKind?
  private var isHeld = false
  package let now: CurrentTime
  private let storeLock: StoreLock
  /// Held during a refresh.
  package let refreshLock: StoreLock

  /// Names a data directory without touching the disk.
  /// - Parameters:
  ///   - now: dates the names of the damaged files that are set aside.
  ///   - patience: how long a change waits for the lock that another process holds.
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
  package var recentStatuses: String { "\(path)/statuses.recent.jsonl" }
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
  /// Where damaged files go once they are repaired.
  package var setAside: String { "\(path)/set-aside" }
  /// Where a migration builds the files that it later moves into the data directory.
  package var stagingDirectory: String { "\(path)/migration" }

  /// The suffixes of the files that SQLite keeps beside a database. The rollback journal and the WAL come first: they are useless without
  /// their database, and a new database must not find old ones.
  package static let databaseSidecars = [databaseJournal, databaseLog, "-shm"]
  package static let databaseJournal = "-journal"
  package static let databaseLog = "-wal"

  /// The current time in a form that fits a file name: `20260301T083000Z`.
  package var momentForName: String { now().rfc3339.filter { $0 != "-" && $0 != ":" } }

  /// Runs `work` under the lock, so that no other process changes the data meanwhile. `work` must read its input again inside the lock.
  /// - Throws: `unwritable` when the directory cannot be created, `locked`, `cancelled`, or an error of `work`.
  package func change<Result>(_ work: () throws(DataStoreError) -> Result) async throws(DataStoreError) -> Result {
    if isHeld { return try work() }
    try make()
    return try await storeLock.hold { () throws(DataStoreError) in
      if let kind, try StoreFile(of: self).content().kind != kind {
        throw .unwritable(path: path, reason: "another process has converted the store; try again")
      }
      return try work()
    }
  }

  /// Sets a damaged file aside, under the lock. `work` must read the file again because another process may have replaced it by a good one.
  /// - Throws: `unreadable` with the damage when the data directory cannot be written, or an error of `work`.
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

  /// The same directory for stores of one storage kind. Their changes fail once the directory uses another kind.
  public func kept(in kind: StorageKind) -> DataDirectory {
    var directory = self
    directory.kind = kind
    return directory
  }

  /// How far the statuses can be trusted while a damaged file that held some is set aside and not yet repaired.
  package enum StatusTrust: Sendable {
    /// All statuses are there.
    case complete
    /// An article without a status may have lost it.
    case partial
    /// Any article may have lost its latest marks.
    case none
  }

  package func trustInStatuses() throws(DataStoreError) -> StatusTrust {
    if try StoredFile(path: recentStatuses).wasSetAside() { return .none }
    for path in [statuses, database] where try StoredFile(path: path).wasSetAside() { return .partial }
    return .complete
  }

  /// Changes whenever a status changes in the JSON files; empty when there are none.
  package func identityOfStatuses() throws(DataStoreError) -> String {
    var identities: [String] = []
    for path in [statuses, recentStatuses] { if let identity = try StoredFile(path: path).identity() { identities.append(identity.text) } }
    return identities.joined(separator: " ")
  }

  /// The same directory for a caller that already holds the lock: changes do not wait for it.
  package var held: DataDirectory {
    var directory = self
    directory.isHeld = true
    return directory
  }

  /// Takes the lock without waiting and holds it until the result is released. While the caller holds it, the caller must not call a store
  /// that changes this directory.
  package func take() throws(DataStoreError) -> FileLock {
    try make()
    return try storeLock.take()
  }

  /// The data directory inside this one in which a migration builds.
  package var inStagingDirectory: DataDirectory { DataDirectory(path: stagingDirectory, now: now, patience: patience) }

  /// Creates the folder if it is missing.
  package func make() throws(DataStoreError) {
    do throws(FileError) {
      try FileSystem.makeFolder(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
