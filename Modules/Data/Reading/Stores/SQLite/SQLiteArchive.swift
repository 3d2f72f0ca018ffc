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
    let schema: Int
    do throws(DatabaseError) {
      let session = try opened(stamp.number)
      schema = try session.schema()
      if schema <= ArchiveSchema.newest { return schema == 0 ? nil : try session.reading(work) }
    } catch {
      if error.isDamage { try await setAside(because: error) }
      throw DataStoreError(error, reading: file.path)
    }
    throw .newerVersion(path: file.path, version: schema)
  }

  /// Does work that changes, as one and under the lock of the home; what it reads is as it is then.
  /// - Throws: `unwritable`, `newerVersion`, `damaged`, `locked`, `cancelled`.
  func changing<Answer: Sendable>(
    _ work: @Sendable (ArchiveSession) throws(DatabaseError) -> Answer
  ) async throws(DataStoreError) -> Answer {
    try await home.change { () throws(DataStoreError) in try changeUnderLock(work) }
  }

  /// Closes the connection, until there is something to do again. What stands in the log is in the database then.
  func close() {
    session = nil
  }

  private func changeUnderLock<Answer>(_ work: (ArchiveSession) throws(DatabaseError) -> Answer) throws(DataStoreError) -> Answer {
    // Made here, since SQLite would let everybody read it.
    if try file.stamp() == nil { try file.replace(with: []) }
    guard let stamp = try file.stamp() else { throw .unwritable(path: file.path, reason: "it went away") }
    let schema: Int
    do throws(DatabaseError) {
      let session = try opened(stamp.number)
      schema = try session.schema()
      if schema == 0 { try session.makeTables() }
      if schema <= ArchiveSchema.newest { return try session.changing(work) }
    } catch {
      if error.isDamage { try setAsideUnderLock(because: error) }
      throw DataStoreError(error, changing: file.path)
    }
    throw .newerVersion(path: file.path, version: schema)
  }

  /// The connection, a new one when the file was replaced.
  private func opened(_ number: UInt64) throws(DatabaseError) -> ArchiveSession {
    if let session, session.fileNumber == number { return session }
    let opened = try ArchiveSession(path: file.path, fileNumber: number, patience: home.patience)
    session = opened
    return opened
  }

  private func setAside(because error: DatabaseError) async throws(DataStoreError) {
    do throws(DataStoreError) {
      try await home.change { () throws(DataStoreError) in try setAsideUnderLock(because: error) }
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unreadable(path: file.path, reason: "it is damaged and could not be set aside: \(reason)")
    }
  }

  /// Sets the database aside unless it is whole at a second look: another process may have replaced it meanwhile, and an index of words that is
  /// damaged alone can be made again from what it is about.
  /// - Throws: `damaged` when it was set aside.
  private func setAsideUnderLock(because error: DatabaseError) throws(DataStoreError) {
    session = nil
    guard let stamp = try file.stamp() else { return }
    do throws(DatabaseError) {
      if try opened(stamp.number).problems(limit: 1).isEmpty { return }
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: file.path) }
    }
    session = nil
    let aside = try file.setAside(at: home.momentForName, with: HomeFolder.databaseCompanions)
    throw .damaged(path: file.path, setAside: aside, reason: error.words)
  }
}
