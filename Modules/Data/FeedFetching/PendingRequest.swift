internal import Domain
internal import Transfer

/// A call on its way: the request that is to be made next.
struct PendingRequest: Hashable, Sendable {
  let feedRequest: FeedRequest
  let request: FeedNetworkRequest

  /// A call at the beginning of its way.
  init(_ feedRequest: FeedRequest) {
    self.init(
      feedRequest, request: FeedNetworkRequest(url: feedRequest.url, validators: feedRequest.validators, settings: feedRequest.settings))
  }

  init(_ feedRequest: FeedRequest, request: FeedNetworkRequest) {
    self.feedRequest = feedRequest
    self.request = request
  }

  /// The host that is really asked.
  var host: String { request.host }

  /// By which way the host is reached.
  var route: Route { Route(host: host, port: request.origin?.port, proxy: feedRequest.settings[.proxy]) }

  /// A host, its port, and the proxy of the feed's own through which it is asked: what cannot be reached on one way may be on another.
  struct Route: Hashable, Sendable {
    let host: String
    /// nil for whichever port.
    var port: String?
    let proxy: String?
  }
}
