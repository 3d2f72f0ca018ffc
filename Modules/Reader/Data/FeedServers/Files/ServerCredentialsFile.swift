internal import CoreData
internal import CoreDomain
internal import Files
internal import ReaderDomain
internal import Subscriptions

/// The passwords of feed servers, in the file `credentials` of the data directory. Host and name choose the entry.
actor ServerCredentialsFile {
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
    try await change { $0.storing(Login(name: login.user, password: typed.password), at: login.url.host) }
  }

  /// Removes the password with the host and the name of a login.
  func remove(for login: ServerLogin) async throws(ReaderError) {
    try await change { text in
      text.login(named: login.user, at: login.url.host) == nil ? nil : text.removing(login.user, at: login.url.host)
    }
  }

  private func change(_ edit: (Netrc) -> [UInt8]?) async throws(ReaderError) {
    try await CredentialsFile.change(file, in: directory, unreadable: { .server(.credentials(reason: $0.reason)) }, edit)
  }
}
