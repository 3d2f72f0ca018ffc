public import CoreDomain

/// An account on a feed server, to which a data directory is bound.
public struct ServerAccount: Hashable, Sendable {
  /// The address below which the API is, as the user typed it: `https://HOST/api/greader.php` for FreshRSS, `https://HOST` for Miniflux.
  public let url: WebURL
  /// The name with which the user logs in.
  public let user: String
  /// What the server calls the user. Another value means another account, whose item ids mean nothing here.
  public let userID: String
  /// Whether plain http is allowed in a private network.
  public let allowsHTTP: Bool
  /// When the last complete contact ended; nil before the first.
  public var lastContact: Timestamp?
  /// The moment up to which the server wants no contact; nil when it does not ask to wait.
  public var notBefore: Timestamp?

  public init(
    url: WebURL, user: String, userID: String, allowsHTTP: Bool = false, lastContact: Timestamp? = nil, notBefore: Timestamp? = nil
  ) {
    self.url = url
    self.user = user
    self.userID = userID
    self.allowsHTTP = allowsHTTP
    self.lastContact = lastContact
    self.notBefore = notBefore
  }
}

extension ServerAccount {
  /// The login that no feed of the same host gets.
  public var reservedLogin: ReservedLogin { ReservedLogin(host: url.host, name: user) }

  /// The longest wait in seconds: a day. A longer one is a mistake of the server, or comes from a clock that was ahead.
  static let longestWaitSeconds = RefreshInterval.longestMinutes * 60

  /// The moment up to which the server wants no contact; nil when it can be contacted.
  public func wait(at now: Timestamp) -> Timestamp? {
    notBefore.flatMap { now < $0 && $0 <= now.adding(seconds: Self.longestWaitSeconds) ? $0 : nil }
  }

  public var login: ServerLogin { ServerLogin(url: url, user: user, allowsHTTP: allowsHTTP) }
}
