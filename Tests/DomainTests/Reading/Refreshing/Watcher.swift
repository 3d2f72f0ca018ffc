import Domain
import DomainDoubles
import Synchronization

/// Somebody who watches feeds for hours that take no time: to sleep is to turn the clock.
struct Watcher {
  let home: MemoryStores
  private let time: Turned

  /// A home's clock begins at the sample's moment.
  init(_ subscriptions: [Subscription], fetchStates: [FeedID: FetchState] = [:], feeds: MemoryFeedRepository = MemoryFeedRepository()) {
    let time = Turned()
    self.time = time
    home = MemoryStores(subscriptions, fetchStates: fetchStates, feeds: feeds, now: { time.now })
  }

  /// How often it slept, and how long, in seconds.
  var sleeps: [Int64] { time.sleeps }

  /// Watches for so many minutes.
  /// - Parameter asleep: what happens during each sleep; it is told the minutes that have passed at its end.
  func watches(
    minutes: Int, _ order: WatchInput = WatchInput(), asleep: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws -> [WatchEvent] {
    let time = time
    let watch = WatchFeeds(
      subscriptions: home.subscriptions, fetchStates: home.fetchStates, refresh: home.refreshFeeds, now: { time.now },
      sleep: { moment in
        time.refreshLock(to: moment)
        let passed = moment.minutes(since: .sample())
        await asleep(passed)
        if passed >= minutes { withUnsafeCurrentTask { $0?.cancel() } }
      })
    let reader = Task {
      var events: [WatchEvent] = []
      for await batch in try await watch(order) { events += batch }
      return events
    }
    return try await reader.value
  }

  private final class Turned: Sendable {
    private let state = Mutex((now: Timestamp.sample(), sleeps: [Int64]()))

    var now: Timestamp { state.withLock(\.now) }
    var sleeps: [Int64] { state.withLock(\.sleeps) }

    func refreshLock(to moment: Timestamp) {
      state.withLock { state in
        state.sleeps.append((moment.milliseconds - state.now.milliseconds) / 1000)
        state.now = max(state.now, moment)
      }
    }
  }
}
