public import CoreData
package import CoreDomain
internal import Database
public import Files
internal import FileStorage

/// The database `strata.db` of a data directory, and the process's only connection to it, which all stores share.
///
/// Changes are made under the lock of the data directory. If the file is missing, the data directory is empty and the first change creates
/// the file.
public actor SQLiteDatabase {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let file: StoredFile
  private var session: DatabaseSession?
  private var isUpgradeTried = false

  /// Does not touch the disk.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: directory.database)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Runs `work`, which reads one consistent snapshot; returns nil when the database is missing.
  ///
  /// A damaged database is set aside under the lock, after it is read a second time.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func reading<Answer: Sendable>(
    _ fileID: String = #fileID, _ function: String = #function, _ work: @Sendable (DatabaseSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer? {
    try await StoreTrace.step("read \(file.path)", fileID, function) { () async throws(DataStoreError) in try await read(work) }
  }

  private func read<Answer: Sendable>(
    _ work: @Sendable (DatabaseSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer? {
    guard let identity = try file.identity(), identity.size > 0 else { return nil }
    let (schema, response): (Int, Answer?)
    do throws(DatabaseError) {
      try await upgrade(identity.number)
      (schema, response) = try self.response(to: work, from: identity.number)
    } catch {
      if error.isDamage { try await setAside(because: error) }
      throw DataStoreError(error, reading: file.path)
    }
    if schema > DatabaseSchema.newest { throw .newerVersion(path: file.path, version: schema, newest: DatabaseSchema.newest) }
    return response
  }

  /// Brings a database of an older program up to date. A database that cannot be written now is read as it is.
  private func upgrade(_ fileNumber: UInt64) async throws(DatabaseError) {
    guard session == nil, !isUpgradeTried else { return }
    do throws(DatabaseError) {
      guard try (1..<DatabaseSchema.newest).contains(opened(fileNumber).schema()) else { return }
    } catch {
      guard error.isAboutCompanions else { throw error }
    }
    isUpgradeTried = true
    do throws(DataStoreError) { try await changing { _ in } } catch {
      // The read that follows meets the same error, or needs no change.
    }
  }

  /// Runs `work` in one transaction and under the lock of the data directory.
  /// - Throws: `unwritable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func changing<Answer: Sendable>(
    _ fileID: String = #fileID, _ function: String = #function, _ work: @Sendable (DatabaseSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer {
    try await StoreTrace.step("change \(file.path)", fileID, function) { () async throws(DataStoreError) in
      try await directory.change { () throws(DataStoreError) in
        try directory.noteLostDatabase()
        return try changeUnderLock(work)
      }
    }
  }

  /// Copies the readable content of a database that was set aside into this one. Existing content takes precedence.
  /// - Returns: the number of added articles and marks.
  package func restore(from aside: String) async throws(DataStoreError) -> Int {
    try await changing { (session) throws(DatabaseError) in
      let before = try session.rowCount()
      try DatabaseSalvage(of: aside).restore(into: session)
      return try session.rowCount() - before
    }
  }

  /// Checks and repairs the whole database. If pages or records are broken, the database is set aside and its readable content is copied to
  /// a new one. Wrong counts, mark columns and word indexes are rebuilt.
  package func repair() async throws(DataStoreError) -> [StorageRepair] {
    guard let identity = try file.identity(), identity.size > 0 else { return [] }
    do throws(DataStoreError) {
      return try await directory.change { () throws(DataStoreError) in
        let areWordsWrong = try setAsideWhatCannotBeRead(identity)
        let isRebuilt = try changeUnderLock { (session) throws(DatabaseError) in
          try DatabaseCheck(session).rebuild(areWordsWrong: areWordsWrong)
        }
        return isRebuilt ? [StorageRepair(path: file.path, action: .rebuilt)] : []
      }
    } catch {
      return [try StorageRepair(ofDamage: error)]
    }
  }

  /// - Returns: whether the word indexes of a readable database are wrong.
  /// - Throws: `damaged` when the database was unreadable and has been set aside.
  private func setAsideWhatCannotBeRead(_ identity: FileIdentity) throws(DataStoreError) -> Bool {
    let problem: DatabaseError
    do throws(DatabaseError) {
      let session = try opened(identity.number)
      guard try (1...DatabaseSchema.newest).contains(session.schema()) else { return false }
      guard let damage = try DatabaseCheck(session).damage().first else { return try !DatabaseWordIndexes(in: session).problems().isEmpty }
      problem = .damaged(reason: damage)
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: file.path) }
      problem = error
    }
    try closeAsItIs()
    try setAsideAndRestore(because: problem)
  }

  /// Whether no page of a database that was set aside has a readable mark.
  package static func holdsNoMark(inFileAt path: String) throws(DataStoreError) -> Bool {
    do throws(DatabaseError) {
      return try MarkPages(ofDatabase: path).marks.isEmpty
    } catch {
      throw DataStoreError(error, reading: path)
    }
  }

  /// Whether marks may have been lost.
  package func mayLackStatuses() throws(DataStoreError) -> Bool { try directory.mayLackStatuses() }

  /// Notes in `store.json` that the data directory has full texts.
  func noteFullTexts() async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in try StorageKindFile(of: directory).noteFullTexts() }
  }

  /// Closes the connection and moves the WAL's content to the database. The next use opens it again.
  package func close() {
    session = nil
  }

  private func changeUnderLock<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DataStoreError) -> Answer {
    // Created here because SQLite would create it readable for everyone.
    if try !file.exists { try file.replace(with: []) }
    guard let identity = try file.identity() else { throw .unwritable(path: file.path, reason: "it no longer exists") }
    let schema: Int
    do throws(DatabaseError) {
      if session?.fileNumber != identity.number { try companions.make(isNew: identity.size == 0) }
      let session = try opened(identity.number)
      schema = try session.schema()
      if schema == 0 { try session.makeTables() }
      if schema > 0, schema < DatabaseSchema.newest { try session.upgradeTables() }
      if schema <= DatabaseSchema.newest { return try session.changing(work) }
    } catch {
      if error.isDamage { try setAsideUnderLock(because: error) }
      // A connection that failed to create a sidecar would never try again.
      if error.isAboutCompanions { session = nil }
      throw DataStoreError(error, changing: file.path)
    }
    throw .newerVersion(path: file.path, version: schema, newest: DatabaseSchema.newest)
  }

  private var companions: DatabaseSidecars { DatabaseSidecars(of: file.path) }

  /// The schema number, and the result of `work`; the result is nil when the schema is unknown.
  ///
  /// In a read-only data directory, SQLite cannot create its sidecars, and on a full disk, it cannot fill them. The database is then read
  /// without them, as long as nobody changes it.
  private func response<Answer>(
    to work: (DatabaseSession) throws(DatabaseError) -> Answer, from fileNumber: UInt64
  ) throws(DatabaseError) -> (schema: Int, Answer?) {
    do throws(DatabaseError) {
      return try Self.response(to: work, from: try opened(fileNumber))
    } catch {
      guard error.isAboutCompanions else { throw error }
    }
    session = nil
    do throws(DatabaseError) {
      try companions.make()
      return try Self.response(to: work, from: try opened(fileNumber))
    } catch {
      session = nil
      guard error.isAboutCompanions, let database = try ImmutableDatabase(of: directory) else { throw error }
      return try database.reading { (session) throws(DatabaseError) in try Self.response(to: work, from: session) }
    }
  }

  private static func response<Answer>(
    to work: (DatabaseSession) throws(DatabaseError) -> Answer, from session: DatabaseSession
  ) throws(DatabaseError) -> (schema: Int, Answer?) {
    let schema = try session.schema()
    return (schema, (1...DatabaseSchema.newest).contains(schema) ? try session.reading(work) : nil)
  }

  /// The connection. If the file was replaced, a new connection is opened.
  private func opened(_ number: UInt64) throws(DatabaseError) -> DatabaseSession {
    if let session, session.fileNumber == number { return session }
    let opened = try DatabaseSession(path: file.path, fileNumber: number, timeout: directory.timeout)
    session = opened
    return opened
  }

  private func setAside(because error: DatabaseError) async throws(DataStoreError) {
    try await directory.changeDamaged(file, because: "it is damaged") { () throws(DataStoreError) in try setAsideUnderLock(because: error) }
  }

  /// Sets the database aside with its WAL, unless a second check finds it undamaged: another process may have replaced it. Damage to a word
  /// index alone is not enough because the index can be rebuilt.
  /// - Throws: `damaged` when the database was set aside, `needsRepair` when a word index must be rebuilt.
  private func setAsideUnderLock(because error: DatabaseError) throws(DataStoreError) {
    guard let identity = try file.identity() else { return }
    var brokenIndex: String?
    try closeAsItIs()
    do throws(DatabaseError) {
      let session = try opened(identity.number)
      if try DatabaseCheck(session).damage().isEmpty {
        brokenIndex = try DatabaseWordIndexes(in: session).damage().first
        if brokenIndex == nil { return }
      }
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: file.path) }
    }
    try closeAsItIs()
    if let brokenIndex { throw .needsRepair(path: file.path, reason: brokenIndex, effect: .rebuilds) }
    try setAsideAndRestore(because: error)
  }

  /// Sets the closed database aside and copies its readable content to a new one in its place.
  /// - Throws: `damaged` after that.
  private func setAsideAndRestore(because error: DatabaseError) throws(DataStoreError) -> Never {
    let aside = try file.setAside(at: directory.momentForName, with: DataDirectory.databaseSidecars)
    let rows = try changeUnderLock { (session) throws(DatabaseError) in
      try DatabaseSalvage(of: aside).restore(into: session)
      return try session.rowCount()
    }
    throw .damaged(path: file.path, setAside: aside, reason: error.words, recovered: rows == 0 ? .noMarks : .allBut(nil))
  }

  /// Closes the connection to a possibly damaged file without writing its WAL into it.
  private func closeAsItIs() throws(DataStoreError) {
    do throws(DatabaseError) { try session?.disableCheckpointOnClose() } catch { throw DataStoreError(error, reading: file.path) }
    session = nil
  }
}
