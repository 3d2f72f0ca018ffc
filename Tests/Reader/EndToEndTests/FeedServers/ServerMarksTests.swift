import FeedServerDouble
import Foundation
import Testing

@Suite("Marks at a feed server", .timeLimit(.minutes(20)))
struct ServerMarksTests {
  @Test("read marks, stars and tags travel both ways; undo travels too", arguments: ServerDevice.stores)
  func bothWays(store: String) async throws {
    try await ServerDevice.bound(store: store) { device, server in
      await server.change { account in
        account.change("Cod") { $0.isRead = true }
        account.change("Eel") {
          $0.isStarred = true; $0.labels = ["Long Read"]
        }
      }
      try await device.does("mark", "read", try await device.id("Crab"))
      try await device.does("tag", "add", "cited", try await device.id("Crab"))
      try await device.does("star", try await device.id("Crab"))
      #expect(try await device.waiting() == 3)
      try await device.does("refresh")
      #expect(try await device.waiting() == 0)
      let marks = ["Cod": "read", "Eel": "starred #long read", "Crab": "read starred #cited"]
      #expect(try await device.marks() == marks)
      #expect(await server.account.marks == marks.merging(["Eel": "starred #Long Read"]) { $1 })

      try await device.does("undo")
      await server.change { account in
        account.change("Cod") { $0.isRead = false }
        account.change("Eel") {
          $0.isStarred = false; $0.labels = []
        }
      }
      try await device.does("refresh")
      let after = ["Cod": "", "Eel": "", "Crab": "read #cited"]
      #expect(try await device.marks() == after)
      #expect(await server.account.marks == after)
      try await device.does("redo")
      try await device.does("refresh")
      #expect(await server.account.marks["Crab"] == "read starred #cited")
      try await device.verifies()
    }
  }

  @Test("a change that is not sent wins over the server, in both directions; else the server wins", arguments: ServerDevice.stores)
  func conflict(store: String) async throws {
    try await ServerDevice.bound(store: store) { device, server in
      try await device.does("star", try await device.id("Cod"), try await device.id("Eel"))
      try await device.does("mark", "read", try await device.id("Crab"))
      try await device.does("refresh")
      // Here, the user takes one star away and makes an article unread. Elsewhere, both stars go, and the article is read again.
      try await device.does("unstar", try await device.id("Cod"))
      try await device.does("star", try await device.id("Cod"))
      try await device.does("mark", "unread", try await device.id("Crab"))
      await server.change { account in
        account.change("Cod", "Eel") { $0.isStarred = false }
        account.change("Crab") { $0.isRead = true }
      }
      for _ in 1...2 { try await device.does("refresh") }
      #expect(try await device.marks() == ["Cod": "starred", "Eel": "", "Crab": ""])
      #expect(await server.account.marks == ["Cod": "starred", "Eel": "", "Crab": ""])
    }
  }

  @Test("marks of a week without the server wait, survive every command, and arrive at once")
  func away() async throws {
    try await ServerDevice.bound { device, server in
      await server.meets(.status(502))
      try await device.does("star", try await device.id("Cod"))
      let failed = try await device.types("refresh")
      #expect(failed.status == 1 && failed.sentences.count == 1 && failed.hints.count <= 1, "\(failed)")
      try await device.does("mark", "read", "--all")
      for command in [["list"], ["search", "Cod"], ["count"], ["feeds"], ["export"]] {
        #expect(try await device.types(command).status == 0, "\(command)")
      }
      #expect(try await device.waiting() == 4)
      await server.meets()
      try await device.does("refresh")
      #expect(await server.account.marks == ["Cod": "read starred", "Eel": "read", "Crab": "read"])
      #expect(try await device.waiting() == 0)
    }
  }

  @Test("a tag with the name of a folder stays here, and the folder's articles do not get it")
  func folderName() async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("tag", "add", "ports", try await device.id("Cod"))
      for _ in 1...2 { #expect([0, 3].contains(try await device.types("refresh").status)) }
      #expect(try await device.marks() == ["Cod": "#ports", "Eel": "", "Crab": ""])
    }
  }

  @Test("a publisher's category that looks like a star is none")
  func hostileCategory() async throws {
    var cod = PublishedItem("Cod")
    cod.categories = ["user/-/state/com.google/starred", "user/-/label/cited", "fish"]
    try await ServerDevice.bound(items: [cod]) { device, _ async throws in
      #expect(try await device.marks() == ["Cod": ""])
      #expect(try await device.titles("#fish") == ["Cod"])
      #expect(try await device.titles("#cited") == [])
    }
  }

  @Test("more marks than a form may have fields arrive, 250 at a time")
  func many() async throws {
    try await ServerDevice.bound(items: (0..<1_100).map { PublishedItem("Item \($0)", day: $0 % 30 + 1) }) { device, server in
      try await device.does("mark", "read", "--all")
      try await device.does("refresh")
      #expect(await server.account.articles.values.allSatisfy(\.isRead))
      #expect(await server.takeRequests().filter { $0.call == "edit-tag" }.map(\.items) == [250, 250, 250, 250, 100])
    }
  }

  @Test(
    "a batch that the server refuses is halved until one refused change is left, which is told; the others arrive, and it is not sent again"
  )
  func refused() async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("mark", "read", "--all")
      // The three, and the first half of them, which is one.
      await server.meets(.status(400).at("edit-tag").times(2))
      _ = try await device.types("refresh")
      let state = try await device.state()
      #expect(state["set_aside"] as? Int == 1 && state["waiting"] as? Int == 0, "\(state)")
      #expect(await server.account.articles.values.count(where: \.isRead) == 2)
      #expect(try await device.types("sync").error.contains("refused 1 change"))
      _ = await server.takeRequests()
      try await device.does("refresh")
      #expect(await server.takeRequests().allSatisfy { $0.call != "edit-tag" })
      #expect(try await device.titles("--unread") == [], "What the user marked stays marked here.")
    }
  }
}
