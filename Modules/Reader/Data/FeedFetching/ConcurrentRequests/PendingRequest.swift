internal import CoreDomain
internal import ReaderDomain
internal import Transfer

/// A feed request in progress: the HTTP request to send next.
struct PendingRequest: Hashable, Sendable {
  let feedRequest: FeedRequest
  let request: FeedNetworkRequest

  /// A feed request before its first HTTP request.
  init(_ feedRequest: FeedRequest) {
    self.init(
      feedRequest, request: FeedNetworkRequest(feedRequest, maximumPerServer: ConcurrencyLimits.maximumPerHost))
  }

  init(_ feedRequest: FeedRequest, request: FeedNetworkRequest) {
    self.feedRequest = feedRequest
    self.request = request
  }

  /// The host that receives the next request.
  var host: String { request.host }

  /// The network route to the host.
  var route: Route { Route(host: host, port: request.origin?.port, proxy: feedRequest.settings[.proxy]) }

  /// A host, its port, and the feed's own proxy: a host that is unreachable by one route may be reachable by another.
  struct Route: Hashable, Sendable {
    let host: String
    /// Nil means any port.
    var port: String?
    let proxy: String?
  }
}
