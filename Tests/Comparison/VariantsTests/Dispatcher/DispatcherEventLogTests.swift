import CoreScenes
import ReaderScenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Event log of the two rings")
struct DispatcherEventLogTests {
  private let log = EventLog()

  @Test("a line of the log has a number, the sender and the event; typed control characters are escaped")
  func lines() async {
    await log.record(.request(.search("\u{7}tea")), from: .commandLine) {}
    await log.record(.request(.refreshed), from: .system) {}
    #expect(log.viewModel.lines == [#"1 command line: search "\u{07}tea""#, "2 system: refresh ended"])
  }

  @Test("the log keeps only the latest events, and continues their numbers")
  func isLimited() async {
    let count = EventLog.mostEntries + 5
    for _ in 1...count { await log.record(.interrupted, from: .system) {} }
    #expect(log.entries.map(\.number) == Array(6...count))
  }
}
