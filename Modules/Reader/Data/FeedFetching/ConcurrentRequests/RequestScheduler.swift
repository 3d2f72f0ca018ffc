internal import CoreDomain
internal import ReaderDomain
internal import Transfer

/// Decides which request starts next. It limits the requests in progress in total and per server, spaces the requests to one server, and
/// takes hosts in turn.
///
/// A server is identified by its host name until its IP address is known. From then on, hosts with one IP address are one server. A request
/// whose address turns out to be in use, before it connects, waits again.
struct RequestScheduler {
  private var waiting: [String: ArraySlice<PendingRequest>]
  /// Hosts with waiting requests, in turn order.
  private var turns: [String] = []
  /// The IP addresses of hosts, as far as they are known.
  private var addresses: [String: String] = [:]
  private var servers: [String: Server] = [:]
  /// Hosts that may be unresponsive.
  private var doubtful: Set<String> = []
  private var load = 0
  private let rateLimiter: HostRateLimiter
  /// When each server may receive its next request.
  private var rests: [String: Duration] = [:]

  /// The state of a server.
  private struct Server {
    /// Requests in progress.
    var running = 0
    /// Requests that were started.
    var begun = 0
    /// Requests that wait for one of the server's hosts.
    var waiting = 0
  }

  /// Schedules all feed requests. The requests to one host keep their order.
  init(_ feedRequests: [FeedRequest], rateLimiter: HostRateLimiter) {
    self.rateLimiter = rateLimiter
    waiting = Dictionary(grouping: feedRequests.map { PendingRequest($0) }, by: \.host).mapValues { $0[...] }
    var seen: Set<String> = []
    turns = feedRequests.map(\.url.host).filter { seen.insert($0).inserted }
    servers = waiting.mapValues { Server(waiting: $0.count) }
  }

  /// The request to start now. Nil when no request is left, or when each must wait for a running request or for a rate limit.
  mutating func next(at moment: Duration) -> PendingRequest? {
    guard let turn = turns.firstIndex(where: { mayBegin($0, at: moment) }) else { return nil }
    let host = turns[turn]
    guard let pending = waiting[host]?.first, load + weight(of: pending) <= ConcurrencyLimits.maximum else { return nil }
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

  /// The next time after `moment` at which a rate limit alone stops delaying a request; nil when no request waits for a rate limit alone.
  func nextRateLimitEnd(after moment: Duration) -> Duration? {
    rests.filter { server, end in
      end > moment && servers[server].map { $0.running < ConcurrencyLimits.maximumPerHost && $0.waiting > 0 } ?? false
    }.values.min()
  }

  /// Removes waiting requests to a host.
  /// - Returns: the removed requests, in their order.
  mutating func withhold(_ host: String, where isSpared: (PendingRequest) -> Bool) -> [PendingRequest] {
    let pendingRequests = waiting[host] ?? []
    let (spared, others) = (pendingRequests.filter(isSpared), pendingRequests.filter { !isSpared($0) })
    servers[server(of: host)]?.waiting -= spared.count
    waiting[host] = others.isEmpty ? nil : others[...]
    if others.isEmpty { turns.removeAll { $0 == host } }
    return Array(spared)
  }

  /// Marks a started request as finished.
  mutating func finish(_ pending: PendingRequest) {
    servers[server(of: pending.host)]?.running -= 1
    load -= weight(of: pending)
  }

  /// Schedules a request again after a redirect. It comes before the host's requests that have not started.
  mutating func goOn(_ pending: PendingRequest) {
    if waiting[pending.host] == nil { turns.append(pending.host) }
    waiting[pending.host] = [pending] + (waiting[pending.host] ?? [])
    servers[server(of: pending.host), default: Server()].waiting += 1
  }

  /// How long a request waits whose address is used by requests that are not known to use it.
  private static let waitForAddress = Duration.milliseconds(50)

  /// Schedules a started request again, which was not sent because others use its server's address. Call it after `finish` and `learn`.
  mutating func hold(_ pending: PendingRequest, at moment: Duration) {
    let server = server(of: pending.host)
    servers[server, default: Server()].begun -= 1
    // The end of a request of this server ends the wait, too; but the others may have another name, or belong to another session.
    if servers[server]?.running ?? 0 < ConcurrencyLimits.maximumPerHost {
      rests[server] = max(moment + Self.waitForAddress, rests[server] ?? .zero)
    }
    goOn(pending)
  }

  /// Records the IP address of a host. The first recorded address counts.
  mutating func learn(_ address: String, of host: String) {
    guard addresses[host] == nil else { return }
    let known = servers.removeValue(forKey: host) ?? Server()
    let rest = rests.removeValue(forKey: host)
    addresses[host] = address
    servers[address, default: Server()].running += known.running
    servers[address, default: Server()].begun += known.begun
    servers[address, default: Server()].waiting += known.waiting
    if let rest { rests[address] = max(rest, rests[address] ?? .zero) }
  }

  /// Marks whether a host may be unresponsive. Such a host gets one request at a time.
  mutating func doubt(_ host: String, _ isDoubtful: Bool) {
    if isDoubtful { doubtful.insert(host) } else { doubtful.remove(host) }
  }

  private func server(of host: String) -> String { addresses[host] ?? host }

  private func mayBegin(_ host: String, at moment: Duration) -> Bool {
    let server = server(of: host)
    let maximum = doubtful.contains(host) ? 1 : ConcurrencyLimits.maximumPerHost
    return servers[server]?.running ?? 0 < maximum && rests[server] ?? .zero <= moment
  }

  private func weight(of pending: PendingRequest) -> Int { pending.feedRequest.validators == nil ? ConcurrencyLimits.weightOfDocument : 1 }
}
