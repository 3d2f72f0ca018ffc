import CoreDomain

/// A user name and a password for a server. Its description does not contain the password, because traces print descriptions.
public struct Login: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let password: String

  public init(name: String, password: String) {
    self.name = name
    self.password = password
  }

  public var description: String { "'\(name)' and a password" }

  /// Checks a login that a user gives for a URL. A colon would end the name early (RFC 7617 section 2).
  func check(for url: WebURL) throws(LoginError) {
    guard !name.isEmpty else { throw .noName }
    guard !name.contains(":") else { throw .colonInName }
    guard name.withoutControls == name, password.withoutControls == password else { throw .unprintable }
    if let other = url.userName, other != name { throw .otherName(other) }
  }
}
