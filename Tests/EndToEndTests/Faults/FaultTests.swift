import LoopbackServer
import Testing

/// Only Linux can preload a library into a program that was not built for it.
@Suite("No data loss at any disk fault", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct FaultTests {
  @Test(
    "after a disk fault, the data directory opens with the old or new state, and the command can be repeated", arguments: FaultedCommand.all
  )
  func everyCall(deed: FaultedCommand) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        var walk = try await FaultWalk(deed, of: person, web: web.url)
        try await walk.endWithoutPower()
        for way in DiskFault.Way.allCases {
          #expect(try await walk.walk(way) > 0, "The disk never failed with \(way).")
        }
      }
    }
  }
}
