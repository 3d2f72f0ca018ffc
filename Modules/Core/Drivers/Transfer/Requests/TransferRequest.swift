/// A GET request, or a POST request with a form.
///
/// Cookies, Referer and cache-busting fields are never sent. `Accept-Encoding` is sent, with every coding that libcurl can decode.
public struct TransferRequest: Hashable, Sendable {
  /// An absolute http or https URL. It is validated, never completed, and its query is sent unchanged. A name and password in it are sent
  /// only to the URL's own origin, and to the same host with https in place of http.
  public var url: String

  /// The value of the `Accept` field, which every server in a redirect chain receives; nil for libcurl's default, which accepts everything.
  public var accept: String?

  /// Additional header fields, such as an API key. Like the name and password of the URL, they are removed by a redirect to another origin
  /// (https://fetch.spec.whatwg.org/#http-redirect-fetch).
  public var headers: [HeaderField]

  /// The form of a POST request; nil for a GET request. A form is sent once: a redirect of it is not followed.
  public var form: URLEncodedForm?

  /// Whether redirects are followed. A redirect that is not followed is a response, whose field `Location` has the target.
  public var followsRedirects = true

  /// Whether a compressed body is welcome. Without it, a part of the body can be continued later.
  public var acceptsCompression = true

  /// Which servers the request may be sent to, redirects included.
  public var reach = RequestReach.anyServer

  /// Where the request may be sent without encryption.
  public var plainHTTP = PlainHTTP.anywhere

  /// The conditions of a conditional request; nil requests the document unconditionally.
  public var conditions: OriginBoundHeaders?

  /// The value of the `User-Agent` field. An empty value omits the field.
  public var userAgent: String

  /// The time and size limits.
  public var limits: TransferLimits

  /// The proxy as a URL with a scheme that libcurl supports, such as `socks5h://127.0.0.1:9050`; nil for the proxy of the environment. When
  /// the proxy is unusable, the transfer fails; it never bypasses the proxy.
  public var proxy: String?

  /// The maximum number of concurrent transfers with one IP address, counted among all requests that have such a limit; nil for no limit. A
  /// further transfer ends before it connects, with ``TransferStep/busy(server:)``. With a proxy, the server's address is unknown, so there
  /// is no limit.
  public var maximumPerAddress: Int?

  /// The state of the redirect chain before this request.
  var chain = RedirectChain()

  /// Whether the `Content-Length` of the response is ignored. The request asks the server to close the connection after the response, which
  /// ends the body.
  var ignoresLength = false

  public init(
    url: String, accept: String? = nil, headers: [HeaderField] = [], conditions: OriginBoundHeaders? = nil, userAgent: String,
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
  /// The header fields to send, without the user agent.
  var fields: [HeaderField] {
    (accept.map { [HeaderField(name: "Accept", value: $0)] } ?? []) + headers + conditionFields
      // This field replaces libcurl's own.
      + (acceptsCompression ? [] : [HeaderField(name: "Accept-Encoding", value: "identity")])
      + (ignoresLength ? [HeaderField(name: "Connection", value: "close")] : [])
  }

  var isRedirectFollowed: Bool { followsRedirects && form == nil }

  private var conditionFields: [HeaderField] { conditions?.fields(for: Origin(url)) ?? [] }

  /// Whether conditions are sent. They are sent only to the origin that issued their values.
  public var isConditional: Bool { !conditionFields.isEmpty }
}
