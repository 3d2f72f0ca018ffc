public import CoreDomain
public import ReaderDomain

/// Logins in memory, one for each host.
public actor MemoryLoginRepository: LoginRepository {
  public static let path = "/home/credentials"

  public private(set) var logins: [String: Login]

  public init(_ logins: [String: Login] = [:]) {
    self.logins = logins
  }

  public func replaced(for url: WebURL) -> Login? { logins[url.host] }

  public func store(_ login: Login, for url: WebURL, replaces: Bool) throws(ReaderError) -> String {
    if let known = logins[url.host], known != login, !replaces { throw .subscription(.loginKnown(host: url.host, name: known.name)) }
    logins[url.host] = login
    return Self.path
  }
}
