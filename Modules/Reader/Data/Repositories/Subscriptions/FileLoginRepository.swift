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
    try await CredentialsFile.change(file, in: directory, unreadable: { Self.problem($0, url) }) { (text) throws(ReaderError) in
      let text = text.without(reserved)
      if let known = text.replaced(for: url), known != login, !replaces {
        throw .subscription(.loginKnown(host: url.host, name: known.name))
      }
      return text.storing(login, for: url)
    }
    return file.path
  }

  private static func problem(_ error: CredentialsFileError, _ url: WebURL) -> ReaderError {
    .feed(.fetch(url, .credentials(reason: error.reason)))
  }
}
