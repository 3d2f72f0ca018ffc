public import CoreData
internal import CoreDomain
public import Files
public import ReaderDomain

/// A feed server that speaks the Google Reader API: FreshRSS, Miniflux and others. No standard describes the API; each server imitates a
/// part of a service that ended in 2013.
public struct GoogleReaderServer: FeedServer {
  private let client: WebClient
  private let passwords: ServerCredentialsFile
  private let now: CurrentTime
  private let secondsToFollow: Int

  /// - Parameters:
  ///   - directory: has the file with the password.
  ///   - executor: the thread that reads the file.
  public init(client: WebClient, directory: DataDirectory, executor: FileExecutor) {
    self.init(client: client, directory: directory, executor: executor, secondsToFollow: GoogleReaderConnection.secondsToFollow)
  }

  /// - Parameter secondsToFollow: how long to wait while the server fetches a feed that it has not followed before.
  init(client: WebClient, directory: DataDirectory, executor: FileExecutor, secondsToFollow: Int) {
    self.client = client
    self.secondsToFollow = secondsToFollow
    passwords = ServerCredentialsFile(directory: directory, executor: executor)
    now = directory.now
  }

  public func logIn(_ login: ServerLogin) async throws(ReaderError) -> any FeedServerSession {
    let connection = GoogleReaderConnection(client: client, login: login, now: now, secondsToFollow: secondsToFollow)
    try connection.checkAddress()
    try await connection.logIn(password: try await password(for: login))
    return GoogleReaderSession(connection: connection)
  }

  private func password(for login: ServerLogin) async throws(ReaderError) -> String {
    if let typed = login.typed { return typed.password }
    guard let stored = try await passwords.password(for: login) else {
      throw .server(.noPassword(host: login.url.host, user: login.user))
    }
    return stored
  }

  public func store(_ login: ServerLogin) async throws(ReaderError) {
    guard let typed = login.typed else { return }
    try await passwords.store(typed, for: login)
  }

  public func forget(_ login: ServerLogin) async throws(ReaderError) { try await passwords.remove(for: login) }
}
