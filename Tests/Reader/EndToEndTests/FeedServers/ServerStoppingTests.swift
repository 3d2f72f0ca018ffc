import CoreDoubles
import FeedServerDouble
import Foundation
import Growth
import Testing

@Suite("Stopping and killing a contact", .timeLimit(.minutes(30)))
struct ServerStoppingTests {
  private static let many = (0..<600).map { PublishedItem("Item \($0)", day: $0 % 30 + 1) }

  @Test("Ctrl-C keeps what came, and the next contact fetches the rest", arguments: ServerDevice.stores)
  func interrupt(store: String) async throws {
    try await ServerDevice.atWork { device, server in
      if store != "json" { try await device.does("store", "migrate", store) }
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", Self.many))
      try await device.binds()
      await server.meets(.delay(milliseconds: 600_000).at("stream/items/contents").after(1))
      let refresh = try device.begins("refresh")
      try await device.person.waits { try await device.titles().count == 250 }
      refresh.send(SIGINT)
      #expect(await refresh.reply.status == 130)
      #expect(try await device.titles().count == 250)
      await server.meets()
      _ = await server.takeRequests()
      try await device.does("refresh")
      #expect(try await device.titles().count == 600)
      #expect(await server.takeRequests().map(\.items).reduce(0, +) == 351, "The newest article shows that the numbers are the same.")
      try await device.verifies()
    }
  }

  /// In the quick part, few moments.
  private static let rounds = SlowPart.isRun ? 40 : 6

  @Test("kill -9 at any moment of a contact loses no mark and doubles no article", arguments: ServerDevice.stores)
  func kill(store: String) async throws {
    var chance = SeededGenerator(46)
    try await ServerDevice.bound(store: store, items: Self.many) { device, server in
      var expected = await server.account.marks
      for round in 0..<Self.rounds {
        let title = "Item \(Int.random(in: 0..<600, using: &chance))"
        try await device.does("star", try await device.id(title))
        let other = "Item \(Int.random(in: 0..<600, using: &chance))"
        if other != title { await server.change { $0.change(other) { $0.isRead = true } } }
        await server.publish(PublishedFeed("Quay", [PublishedItem("News \(round)")]), at: ServerDevice.quay)
        _ = await server.takeRequests()
        let refresh = try device.begins("refresh")
        // A contact has some ten requests.
        let moment = Int.random(in: 0...10, using: &chance)
        let end = ContinuousClock.now + .seconds(5)
        while await server.requestCount < moment, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(1)) }
        refresh.send(SIGKILL)
        _ = await refresh.reply
        expected["News \(round)"] = ""
        if other != title {
          expected[other] = ServerMarksText.text(isRead: true, isStarred: expected[other]?.contains("starred"), labels: [])
        }
        expected[title] = ServerMarksText.text(isRead: expected[title]?.contains("read "), isStarred: true, labels: [])
      }
      for _ in 1...2 { try await device.does("refresh") }
      let marks = try await device.marks()
      #expect(await server.account.marks == marks)
      #expect(marks.filter { $0.value.contains("starred") }.keys.sorted() == expected.filter { $0.value.contains("starred") }.keys.sorted())
      #expect(marks.count == expected.count)
      try await device.verifies()
    }
  }
}
