import FeedServerDouble
import Foundation
import LoopbackServer
import Testing

@Suite("Feed servers that fail", .timeLimit(.minutes(20)))
struct ServerBadInputTests {
  private static let faults: [(FeedServerFault, String)] = [
    (.loginPage, "."), (.okToEverything, "."), (.status(503, text: "Service Unavailable!"), "."),
    (.status(401, text: "Unauthorized!"), "."),
    (.status(404), "."), (.status(500), "."), (.status(429, retryAfter: 120), "120 seconds"),
    (.redirect(to: "https://else.example/"), "else.example"),
    (.halfAnswer.at("subscription/list"), "."), (.loginPage.at("subscription/list"), "."), (.status(500).at("user-info"), "."),
  ]

  @Test("binding to a server that fails is one sentence with exit code 1, and binds nothing", arguments: faults)
  func binding(fault: FeedServerFault, words: String) async throws {
    try await ServerDevice.atWork { device, server in
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      await server.meets(fault)
      try device.writesPassword()
      let reply = try await device.types("sync", device.api, "--user", "bob")
      #expect(reply.isOneSentence(1, about: "127.0.0.1", words) && !reply.error.contains(FeedServerDouble.password), "\(reply)")
      #expect(try await device.types("sync").output.hasPrefix("Sync is off"))
    }
  }

  /// Each contact fails after a part of it.
  private static let later: [FeedServerFault] = [
    .loginPage, .status(503), .status(500).at("tag/list"), .halfAnswer.at("tag/list"), .loginPage.at("subscription/list"),
    .halfAnswer.at("stream/items/ids"), .status(500).at("stream/items/ids").after(1), .loginPage.at("stream/items/ids").after(2),
    .status(500).at("edit-tag"), .loginPage.at("edit-tag"),
    .status(500).at("stream/items/contents"), .halfAnswer.at("stream/items/contents"), .okToEverything.at("stream/items/contents"),
    // More than 64 MiB.
    .padding(bytes: 65 << 20).at("subscription/list"), .padding(bytes: 65 << 20).at("stream/items/ids").after(2),
    .status(401).at("stream/items/ids"), .redirect(to: "http://127.0.0.1:1/").at("stream/items/ids"),
  ]

  @Test(
    "a contact that fails in the middle is one sentence, marks nothing, removes nothing, and the next one completes it", arguments: later)
  func contact(fault: FeedServerFault) async throws {
    try await ServerDevice.bound { device, server in
      try await device.does("star", try await device.id("Cod"))
      await server.publish(PublishedFeed("Quay", ServerDevice.items + [PublishedItem("Dab")]), at: ServerDevice.quay)
      await server.meets(fault)
      let reply = try await device.types("refresh")
      #expect(reply.status == 1 && reply.sentences.count == 1 && reply.hints.count <= 1, "\(reply)")
      let marks = try await device.marks()
      #expect(marks.merging(["Dab": ""]) { old, _ in old } == ["Cod": "starred", "Eel": "", "Crab": "", "Dab": ""])
      #expect(try await device.feeds().count == 1)
      await server.meets()
      try await device.does("refresh")
      #expect(try await device.marks() == ["Cod": "starred", "Eel": "", "Crab": "", "Dab": ""])
      #expect(await server.account.marks["Cod"] == "starred")
      #expect(try await device.waiting() == 0)
      try await device.verifies()
    }
  }

  @Test("a wrong password is told at once, and is sent only once")
  func password() async throws {
    try await ServerDevice.atWork { device, server in
      try device.writesPassword("wrong")
      let reply = try await device.types("sync", device.api, "--user", "bob")
      #expect(reply.isOneSentence(1, about: "refuses the password of 'bob'"), "\(reply)")
      #expect(await server.takeRequests().map(\.call) == ["accounts/ClientLogin"])
      try await device.binds()
      await server.change { $0.password = "changed" }
      _ = await server.takeRequests()
      let later = try await device.types("refresh")
      #expect(later.status == 1 && later.sentences.count == 1 && later.error.contains("refuses the password"), "\(later)")
      #expect(await server.takeRequests().count == 1)
      try await device.does("sync", device.api, "--user", "bob", input: "changed\n")
    }
  }

  @Test("an API that is switched off, and no server at all, are told in one sentence; everything stays readable")
  func off() async throws {
    try await ServerDevice.bound { device, server in
      await server.switchAPI(on: false)
      let reply = try await device.types("refresh")
      #expect(reply.status == 1 && reply.sentences.count == 1, "\(reply)")
      #expect(try await device.titles() == ["Cod", "Crab", "Eel"])
      let port = try SilentPort()
      let nowhere = ServerDevice(person: device.person, name: "two", api: "http://127.0.0.1:\(port.number)/")
      try nowhere.writesPassword()
      let dead = try await nowhere.types("sync", nowhere.api, "--user", "bob")
      #expect(dead.isOneSentence(1, about: "127.0.0.1:\(port.number)"), "\(dead)")
    }
  }

  @Test("password and tokens are in no output, trace or file but the one of passwords")
  func secrets() async throws {
    try await ServerDevice.atWork { device, server in
      await server.follow(ServerDevice.quay, PublishedFeed("Quay", ServerDevice.items))
      try device.writesPassword()
      var said = ""
      func types(_ arguments: String...) async throws {
        let reply = try await device.types(["--trace"] + arguments)
        said += reply.output + reply.error
      }
      try await types("sync", device.api, "--user", "bob")
      try await types("refresh")
      try await types("star", try await device.id("Cod"))
      try await types("refresh")
      try await types("sync", "--json")
      await server.meets(.status(500))
      try await types("refresh")
      await server.meets(.newTokens.after(2))
      try await types("refresh")
      await server.change { $0.password = "changed" }
      try await types("refresh")
      try await types("export", "-")
      try await types("store", "verify")
      for name in try FileManager.default.subpathsOfDirectory(atPath: device.home.path()) where name != "credentials" {
        said += String(decoding: FileManager.default.contents(atPath: device.home.appending(path: name).path()) ?? Data(), as: UTF8.self)
      }
      // The password, also as a form has it, and what the tokens of the server contain.
      let secrets = [FeedServerDouble.password, "p%2Bs", "p+s", "bob/token", "write0", "GoogleLogin auth"]
      let lines = said.split(separator: "\n")
      #expect(lines.filter { line in secrets.contains { line.contains($0) } } == [])
      #expect(lines.contains { $0.contains("GoogleReaderConnection.send") }, "The trace names the calls.")
    }
  }

  @Test("hostile texts, ids and addresses of a server are cleaned, and do not end a contact")
  func hostile() async throws {
    var items = ServerDevice.items
    items[0].title = "Bold\u{1B}[31m \u{202E}red"
    items[0].text = "<script>alert(1)</script><p onclick=x>Fine</p>"
    items[1].url = "javascript:alert(1)"
    items[2].author = "\u{7}"
    try await ServerDevice.bound(items: items) { device, _ in
      #expect(try await device.titles().count == 3)
      for command in [
        ["list"], ["list", "--plain"], ["read", "--keep-unread"] + (try await device.types("list", "--plain").fields.map { $0[0] }),
      ] {
        let reply = try await device.types(command)
        #expect(reply.isHarmless && !reply.output.contains("alert(1)"), "\(command): \(reply)")
      }
    }
  }
}
