import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization

/// Watches feeds for hours in no time: each sleep sets the clock forward.
struct Watcher {
  let home: MemoryStores
  private let time: Turned

  /// The clock starts at the sample moment.
  init(
    _ subscriptions: [Subscription], fetchStates: [FeedID: FetchState] = [:], feeds: MemoryFeedRepository = MemoryFeedRepository(),
    settings: [SettingKey: SettingValue] = [:]
  ) {
    let time = Turned()
    self.time = time
    home = MemoryStores(subscriptions, fetchStates: fetchStates, feeds: feeds, settings: settings, now: { time.now })
  }

  /// The duration of each sleep, in seconds.
  var sleeps: [Int64] { time.sleeps }

  /// Watches for this number of minutes.
  /// - Parameter asleep: called during each sleep, with the minutes that have passed at its end.
  func watches(
    minutes: Int, _ input: WatchInput = WatchInput(), server: WatchedServer? = nil,
    asleep: @escaping @Sendable (Int) async -> Void = { _ in }
  ) async throws -> [WatchEvent] {
    let time = time
    let watch = WatchFeeds(
      subscriptions: home.subscriptions, fetchStates: home.fetchStates, refresh: home.refreshFeeds, server: server,
      clock: RefreshClock(
        now: { time.now },
        sleep: { moment in
          time.refreshLock(to: moment)
          let passed = moment.minutes(since: .sample())
          await asleep(passed)
          if passed >= minutes { withUnsafeCurrentTask { $0?.cancel() } }
        }))
    let reader = Task {
      var events: [WatchEvent] = []
      for await batch in try await watch(input) { events += batch.map(\.numbered) }
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
