public import CoreDomain

/// How to reach an account that the data directory is not bound to yet.
public struct ServerLogin: Hashable, Sendable {
  public let url: WebURL
  public let user: String
  public let allowsHTTP: Bool
  /// What the user has typed; nil for what the file of logins has.
  public var typed: Login?

  public init(url: WebURL, user: String, allowsHTTP: Bool = false, typed: Login? = nil) {
    self.url = url
    self.user = user
    self.allowsHTTP = allowsHTTP
    self.typed = typed
  }
}
