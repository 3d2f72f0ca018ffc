/// What lies behind a transfer that goes on from a redirect: what its limits count over all hops.
struct TransferWay: Hashable, Sendable {
  /// The redirects that were followed, in order.
  var redirects: [Redirect] = []
  /// The addresses that have been asked, without fragments.
  var asked: Set<String> = []
  /// How long the hops took.
  var spent = Duration.zero
  /// The length of all header lines.
  var headerBytes = 0
  /// How many header lines there were.
  var headerLines = 0
  /// Whether a request went out into the public internet.
  var hasBeenOut = false
}
