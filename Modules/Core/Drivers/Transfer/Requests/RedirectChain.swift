/// The state of a redirect chain, for the limits that apply to the whole chain.
struct RedirectChain: Hashable, Sendable {
  /// The followed redirects, in order.
  var redirects: [Redirect] = []
  /// The requested URLs, without fragments.
  var asked: Set<String> = []
  /// The total duration of the previous requests.
  var spent = Duration.zero
  /// The total length of all header lines, in bytes.
  var headerBytes = 0
  /// The total number of header lines.
  var headerLines = 0
  /// Whether a request has reached the public internet.
  var hasReachedInternet = false
}
