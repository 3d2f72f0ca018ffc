internal import Domain

/// Which hosts are not asked any more in a round: those with too much to do, and those that do not answer.
struct UnresponsiveHosts {
  /// So many requests in a row that a host leaves without an answer show that it gives none: one alone may have been bad luck, and each takes
  /// as long as is waited for a server.
  static let mostSilences = 2

  private var silences: [PendingRequest.Route: Int] = [:]
  private var silent: [PendingRequest.Route: FetchError] = [:]
  private var busy: [String: FetchError] = [:]

  /// Why a host is not asked; nil when it is.
  func reason(to spare: PendingRequest) -> FetchError? {
    busy[spare.host] ?? silent[spare.route] ?? silent[Self.anyPort(of: spare.route)]
  }

  /// Whether a host's newest request was left without an answer: then it is asked for one thing at a time, or more requests would be under way
  /// than show that it gives none.
  func doubts(_ pending: PendingRequest) -> Bool {
    silences[pending.route] != nil || silences[Self.anyPort(of: pending.route)] != nil
  }

  /// Notes that a host has answered.
  mutating func heard(_ pending: PendingRequest) {
    silences[pending.route] = nil
    silences[Self.anyPort(of: pending.route)] = nil
  }

  /// Notes why a host gave nothing of use. One that is not found, takes no connection or says nothing does not answer.
  mutating func note(_ problem: FetchError, of pending: PendingRequest) {
    if problem.isOfTheWholeServer { busy[pending.host] = problem }
    switch problem {
    case .web(.hostNotFound): count(problem, Self.anyPort(of: pending.route))
    case .web(.cannotConnect), .web(.timedOut): count(problem, pending.route)
    case .web, .gone, .notAFeed, .damaged: heard(pending)
    case .credentials: break  // nobody was asked
    }
  }

  private mutating func count(_ problem: FetchError, _ route: PendingRequest.Route) {
    silences[route, default: 0] += 1
    if silences[route] == Self.mostSilences { silent[route] = problem }
  }

  /// A name that is not found has no port at all.
  private static func anyPort(of route: PendingRequest.Route) -> PendingRequest.Route {
    PendingRequest.Route(host: route.host, port: nil, proxy: route.proxy)
  }
}
