internal import Domain

/// Who is asked next: never more than a few servers at once, never one server for much at once nor too often, and hosts by turns.
///
/// A server is known by its host's name until it is known at which address it stands: hosts of one address are one server from then on.
struct RequestScheduler {
  /// Requests under way over all hosts, of feeds that were here before: nearly all of their servers are far away, and answer "not changed",
  /// which takes no room.
  static let most = 256
  /// How many of those a request counts for whose answer will be a document, which waits in memory until it is read.
  static let weightOfDocument = 8
  /// Requests under way to one server, as a polite browser of old (RFC 2616 section 8.1.4).
  static let mostPerServer = 2

  private var waiting: [String: ArraySlice<PendingRequest>]
  /// Hosts with waiting errands, in the order of their turns.
  private var turns: [String] = []
  /// The servers of the hosts whose address is known.
  private var urls: [String: String] = [:]
  private var servers: [String: Server] = [:]
  /// Hosts that may not answer at all.
  private var doubtful: Set<String> = []
  private var load = 0
  private let rateLimiter: RateLimiter
  /// Until when servers are left alone.
  private var rests: [String: Duration] = [:]

  /// What is going on with a server.
  private struct Server {
    /// Requests under way.
    var running = 0
    /// How many have begun.
    var begun = 0
    /// Errands that wait for one of its hosts.
    var waiting = 0
  }

  /// Takes all calls. Within a host they keep their order.
  init(_ feedRequests: [FeedRequest], rateLimiter: RateLimiter) {
    self.rateLimiter = rateLimiter
    waiting = Dictionary(grouping: feedRequests.map { PendingRequest($0) }, by: \.host).mapValues { $0[...] }
    var seen: Set<String> = []
    turns = feedRequests.map(\.url.host).filter { seen.insert($0).inserted }
    servers = waiting.mapValues { Server(waiting: $0.count) }
  }

  /// The errand to start now; nil when none may start before another has finished or a server has rested, or when none is left.
  mutating func next(at moment: Duration) -> PendingRequest? {
    guard let turn = turns.firstIndex(where: { mayBegin($0, at: moment) }) else { return nil }
    let host = turns[turn]
    guard let pending = waiting[host]?.first, load + weight(of: pending) <= Self.most else { return nil }
    turns.remove(at: turn)
    waiting[host]?.removeFirst()
    if waiting[host]?.isEmpty == false { turns.append(host) } else { waiting[host] = nil }
    load += weight(of: pending)
    let server = server(of: host)
    servers[server, default: Server()].waiting -= 1
    servers[server, default: Server()].running += 1
    servers[server, default: Server()].begun += 1
    let rest = rateLimiter.rest(of: host, after: servers[server]?.begun ?? 0)
    rests[server] = rest > .zero ? moment + rest : nil
    return pending
  }

  /// When the next errand may start of those for whose servers nothing but time has to pass after this moment; nil when there is none.
  func nextBackoffEnd(after moment: Duration) -> Duration? {
    rests.filter { server, end in
      end > moment && servers[server].map { $0.running < Self.mostPerServer && $0.waiting > 0 } ?? false
    }.values.min()
  }

  /// Gives up what waits for a host and is not to be asked there.
  /// - Returns: the errands that will not be started, in their order.
  mutating func withhold(_ host: String, where isSpared: (PendingRequest) -> Bool) -> [PendingRequest] {
    let pendingRequests = waiting[host] ?? []
    let (spared, others) = (pendingRequests.filter(isSpared), pendingRequests.filter { !isSpared($0) })
    servers[server(of: host)]?.waiting -= spared.count
    waiting[host] = others.isEmpty ? nil : others[...]
    if others.isEmpty { turns.removeAll { $0 == host } }
    return Array(spared)
  }

  /// Notes that an errand that was started has ended.
  mutating func finish(_ pending: PendingRequest) {
    servers[server(of: pending.host)]?.running -= 1
    load -= weight(of: pending)
  }

  /// Takes an errand that a redirect has sent on. Its turn at the host comes before those who have not been anywhere yet.
  mutating func goOn(_ pending: PendingRequest) {
    if waiting[pending.host] == nil { turns.append(pending.host) }
    waiting[pending.host] = [pending] + (waiting[pending.host] ?? [])
    servers[server(of: pending.host), default: Server()].waiting += 1
  }

  /// Notes at which address a host stands. Of several, the first counts.
  mutating func learn(_ url: String, of host: String) {
    guard urls[host] == nil else { return }
    let known = servers.removeValue(forKey: host) ?? Server()
    let rest = rests.removeValue(forKey: host)
    urls[host] = url
    servers[url, default: Server()].running += known.running
    servers[url, default: Server()].begun += known.begun
    servers[url, default: Server()].waiting += known.waiting
    if let rest { rests[url] = max(rest, rests[url] ?? .zero) }
  }

  /// Notes whether a host may not answer at all: such a one is asked for one thing at a time.
  mutating func doubt(_ host: String, _ isDoubtful: Bool) {
    if isDoubtful { doubtful.insert(host) } else { doubtful.remove(host) }
  }

  private func server(of host: String) -> String { urls[host] ?? host }

  private func mayBegin(_ host: String, at moment: Duration) -> Bool {
    let server = server(of: host)
    let most = doubtful.contains(host) ? 1 : Self.mostPerServer
    return servers[server]?.running ?? 0 < most && rests[server] ?? .zero <= moment
  }

  private func weight(of pending: PendingRequest) -> Int { pending.feedRequest.validators == nil ? Self.weightOfDocument : 1 }
}
