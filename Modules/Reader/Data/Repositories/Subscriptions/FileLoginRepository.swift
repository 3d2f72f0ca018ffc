public import CoreData
public import CoreDomain
internal import FeedFetching
public import Files
public import ReaderDomain

/// The logins in the file `credentials` of the data directory, which users may edit.
public actor FileLoginRepository: LoginRepository {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: "\(directory.path)/credentials")
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func replaced(for url: WebURL) async throws(ReaderError) -> Login? {
    do throws(FetchError) {
      return try CredentialsFile.netrc(at: file.path)?.replaced(for: url)
    } catch {
      throw .feed(.fetch(url, error))
    }
  }

  public func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReaderError) -> String {
    // Translated here, because the lock's own errors are those of a data store.
    var problem: ReaderError?
    try await ReaderError.translating { () async throws(DataStoreError) in
      problem = try await directory.change { () throws(DataStoreError) in
        try put(login, for: url, replaces: replaces)
      }
    }
    if let problem { throw problem }
    return file.path
  }

  /// Writes a login into the file, whose content it reads under the lock.
  /// - Returns: why nothing was written; nil when the file has the login.
  private func put(_ login: Login, for url: WebURL, replaces: Bool) throws(DataStoreError) -> ReaderError? {
    let text: Netrc
    do throws(FetchError) { text = try CredentialsFile.netrc(at: file.path) ?? .empty } catch { return .feed(.fetch(url, error)) }
    if let known = text.replaced(for: url), known != login, !replaces {
      return .subscription(.loginKnown(host: url.host, name: known.name))
    }
    try file.replace(with: text.storing(login, for: url))
    return nil
  }
}
