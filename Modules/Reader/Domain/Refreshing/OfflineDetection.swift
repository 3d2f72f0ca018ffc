import CoreDomain

/// Detects that this computer is offline: tells the fault of a feed from that of the network, by whether any server has responded in a
/// refresh.
///
/// Until one has, the fetch states of silent servers are kept back: offline, every feed fails, and none of them is the cause. A network that
/// wants a login may answer in place of the servers: it redirects all of them to one site, or its certificates are not trusted.
struct OfflineDetection {
  private let wasOffline: Bool
  private var hasResponse = false
  private var silent: Set<String> = []
  private var proxies: Set<String> = []
  /// The hosts of other sites that answered in place of servers.
  private var strangers: Set<String> = []
  /// Whether anything answered in place of a server.
  private var isIntercepted = false
  private var keptBack: [FeedID: FetchState] = [:]

  /// - Parameter wasOffline: whether the computer was offline at the last attempt.
  init(wasOffline: Bool) {
    self.wasOffline = wasOffline
  }

  /// The number of servers whose common silence is that of the network. A single server may be down, unless no server could be reached just before.
  /// Two feeds may be dead for ever at one site, or with expired certificates, also while the computer is offline.
  private var minimumSilentServers: Int {
    if isIntercepted { return 3 }
    return wasOffline ? 1 : 2
  }

  /// Takes the fetch state after a response.
  /// - Returns: the fetch states that can be stored now.
  mutating func states(after response: FeedResponse, of subscription: Subscription, _ fetchState: FetchState) -> [FeedID: FetchState] {
    // A program or a file of this computer says nothing about the network.
    if let source = subscription.source, source.serverURL == nil { return [subscription.id: fetchState] }
    if case .failed(let problem, _) = response.content {
      if problem.isLocal { return [subscription.id: fetchState] }
      let stranger = Self.stranger(in: response, problem, of: subscription)
      let comesFromNetwork = stranger != nil || problem.isUntrusted
      // A feed that failed before may be dead. It says nothing about the network that answers in its place.
      if comesFromNetwork, fetchState.failures > 1 { return [subscription.id: fetchState] }
      if problem.isSilence || stranger != nil, !hasResponse {
        note(problem, of: subscription, mayBeDead: fetchState.failures > 1 && !wasOffline)
        if let stranger { strangers.insert(stranger) }
        isIntercepted = isIntercepted || comesFromNetwork
        keptBack[subscription.id] = fetchState
        return [:]
      }
      if problem.isSilence { return [subscription.id: fetchState] }
    }
    hasResponse = true
    keptBack[subscription.id] = fetchState
    return takeKeptBack()
  }

  /// - Parameter mayBeDead: whether the feed failed before. Its silence is no evidence of a network that is down, but it fits one that others show.
  private mutating func note(_ problem: FetchError, of subscription: Subscription, mayBeDead: Bool) {
    switch problem {
    case .web(.proxyUnreachable(let proxy)): proxies.insert(proxy)
    case _ where mayBeDead: break
    case .web(.cannotConnect(let hostAndPort)): silent.insert(hostAndPort)
    default: silent.insert(subscription.requestURL.host)
    }
  }

  /// The host of another site that sent an error, or a document that is no feed; nil for any other response. Hosts with the same last two labels
  /// are one site. A server that asks for fewer requests (429) knows the client, and its wait is kept.
  private static func stranger(in response: FeedResponse, _ problem: FetchError, of subscription: Subscription) -> String? {
    guard problem.isStatus || problem.isNoFeed, problem != .web(.status(code: 429)), let host = response.metadata.host else { return nil }
    return site(host) == site(subscription.requestURL.host) ? nil : host
  }

  private static func site(_ host: String) -> [Substring] { Array(host.split(separator: ".").suffix(2)) }

  /// What prevented every response; nil when a server has responded, and when a single server was asked.
  var unreachable: UnreachableNetwork? {
    guard !hasResponse, strangers.count <= 1 else { return nil }
    if silent.isEmpty { return proxies.min().map { .proxy($0) } }
    return silent.count + proxies.count >= minimumSilentServers ? .network : nil
  }

  /// The fetch states that were kept back, at the end of a refresh; none when the network was unreachable.
  mutating func finalStates() -> [FeedID: FetchState] {
    unreachable == nil ? takeKeptBack() : [:]
  }

  private mutating func takeKeptBack() -> [FeedID: FetchState] {
    defer { keptBack = [:] }
    return keptBack
  }
}

/// Why no server responded in a refresh.
public enum UnreachableNetwork: Hashable, Sendable {
  /// No server could be reached: this computer seems to be offline.
  case network
  /// The proxy could not be reached.
  case proxy(String)
}
