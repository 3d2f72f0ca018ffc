public import CoreDomain
package import Files
internal import Synchronization

/// The folder that holds all data of one user, and the lock under which it is changed. Reading needs no lock, because files are only
/// replaced as a whole or appended to. A missing directory counts as empty; the first change creates it. A directory that is renamed or
/// deleted later is not created again.
public struct DataDirectory: Sendable {
  public let path: String
  /// A second folder in which files that users edit may be; nil when they are all in the data directory.
  package let configurationFolder: String?
  /// How long a change waits for the lock that another process holds.
  package let timeout: Duration
  /// Runs under the lock before each change; nil without a condition.
  private var condition: (@Sendable (DataDirectory) throws(DataStoreError) -> Void)?
  private var isHeld = false
  package let now: CurrentTime
  private let presence: Presence
  private let storeLock: StoreLock

  /// Checks whether the directory exists, but does not create it.
  /// - Parameters:
  ///   - configurationFolder: a second folder in which files that users edit may be.
  ///   - now: supplies the time for the names of damaged files that are set aside.
  ///   - timeout: how long a change waits for the lock that another process holds.
  public init(
    path: String, configurationFolder: String? = nil, now: @escaping CurrentTime, timeout: Duration = .seconds(5)
  ) {
    self.path = path
    self.configurationFolder = configurationFolder
    self.now = now
    self.timeout = timeout
    presence = Presence(of: path)
    storeLock = StoreLock(path: "\(path)/lock", timeout: timeout)
  }

  package var lock: String { "\(path)/lock" }

  /// The current time in a form that fits a file name: `20260301T083000Z`.
  package var momentForName: String { now().rfc3339.filter { $0 != "-" && $0 != ":" } }

  /// Runs `work` under the lock, so that no other process changes the data meanwhile. `work` must read its input again under the lock.
  ///
  /// An error of `work` is one of the store. Where a rule of Domain refuses a change under the lock, `work` changes nothing and returns that: nil,
  /// as for a picture that is not there, or a `Result` with the rule's error, which the caller throws.
  /// - Parameter edited: the paths of the files that users edit, if `work` changes them. Other data directories may share the folder for
  ///   configuration: where it has one of the files, its lock is held as well. Called under the lock, because the place may change.
  /// - Throws: `unwritable` when the directory cannot be created, `locked`, `cancelled`, or an error of `work`.
  package func change<Result>(
    edited: () -> [String] = { [] }, _ fileID: String = #fileID, _ function: String = #function,
    _ work: () throws(DataStoreError) -> Result
  ) async throws(DataStoreError) -> Result {
    if isHeld { return try work() }
    try make()
    return try await StoreTrace.step("lock \(lock)", fileID, function) { () async throws(DataStoreError) in
      try await storeLock.hold(with: { configurationLock(of: edited()) }) { () throws(DataStoreError) in
        try condition?(self)
        return try work()
      }
    }
  }

  /// Runs `work`, which reads several files, as one step of a trace.
  package func reading<Result>(
    _ fileID: String = #fileID, _ function: String = #function, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws(DataStoreError) -> Result
  ) async throws(DataStoreError) -> Result {
    try await StoreTrace.step("read \(path)", fileID, function, work)
  }

  /// Runs `work`, which sets a damaged file aside, under the lock. `work` must read the file again, because another process may have
  /// replaced it with an undamaged one.
  /// - Throws: `unreadable` with the damage when the data directory cannot be written, or an error of `work`.
  package func changeDamaged<Result>(
    _ file: StoredFile, because damage: String, _ work: () throws(DataStoreError) -> Result
  ) async throws(DataStoreError) -> Result {
    do throws(DataStoreError) {
      return try await change { () throws(DataStoreError) in try work() }
    } catch {
      guard case .unwritable(_, let reason) = error else { throw error }
      throw .unreadable(path: file.path, reason: "\(damage); it could not be set aside: \(reason)")
    }
  }

  /// The same directory with a condition for its changes: `condition` runs under the lock before each change, and throws to prevent it.
  package func changing(
    if condition: @escaping @Sendable (DataDirectory) throws(DataStoreError) -> Void
  ) -> DataDirectory {
    var directory = self
    directory.condition = condition
    return directory
  }

  /// The same directory for a caller that already holds the lock. Its changes do not take the lock again.
  package var held: DataDirectory {
    var directory = self
    directory.isHeld = true
    return directory
  }

  /// The lock of the folder for configuration; nil if none of the files is there, or if this process may not change the folder: then it cannot
  /// replace a file there either, and the error names that file.
  private func configurationLock(of files: [String]) -> StoreLock? {
    guard let folder = files.map(FileSystem.folder(around:)).first(where: { $0 != path }), FileSystem.mayChange(folder) else { return nil }
    return StoreLock(path: "\(folder)/lock")
  }

  /// Takes the lock of the folder for configuration without waiting, and holds it until the result is released; nil if there is nothing to
  /// lock.
  package func takeConfiguration(edited: [String]) throws(DataStoreError) -> FileLock? {
    guard let lock = configurationLock(of: edited) else { return nil }
    return try lock.take()
  }

  /// Takes the lock without waiting and holds it until the result is released. Until then, the caller must not call a store that changes
  /// this directory.
  package func take() throws(DataStoreError) -> FileLock {
    try make()
    return try storeLock.take()
  }

  /// Creates the folder, unless it has existed before.
  /// - Throws: `gone` when the folder existed before and is missing now, `unwritable`.
  package func make() throws(DataStoreError) {
    // A directory that is created again would contain only the next change.
    if presence.isSeen { return try requirePresence() }
    do throws(FileError) {
      try FileSystem.makeFolder(path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    presence.note()
  }

  /// Checks that the folder is still there. Who finds a file missing asks, so that a lost directory does not pass for an empty one.
  /// - Throws: `gone` when the folder existed before and is missing now, `unreadable` when the path is a link whose target is out of reach.
  package func requirePresence() throws(DataStoreError) {
    if try !StoredFile(path: path).exists, presence.isSeen { throw .gone(path: path) }
  }

  /// Whether the directory exists or has existed since the start. All copies of a `DataDirectory` share this object.
  private final class Presence: Sendable {
    private let flag: Atomic<Bool>

    init(of path: String) {
      do throws(FileError) {
        flag = Atomic(try FileSystem.isFolder(path))
      } catch {
        // The first change reports this error.
        flag = Atomic(false)
      }
    }

    var isSeen: Bool { flag.load(ordering: .relaxed) }

    func note() { flag.store(true, ordering: .relaxed) }
  }
}
