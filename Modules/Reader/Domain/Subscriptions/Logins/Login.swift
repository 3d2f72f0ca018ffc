public import CoreDomain

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

/// Why a login cannot be used.
public enum LoginError: Error, Hashable, Sendable {
  /// The input ended before the password.
  case missing
  /// The name is empty.
  case noName
  /// The name contains a colon.
  case colonInName
  /// The name or the password contains control characters.
  case unprintable
  /// The URL contains another name.
  case otherName(String)
}

/// Stores the user's logins in a file that only the user can read.
public protocol LoginRepository: Sendable {
  /// The stored login for the URL, which a new one would replace; nil when none is stored.
  func replaced(for url: WebURL) async throws(ReadingError) -> Login?

  /// Stores a login. It replaces another login for the URL only if `replaces` is true.
  /// - Returns: the absolute path of the file, for the feed's setting `credentials`.
  /// - Throws: `subscription(.loginKnown)` when there is another login that must not be replaced; nothing changes then.
  func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReadingError) -> String
}
