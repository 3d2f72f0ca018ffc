/// Which servers a request may be sent to, redirects included. Whatever it is, a redirect from the public internet never leads to this computer or
/// into a private network; see ``NetworkBoundary``.
public enum RequestReach: Hashable, Sendable {
  /// All servers, for a URL that the user named.
  case anyServer
  /// The host of the URL, which the user named, and the public internet. A redirect to another host leads to the public internet, or is refused.
  case itsHostAndPublicInternet
  /// The public internet, for a URL that the user did not name.
  case publicInternet

  /// The servers for a link, an image or a file that a document names.
  /// - Parameter isPublic: whether the document is on another host than the URL, so that the user did not name the URL's host.
  public static func link(isPublic: Bool) -> RequestReach { isPublic ? .publicInternet : .itsHostAndPublicInternet }

  /// Refuses a URL for a program that requests it in place of this module. Only a host that is an address, or a name for this computer, is judged: who
  /// connects learns the address of any other name.
  /// - Throws: `privateHost`, `invalidURL` and `libraryMissing`.
  public func check(_ url: String) throws(TransferError) {
    guard self == .publicInternet else { return }
    try CurlLibrary.load()
    // libcurl knows all notations of an address, such as http://0x7f000001/.
    guard let parts = CurlURLParts(url) else { throw .invalidURL(url) }
    if let address = IPAddress(ofHost: parts.host), !address.isPublic { throw .privateHost(parts.hostAndPort, isRedirected: false) }
  }

  /// The reach after a redirect.
  func redirected(from host: String?, to target: String) -> RequestReach {
    self == .itsHostAndPublicInternet && host?.lowercased() != target.lowercased() ? .publicInternet : self
  }
}
