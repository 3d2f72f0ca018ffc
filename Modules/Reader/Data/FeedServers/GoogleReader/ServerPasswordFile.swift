internal import CoreData
internal import CoreDomain
internal import Files
internal import ReaderDomain
internal import Subscriptions

/// The passwords of feed servers, in the file `credentials` of the data directory. Host and name choose the entry.
actor ServerPasswordFile {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor

  init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: "\(directory.path)/credentials")
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Returns: nil when the file has no such login, or does not exist.
  /// - Throws: `server(.credentials)`.
  func password(for login: ServerLogin) async throws(ReaderError) -> String? {
    do throws(CredentialsFileError) {
      return try CredentialsFile.netrc(at: file.path)?.login(named: login.user, at: login.url.host)?.password
    } catch {
      throw .server(.credentials(reason: error.reason))
    }
  }

  /// Writes a password into the file, in place of the one with the same host and name.
  func store(_ typed: Login, for login: ServerLogin) async throws(ReaderError) {
    // Translated here, because the lock's own errors are those of a data store.
    var problem: ReaderError?
    try await ReaderError.translating { () async throws(DataStoreError) in
      problem = try await directory.change { () throws(DataStoreError) in
        let text: Netrc
        do throws(CredentialsFileError) {
          text = try CredentialsFile.netrc(at: file.path) ?? .empty
        } catch {
          return .server(.credentials(reason: error.reason))
        }
        try file.replace(with: text.storing(Login(name: login.user, password: typed.password), at: login.url.host))
        return nil
      }
    }
    if let problem { throw problem }
  }
}
