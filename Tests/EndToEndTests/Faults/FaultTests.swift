import LoopbackServer
import Testing

/// Linux alone can put a library before the system's own in a program that is not made for it.
@Suite("Nothing is lost, wherever the disk fails", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct FaultTests {
  @Test("what was called done is there when the power goes right after it", arguments: FaultedCommand.all)
  func powerAtTheEnd(deed: FaultedCommand) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        try await FaultWalk(deed, of: person, web: web.url).endWithoutPower()
      }
    }
  }

  @Test("the home opens and holds what was there or what came, and what was typed can be typed again", arguments: FaultedCommand.all)
  func everyCall(deed: FaultedCommand) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        var walk = try await FaultWalk(deed, of: person, web: web.url)
        for way in DiskFault.Way.allCases {
          #expect(try await walk.walk(way) > 0, "The disk never failed by \(way).")
        }
      }
    }
  }
}
