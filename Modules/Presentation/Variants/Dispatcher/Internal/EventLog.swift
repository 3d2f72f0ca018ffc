import Scenes

/// All events in the order in which they were sent: one log for all views.
@MainActor
final class EventLog {
  /// An event and its position in the order.
  struct Entry: Hashable, Sendable {
    /// The position, from 1.
    let number: Int
    let event: ArticleListEvent
  }

  /// The latest events, oldest first.
  private(set) var entries: [Entry] = []

  /// The maximum number of entries: far more than can be sent while one event waits for the actor. A reply can contain every stored
  /// article, so an unlimited log could hold many copies of all articles in memory.
  static let mostEntries = 100

  private let watch: (any SceneTracer)?

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// Appends the event, then runs `work` with a copy of the log. The event is the last entry of the copy.
  func record(_ event: ArticleListEvent, _ work: ([Entry]) async -> Void) async {
    entries.append(Entry(number: (entries.last?.number ?? 0) + 1, event: event))
    entries.removeFirst(max(0, entries.count - Self.mostEntries))
    let history = entries
    guard let watch else { return await work(history) }
    await watch.around(Self.self, "record", event) { await work(history) }
  }
}
