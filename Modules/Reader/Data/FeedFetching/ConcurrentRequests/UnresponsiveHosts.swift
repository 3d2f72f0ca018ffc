internal import CoreDomain
internal import ReaderDomain

/// The hosts that receive no more requests in a session: overloaded hosts and unresponsive hosts.
struct UnresponsiveHosts {
  /// The number of consecutive requests without a response that make a host unresponsive. A single failure may be chance, and each failure
  /// takes as long as the timeout.
  static let maximumSilences = 2

  private var silences: [PendingRequest.Route: Int] = [:]
  private var silent: [PendingRequest.Route: FetchError] = [:]
  private var busy: [String: FetchError] = [:]

  /// Why the request is not sent; nil when it may be sent.
  func reason(to spare: PendingRequest) -> FetchError? {
    busy[spare.host] ?? silent[spare.route] ?? silent[Self.anyPort(of: spare.route)]
  }

  /// Whether a host's newest request got no response. Such a host gets one request at a time: more requests in progress would all wait for
  /// the timeout.
  func doubts(_ pending: PendingRequest) -> Bool {
    guard !silences.isEmpty else { return false }
    return silences[pending.route] != nil || silences[Self.anyPort(of: pending.route)] != nil
  }

  /// Records that a host responded.
  mutating func heard(_ pending: PendingRequest) {
    guard !silences.isEmpty else { return }
    silences[pending.route] = nil
    silences[Self.anyPort(of: pending.route)] = nil
  }

  /// Records the error of a host. An unknown host name, a refused connection and a timeout all count as no response.
  mutating func note(_ problem: FetchError, of pending: PendingRequest) {
    if problem.isOfTheWholeServer { busy[pending.host] = problem }
    switch problem {
    case .web(.hostNotFound): count(problem, Self.anyPort(of: pending.route))
    case .web(.cannotConnect), .web(.timedOut), .web(.proxyUnreachable): count(problem, pending.route)
    case .web, .gone, .notAFeed, .damaged, .source: heard(pending)
    case .credentials: break  // no request was sent
    }
  }

  private mutating func count(_ problem: FetchError, _ route: PendingRequest.Route) {
    silences[route, default: 0] += 1
    if silences[route] == Self.maximumSilences { silent[route] = problem }
  }

  /// A host name that cannot be resolved is unreachable on every port.
  private static func anyPort(of route: PendingRequest.Route) -> PendingRequest.Route {
    PendingRequest.Route(host: route.host, port: nil, proxy: route.proxy)
  }
}
