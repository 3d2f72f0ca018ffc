import Growth
import LoopbackServer
import Testing

/// Only Linux can preload a library into a program that was not built for it.
@Suite("No data loss at any disk fault", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct FaultTests {
  /// In the quick tests, each command meets one way in which it dies and one in which it fails, all in turn.
  private static func ways(_ number: Int) -> [DiskFault.Way] {
    SlowPart.isRun ? DiskFault.Way.allCases : [[.kill, .power, .torn][number % 3], [.full, .broken][number % 2]]
  }

  @Test(
    "after a disk fault, the data directory opens with the old or new state, and the command can be repeated",
    arguments: zip(FaultedCommand.all, FaultedCommand.all.indices)
  )
  func everyCall(deed: FaultedCommand, number: Int) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        var walk = try await FaultWalk(deed, of: person, web: web.url)
        try await walk.endWithoutPower()
        for way in Self.ways(number) {
          #expect(try await walk.walk(way) > 0, "The disk never failed with \(way).")
        }
      }
    }
  }
}
