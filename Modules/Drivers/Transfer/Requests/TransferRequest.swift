/// What to fetch, and under which name. The method is always GET.
///
/// Cookies, a Referer and cache-busting fields are never sent. `Accept-Encoding` is, with every coding that can be decoded here.
public struct TransferRequest: Hashable, Sendable {
  /// An absolute http or https address. It is checked, never guessed at, and its query travels as it stands.
  /// Names and passwords in it go to its own origin only.
  public var url: String

  /// The value of the `Accept` field, which every server on the way gets; nil for libcurl's, which takes anything.
  public var accept: String?

  /// Fields besides those that every request has, such as a key. They go to the address's own origin only: once a redirect has led away from
  /// it, they are not sent any more (https://fetch.spec.whatwg.org/#http-redirect-fetch).
  public var headers: [HeaderField]

  /// What asks whether something has changed; nil to have it in any case.
  public var conditions: TransferConditions?

  /// The value of the `User-Agent` field. If it is empty, the field is not sent.
  public var userAgent: String

  /// When to give up.
  public var limits: TransferLimits

  /// The proxy to go through, as an address with one of the schemes that libcurl knows, such as `socks5h://127.0.0.1:9050`; nil for what the
  /// environment says. With one that cannot be used, the transfer fails: it never goes around it.
  public var proxy: String?

  /// What lies behind a request that goes on from a redirect.
  var way = TransferWay()

  /// Makes a request.
  public init(
    url: String, accept: String? = nil, headers: [HeaderField] = [], conditions: TransferConditions? = nil, userAgent: String,
    limits: TransferLimits = TransferLimits()
  ) {
    self.url = url
    self.accept = accept
    self.headers = headers
    self.conditions = conditions
    self.userAgent = userAgent
    self.limits = limits
  }
}

extension TransferRequest {
  /// The fields that its server gets, besides the name of who asks.
  var fields: [HeaderField] {
    (accept.map { [HeaderField(name: "Accept", value: $0)] } ?? []) + headers + (conditions?.fields(for: Origin(url)) ?? [])
  }
}
