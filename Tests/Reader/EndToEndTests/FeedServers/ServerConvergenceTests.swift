import CoreDoubles
import FeedServerDouble
import Foundation
import Growth
import Testing

@Suite("Many clients of a feed server", .timeLimit(.minutes(60)))
struct ServerConvergenceTests {
  private static let seeds: [UInt64] = SlowPart.isRun ? Array(1...20) : [1, 4, 5]
  private static let steps = SlowPart.isRun ? 60 : 14

  @Test("three devices and another client that mark at random, some of them killed, end with the server's marks", arguments: seeds)
  func converge(seed: UInt64) async throws {
    var chance = SeededGenerator(seed)
    let items = (0..<8).map { PublishedItem("Item \($0)", day: $0 + 1) }
    // Miniflux has no labels, and lists by offsets, which move while other clients mark.
    let habits: FeedServerHabits = seed % 3 == 2 ? .miniflux : .freshRSS
    try await ServerDevice.bound(seed % 2 == 0 ? habits : habits.with(\.pageLimit, 3), items: items) { one, server in
      let devices = [one, one.other("two"), one.other("three")]
      try await devices[1].does("store", "migrate", "sqlite")
      for device in devices.dropFirst() {
        try await device.binds()
        try await device.does("refresh")
      }
      for _ in 0..<Self.steps {
        let device = devices[Int.random(in: 0..<3, using: &chance)]
        let title = "Item \(Int.random(in: 0..<8, using: &chance))"
        switch Int.random(in: 0..<10, using: &chance) {
        case 0: try await device.does("star", try await device.id(title))
        case 1: try await device.types("unstar", try await device.id(title))
        case 2: try await device.types("mark", "read", try await device.id(title))
        case 3: try await device.types("mark", "unread", try await device.id(title))
        case 4 where habits.hasLabels: try await device.types("tag", "add", "cited", try await device.id(title))
        case 5 where habits.hasLabels: try await device.types("tag", "remove", "cited", try await device.id(title))
        case 6: await server.change { $0.change(title) { $0.isRead.toggle() } }
        case 7: await server.change { $0.change(title) { $0.isStarred.toggle() } }
        case 8:
          let refresh = try device.begins("refresh")
          try await Task.sleep(for: .milliseconds(Int.random(in: 0...300, using: &chance)))
          refresh.send(SIGKILL)
          _ = await refresh.reply
        default: try await device.does("refresh")
        }
      }
      // Each sends what waits, and then each reads what the others have sent.
      for device in devices + devices { try await device.does("refresh") }
      let marks = await server.account.marks
      for device in devices {
        #expect(try await device.marks() == marks, "seed \(seed), device \(device.name)")
        #expect(try await device.waiting() == 0)
        try await device.verifies()
      }
    }
  }
}
