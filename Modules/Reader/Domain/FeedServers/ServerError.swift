public import CoreDomain

/// Why a feed server cannot be used.
public enum ServerError: Hashable, Sendable {
  /// The address cannot be used for a server: plain http to a public host, or a host in a private network without permission.
  case insecure(host: String)
  /// The server gave no usable response.
  case web(host: String, WebError)
  /// The server sends the client elsewhere. Neither the password nor the token follows.
  case moved(host: String, to: String)
  /// The user name or the password is wrong.
  case refusedLogin(host: String, user: String)
  /// The file of logins has no password of the user for the host.
  case noPassword(host: String, user: String)
  /// There is no API at the address, or it is switched off (`status`).
  case noAPI(WebURL, status: Int)
  /// The response to a call is not one of the API, but a login page, for example, or half a document. The text continues the words "it is".
  case invalidAnswer(host: String, call: String, found: String)
  /// The server lists no feeds. So many feeds that it followed are in the list here; they stay.
  case noFeeds(host: String, known: Int)
  /// The server asks to wait.
  case busy(host: String, seconds: Int?)
  /// The server refuses a change, in its own words.
  case refused(host: String, reason: String)
  /// A feed with a login cannot be followed: the server neither gets nor has the login.
  case loginOfFeed(host: String)
  /// A program or a file of this computer cannot be followed through a server.
  case feedOfThisComputer(host: String)
  /// The password cannot be read. The reason names the file.
  case credentials(reason: String)
  /// The data directory is bound to this server, or syncs through this folder, already.
  case boundElsewhere(String)
  /// The binding does not end, because so many changes of marks were never sent.
  case unsentMarks(Int)
  /// The data directory is bound to no server.
  case notBound
}

extension ServerError {
  /// Whether a gateway before the server has failed. It may have waited for the server for a minute.
  public var isOfGateway: Bool { if case .web(_, .status(let code)) = self { [502, 504].contains(code) } else { false } }
}
