import CoreData
import CoreDomain
import Testing

@testable import StatusSync

@Suite("Errors that may pass")
struct DataStoreErrorPassingTests {
  @Test("only a locked, unwritable or just converted data directory may become usable without the user")
  func passing() {
    let passing: [DataStoreError] = [.locked(byProcess: 1), .unwritable(path: "p", reason: "r"), .converted]
    let lasting: [DataStoreError] = [
      .unreadable(path: "p", reason: "r"), .needsRepair(path: "p", reason: "r", effect: .recovers),
      .damaged(path: "p", setAside: "q", reason: "r", recovered: .nothing),
      .malformed(path: "p", line: 1, reason: "r"), .newerVersion(path: "p", version: 9, newest: 1), .gone(path: "p"), .cancelled,
    ]
    #expect(passing.map(\.isPassing) == [true, true, true])
    #expect(lasting.map(\.isPassing) == lasting.map { _ in false })
  }
}
