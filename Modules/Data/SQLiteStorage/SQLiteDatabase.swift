public import FileStorage
public import Files
internal import Database
package import Domain

/// The database of a home, `strata.db`, and this process's one connection to it, which all its stores share.
///
/// Changes are made under the lock of the home, as those of files are. A home without the file is empty; the first change makes it.
public actor SQLiteDatabase {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let file: StoredFile
  private var session: DatabaseSession?

  /// Names the database of a home, without touching it, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: directory.database)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does work that reads, all of it as it is at one moment; nil when there is no database.
  ///
  /// A damaged database is set aside, under the lock and after a second look.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func reading<Answer: Sendable>(
    _ work: @Sendable (DatabaseSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer? {
    guard let identity = try file.identity(), identity.size > 0 else { return nil }
    let (schema, response): (Int, Answer?)
    do throws(DatabaseError) {
      (schema, response) = try self.response(to: work, from: identity.number)
    } catch {
      if error.isDamage { try await setAside(because: error) }
      throw DataStoreError(error, reading: file.path)
    }
    if schema > DatabaseSchema.newest { throw .newerVersion(path: file.path, version: schema) }
    return response
  }

  /// Does work that changes, as one and under the lock of the home; what it reads is as it is then.
  /// - Throws: `unwritable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func changing<Answer: Sendable>(
    _ work: @Sendable (DatabaseSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer {
    try await directory.change { () throws(DataStoreError) in try changeUnderLock(work) }
  }

  /// Puts what a database that was set aside still holds into this one, where it lacks that.
  /// - Returns: how many articles and marks were added.
  package func restore(from aside: String) async throws(DataStoreError) -> Int {
    try await changing { (session) throws(DatabaseError) in
      let before = try session.rowCount()
      try DatabaseSalvage(of: aside).restore(into: session)
      return try session.rowCount() - before
    }
  }

  /// Looks at everything and mends it: a database with broken pages or records is set aside, and what can be read of it is put into a new one;
  /// counts, marks and indexes that do not fit the rest are made anew.
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

  /// - Returns: whether the indexes of words do not fit a database that can be read.
  /// - Throws: `damaged` when it cannot, and was set aside.
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

  /// Whether marks may be missing that were there once.
  package func mayLackStatuses() throws(DataStoreError) -> Bool { try directory.mayLackStatuses() }

  /// Closes the connection, until there is something to do again. What stands in the log is in the database then.
  package func close() {
    session = nil
  }

  private func changeUnderLock<Answer>(_ work: (DatabaseSession) throws(DatabaseError) -> Answer) throws(DataStoreError) -> Answer {
    // Made here, since SQLite would let everybody read it.
    if try !file.exists { try file.replace(with: []) }
    guard let identity = try file.identity() else { throw .unwritable(path: file.path, reason: "it went away") }
    let schema: Int
    do throws(DatabaseError) {
      if session?.fileNumber != identity.number { try companions.make(isNew: identity.size == 0) }
      let session = try opened(identity.number)
      schema = try session.schema()
      if schema == 0 { try session.makeTables() }
      if schema <= DatabaseSchema.newest { return try session.changing(work) }
    } catch {
      if error.isDamage { try setAsideUnderLock(because: error) }
      // A connection that had to do without a file beside the database would do without it for ever.
      if error.isAboutCompanions { session = nil }
      throw DataStoreError(error, changing: file.path)
    }
    throw .newerVersion(path: file.path, version: schema)
  }

  private var companions: DatabaseSidecars { DatabaseSidecars(of: file.path) }

  /// The number of the schema, and the answer when it is one that is known here.
  ///
  /// In a home that takes no file, SQLite can make none beside the database: it is read without, as long as nobody changes it.
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
    } catch {
      guard let database = try ImmutableDatabase(of: directory) else { throw error }
      return try database.reading { (session) throws(DatabaseError) in try Self.response(to: work, from: session) }
    }
    return try Self.response(to: work, from: try opened(fileNumber))
  }

  private static func response<Answer>(
    to work: (DatabaseSession) throws(DatabaseError) -> Answer, from session: DatabaseSession
  ) throws(DatabaseError) -> (schema: Int, Answer?) {
    let schema = try session.schema()
    return (schema, (1...DatabaseSchema.newest).contains(schema) ? try session.reading(work) : nil)
  }

  /// The connection, a new one when the file was replaced.
  private func opened(_ number: UInt64) throws(DatabaseError) -> DatabaseSession {
    if let session, session.fileNumber == number { return session }
    let opened = try DatabaseSession(path: file.path, fileNumber: number, patience: directory.patience)
    session = opened
    return opened
  }

  private func setAside(because error: DatabaseError) async throws(DataStoreError) {
    try await directory.changeDamaged(file, because: "it is damaged") { () throws(DataStoreError) in try setAsideUnderLock(because: error) }
  }

  /// Sets the database aside, with its log as it is, unless it is whole at a second look: another process may have replaced it meanwhile, and an
  /// index of words that is damaged alone can be made again from what it is about.
  /// - Throws: `damaged` when it was set aside, `unreadable` when an index of words has to be made anew.
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
    if let brokenIndex { throw .unreadable(path: file.path, reason: "\(brokenIndex); 'strata store repair' makes it anew") }
    try setAsideAndRestore(because: error)
  }

  /// Sets the database aside, closed, and puts what can be read of it into a new one in its place.
  /// - Throws: `damaged` when that was done.
  private func setAsideAndRestore(because error: DatabaseError) throws(DataStoreError) -> Never {
    let aside = try file.setAside(at: directory.momentForName, with: DataDirectory.databaseSidecars)
    try changeUnderLock { (session) throws(DatabaseError) in try DatabaseSalvage(of: aside).restore(into: session) }
    throw .damaged(path: file.path, setAside: aside, reason: error.words, recovered: .allBut(nil))
  }

  /// Closes the connection to a file that may be damaged: what stands in its log must not be written over it.
  private func closeAsItIs() throws(DataStoreError) {
    do throws(DatabaseError) { try session?.disableCheckpointOnClose() } catch { throw DataStoreError(error, reading: file.path) }
    session = nil
  }
}
