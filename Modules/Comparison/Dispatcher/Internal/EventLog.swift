import CoreScenes

/// The events of all views in the order in which they were sent.
@MainActor
final class EventLog {
  struct Entry: Hashable, Sendable {
    /// The position in the order, from 1.
    let number: Int
    let from: ReadingEvent.Sender
    let event: ReadingEvent
  }

  /// The latest events, oldest first.
  private(set) var entries: [Entry] = []

  /// The maximum number of entries. A long session sends thousands of events, and a reader looks at the last few.
  static let mostEntries = 100

  private let watch: (any SceneTracer)?

  init(watch: (any SceneTracer)? = nil) {
    self.watch = watch
  }

  /// The log for a printout, with lines such as `3 rows: open "ab12"`.
  var viewModel: SentencesViewModel {
    SentencesViewModel(
      lines: entries.map { "\($0.number) \($0.from.rawValue): \($0.event.line)" }, messages: [],
      exported: .list(
        entries.map { entry in
          ExportedRecord([
            .init("number", .number(entry.number)), .init("from", .text(entry.from.rawValue)), .init("event", .text(entry.event.line)),
          ])
        }), outcome: .done)
  }

  /// Appends the event, then runs the work that it causes.
  func record(_ event: ReadingEvent, from sender: ReadingEvent.Sender, _ work: () async -> Void) async {
    let entry = Entry(number: (entries.last?.number ?? 0) + 1, from: sender, event: event)
    entries = (entries + [entry]).suffix(Self.mostEntries)
    guard let watch else { return await work() }
    await watch.around(Self.self, "record", entry, work)
  }
}
