public import CoreData
public import CoreDomain
public import Files
public import ReaderDomain
internal import Subscriptions

/// The logins in the file `credentials` of the data directory, which users may edit.
public actor FileLoginRepository: LoginRepository {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor
  private let reservedLogin: ReservedLogin.Lookup

  /// - Parameter reservedLogin: finds the login that no login of a feed replaces.
  public init(directory: DataDirectory, executor: FileExecutor, reservedLogin: @escaping ReservedLogin.Lookup = { nil }) {
    self.directory = directory
    self.executor = executor
    self.reservedLogin = reservedLogin
    file = StoredFile(path: "\(directory.path)/credentials")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func replaced(for url: WebURL) async throws(ReaderError) -> Login? {
    let reserved = try await reservedLogin()
    do throws(CredentialsFileError) {
      return try CredentialsFile.netrc(at: file.path)?.without(reserved).replaced(for: url)
    } catch {
      throw Self.problem(error, url)
    }
  }

  public func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReaderError) -> String {
    let reserved = try await reservedLogin()
    // Translated here, because the lock's own errors are those of a data store.
    var problem: ReaderError?
    try await ReaderError.translating { () async throws(DataStoreError) in
      problem = try await directory.change { () throws(DataStoreError) in
        try put(login, for: url, replaces: replaces, except: reserved)
      }
    }
    if let problem { throw problem }
    return file.path
  }

  /// Writes a login into the file, whose content it reads under the lock.
  /// - Returns: why nothing was written; nil when the file has the login.
  private func put(
    _ login: Login, for url: WebURL, replaces: Bool, except reserved: ReservedLogin?
  ) throws(DataStoreError) -> ReaderError? {
    let text: Netrc
    do throws(CredentialsFileError) {
      text = (try CredentialsFile.netrc(at: file.path) ?? .empty).without(reserved)
    } catch {
      return Self.problem(error, url)
    }
    if let known = text.replaced(for: url), known != login, !replaces {
      return .subscription(.loginKnown(host: url.host, name: known.name))
    }
    try file.replace(with: text.storing(login, for: url))
    return nil
  }

  private static func problem(_ error: CredentialsFileError, _ url: WebURL) -> ReaderError {
    .feed(.fetch(url, .credentials(reason: error.reason)))
  }
}
