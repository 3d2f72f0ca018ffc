internal import Domain

/// Who is asked next: never more than a few servers at once, never one server for much at once nor too often, and hosts by turns.
struct CallAdmission {
  /// Requests under way over all hosts, of feeds that were here before: nearly all of their servers are far away, and answer "not changed",
  /// which takes no room.
  static let most = 256
  /// How many of those a request counts for whose answer will be a document, which waits in memory until it is read.
  static let weightOfDocument = 8
  /// Requests under way to one host, as a polite browser of old (RFC 2616 section 8.1.4).
  static let mostPerHost = 2

  private var waiting: [String: ArraySlice<FeedCall>]
  /// Hosts with waiting calls, in the order of their turns.
  private var turns: [String] = []
  private var running: [String: Int] = [:]
  private var load = 0
  private let pacing: HostPacing
  /// How many requests to a host have begun.
  private var begun: [String: Int] = [:]
  /// Until when hosts are left alone for which calls wait.
  private var rests: [String: Duration] = [:]

  /// Takes all calls. Within a host they keep their order.
  init(_ calls: [FeedCall], pacing: HostPacing) {
    self.pacing = pacing
    waiting = Dictionary(grouping: calls, by: \.address.host).mapValues { $0[...] }
    var seen: Set<String> = []
    turns = calls.map(\.address.host).filter { seen.insert($0).inserted }
  }

  /// The call to start now; nil when none may start before another has finished or a host has rested, or when none is left.
  mutating func next(at moment: Duration) -> FeedCall? {
    guard let turn = turns.firstIndex(where: { mayBegin($0, at: moment) }) else { return nil }
    let host = turns[turn]
    guard let call = waiting[host]?.first, load + weight(of: call) <= Self.most else { return nil }
    turns.remove(at: turn)
    waiting[host]?.removeFirst()
    running[host, default: 0] += 1
    load += weight(of: call)
    begun[host, default: 0] += 1
    rests[host] = nil
    if waiting[host]?.isEmpty == false {
      turns.append(host)
      let rest = pacing.rest(of: host, after: begun[host, default: 0])
      if rest > .zero { rests[host] = moment + rest }
    }
    return call
  }

  /// When the next call may start of those for whose hosts nothing but time has to pass after this moment; nil when there is none.
  func nextRestEnd(after moment: Duration) -> Duration? {
    rests.filter { running[$0.key, default: 0] < Self.mostPerHost && $0.value > moment }.values.min()
  }

  /// Gives up what waits for a host.
  /// - Returns: the calls that will not be started, in their order.
  mutating func withhold(_ host: String) -> [FeedCall] {
    turns.removeAll { $0 == host }
    rests[host] = nil
    return Array(waiting.removeValue(forKey: host) ?? [])
  }

  /// Notes that a call that was started has ended.
  mutating func finish(_ call: FeedCall) {
    running[call.address.host, default: 1] -= 1
    load -= weight(of: call)
  }

  private func mayBegin(_ host: String, at moment: Duration) -> Bool {
    running[host, default: 0] < Self.mostPerHost && rests[host, default: .zero] <= moment
  }

  private func weight(of call: FeedCall) -> Int { call.validators == nil ? Self.weightOfDocument : 1 }
}
