import Scenes

/// Everything that happens, in the order in which it was sent: one log for all views.
@MainActor
final class EventLog {
  /// An event and its place in the order.
  struct Entry: Hashable, Sendable {
    /// Counted from 1.
    let number: Int
    let event: ArticleListEvent
  }

  /// The latest events, the oldest first.
  private(set) var entries: [Entry] = []

  /// How many are kept: far more than can be sent while one is on its way to the actor. A reply can hold every article of the store, so a log
  /// without an end would keep the store in memory many times over.
  static let mostEntries = 100

  private let watch: (any SceneTracer)?

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// Notes the event, then has `work` done with the log as it is then. The event is its last entry.
  func record(_ event: ArticleListEvent, _ work: ([Entry]) async -> Void) async {
    entries.append(Entry(number: (entries.last?.number ?? 0) + 1, event: event))
    entries.removeFirst(max(0, entries.count - Self.mostEntries))
    let history = entries
    guard let watch else { return await work(history) }
    await watch.around(Self.self, "record", event) { await work(history) }
  }
}
