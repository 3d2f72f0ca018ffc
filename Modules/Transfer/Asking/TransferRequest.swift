/// What to fetch, and under which name. The method is always GET.
///
/// Cookies, a Referer and cache-busting fields are never sent. `Accept-Encoding` is, with every coding that can be decoded here.
public struct TransferRequest: Sendable {
  /// An absolute http or https address. It is checked, never guessed at, and its query travels as it stands.
  /// Names and passwords in it go to its own origin only.
  public var address: String

  /// Fields besides those that every request has, such as `If-None-Match`. An `Authorization` field goes to the address's own
  /// origin only; the others go to redirect targets too.
  public var headers: [HeaderField]

  /// The value of the `User-Agent` field. If it is empty, the field is not sent.
  public var userAgent: String

  /// When to give up.
  public var limits: TransferLimits

  /// The proxy to go through, as an address with one of the schemes that libcurl knows, such as `socks5h://127.0.0.1:9050`; nil for what the
  /// environment says. With one that cannot be used, the transfer fails: it never goes around it.
  public var proxy: String?

  /// Makes a request.
  public init(address: String, headers: [HeaderField] = [], userAgent: String, limits: TransferLimits = TransferLimits()) {
    self.address = address
    self.headers = headers
    self.userAgent = userAgent
    self.limits = limits
  }
}
