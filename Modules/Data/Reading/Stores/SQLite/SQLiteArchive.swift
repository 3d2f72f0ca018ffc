internal import Database
internal import Domain

/// The database of a home, `strata.db`, and this process's one connection to it, which all its stores share.
///
/// Changes are made under the lock of the home, as those of files are. A home without the file is empty; the first change makes it.
public actor SQLiteArchive {
  private let home: HomeFolder
  private let executor: FileExecutor
  private let file: StoredFile
  private var session: ArchiveSession?

  /// Names the database of a home, without touching it, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    file = StoredFile(path: home.database)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does work that reads, all of it as it is at one moment; nil when there is no database.
  ///
  /// A damaged database is set aside, under the lock and after a second look.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func reading<Answer: Sendable>(
    _ work: @Sendable (ArchiveSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer? {
    guard let stamp = try file.stamp(), stamp.size > 0 else { return nil }
    let (schema, answer): (Int, Answer?)
    do throws(DatabaseError) {
      (schema, answer) = try self.answer(to: work, from: stamp.number)
    } catch {
      if error.isDamage { try await setAside(because: error) }
      throw DataStoreError(error, reading: file.path)
    }
    if schema > ArchiveSchema.newest { throw .newerVersion(path: file.path, version: schema) }
    return answer
  }

  /// Does work that changes, as one and under the lock of the home; what it reads is as it is then.
  /// - Throws: `unwritable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func changing<Answer: Sendable>(
    _ work: @Sendable (ArchiveSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer {
    try await home.change { () throws(DataStoreError) in try changeUnderLock(work) }
  }

  /// Puts what a database that was set aside still holds into this one, where it lacks that.
  /// - Returns: how many articles and marks were added.
  func restore(from aside: String) async throws(DataStoreError) -> Int {
    try await changing { (session) throws(DatabaseError) in
      let before = try session.rowCount()
      try ArchiveSalvage(of: aside).restore(into: session)
      return try session.rowCount() - before
    }
  }

  /// Looks at everything and mends it: a database with broken pages or records is set aside, and what can be read of it is put into a new one;
  /// counts, marks and indexes that do not fit the rest are made anew.
  func repair() async throws(DataStoreError) -> [StorageRepair] {
    guard let stamp = try file.stamp(), stamp.size > 0 else { return [] }
    do throws(DataStoreError) {
      return try await home.change { () throws(DataStoreError) in
        let areWordsWrong = try setAsideWhatCannotBeRead(stamp)
        let isRebuilt = try changeUnderLock { (session) throws(DatabaseError) in
          try ArchiveCheck(session).rebuild(areWordsWrong: areWordsWrong)
        }
        return isRebuilt ? [StorageRepair(path: file.path, action: .rebuilt)] : []
      }
    } catch {
      return [try StorageRepair(ofDamage: error)]
    }
  }

  /// - Returns: whether the indexes of words do not fit a database that can be read.
  /// - Throws: `damaged` when it cannot, and was set aside.
  private func setAsideWhatCannotBeRead(_ stamp: FileStamp) throws(DataStoreError) -> Bool {
    let problem: DatabaseError
    do throws(DatabaseError) {
      let session = try opened(stamp.number)
      guard try (1...ArchiveSchema.newest).contains(session.schema()) else { return false }
      guard let damage = try ArchiveCheck(session).damage().first else { return try !ArchiveWordIndexes(in: session).problems().isEmpty }
      problem = .damaged(reason: damage)
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: file.path) }
      problem = error
    }
    try closeAsItIs()
    try setAsideAndRestore(because: problem)
  }

  /// Whether marks may be missing that were there once.
  func mayLackStatuses() throws(DataStoreError) -> Bool { try home.mayLackStatuses() }

  /// Closes the connection, until there is something to do again. What stands in the log is in the database then.
  func close() {
    session = nil
  }

  private func changeUnderLock<Answer>(_ work: (ArchiveSession) throws(DatabaseError) -> Answer) throws(DataStoreError) -> Answer {
    // Made here, since SQLite would let everybody read it.
    if try !file.exists { try file.replace(with: []) }
    guard let stamp = try file.stamp() else { throw .unwritable(path: file.path, reason: "it went away") }
    let schema: Int
    do throws(DatabaseError) {
      if session?.fileNumber != stamp.number { try companions.make(isNew: stamp.size == 0) }
      let session = try opened(stamp.number)
      schema = try session.schema()
      if schema == 0 { try session.makeTables() }
      if schema <= ArchiveSchema.newest { return try session.changing(work) }
    } catch {
      if error.isDamage { try setAsideUnderLock(because: error) }
      // A connection that had to do without a file beside the database would do without it for ever.
      if error.isAboutCompanions { session = nil }
      throw DataStoreError(error, changing: file.path)
    }
    throw .newerVersion(path: file.path, version: schema)
  }

  private var companions: ArchiveCompanions { ArchiveCompanions(of: file.path) }

  /// The number of the schema, and the answer when it is one that is known here.
  ///
  /// In a home that takes no file, SQLite can make none beside the database: it is read without, as long as nobody changes it.
  private func answer<Answer>(
    to work: (ArchiveSession) throws(DatabaseError) -> Answer, from fileNumber: UInt64
  ) throws(DatabaseError) -> (schema: Int, Answer?) {
    do throws(DatabaseError) {
      return try Self.answer(to: work, from: try opened(fileNumber))
    } catch {
      guard error.isAboutCompanions else { throw error }
    }
    session = nil
    do throws(DatabaseError) {
      try companions.make()
    } catch {
      guard let database = try ArchiveAtRest(of: home) else { throw error }
      return try database.reading { (session) throws(DatabaseError) in try Self.answer(to: work, from: session) }
    }
    return try Self.answer(to: work, from: try opened(fileNumber))
  }

  private static func answer<Answer>(
    to work: (ArchiveSession) throws(DatabaseError) -> Answer, from session: ArchiveSession
  ) throws(DatabaseError) -> (schema: Int, Answer?) {
    let schema = try session.schema()
    return (schema, (1...ArchiveSchema.newest).contains(schema) ? try session.reading(work) : nil)
  }

  /// The connection, a new one when the file was replaced.
  private func opened(_ number: UInt64) throws(DatabaseError) -> ArchiveSession {
    if let session, session.fileNumber == number { return session }
    let opened = try ArchiveSession(path: file.path, fileNumber: number, patience: home.patience)
    session = opened
    return opened
  }

  private func setAside(because error: DatabaseError) async throws(DataStoreError) {
    try await home.changeDamaged(file, because: "it is damaged") { () throws(DataStoreError) in try setAsideUnderLock(because: error) }
  }

  /// Sets the database aside, with its log as it is, unless it is whole at a second look: another process may have replaced it meanwhile, and an
  /// index of words that is damaged alone can be made again from what it is about.
  /// - Throws: `damaged` when it was set aside, `unreadable` when an index of words has to be made anew.
  private func setAsideUnderLock(because error: DatabaseError) throws(DataStoreError) {
    guard let stamp = try file.stamp() else { return }
    var brokenIndex: String?
    try closeAsItIs()
    do throws(DatabaseError) {
      let session = try opened(stamp.number)
      if try ArchiveCheck(session).damage().isEmpty {
        brokenIndex = try ArchiveWordIndexes(in: session).damage().first
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
    let aside = try file.setAside(at: home.momentForName, with: HomeFolder.databaseCompanions)
    try changeUnderLock { (session) throws(DatabaseError) in try ArchiveSalvage(of: aside).restore(into: session) }
    throw .damaged(path: file.path, setAside: aside, reason: error.words, recovered: .allBut(nil))
  }

  /// Closes the connection to a file that may be damaged: what stands in its log must not be written over it.
  private func closeAsItIs() throws(DataStoreError) {
    do throws(DatabaseError) { try session?.leaveLog() } catch { throw DataStoreError(error, reading: file.path) }
    session = nil
  }
}
