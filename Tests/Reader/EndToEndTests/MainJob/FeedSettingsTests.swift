import Foundation
import SampleServer
import Testing

@Suite("Settings of one feed", .timeLimit(.minutes(10)))
struct FeedSettingsTests {
  @Test("a feed setting is shown, exported, used in requests, and can be unset")
  func sets() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let set = try await person.types("feeds", "set", "harbour", "interval=4320", "agent=Other/1", "header=X-Key: a=b")
      #expect(set.status == 0 && set.lines.dropFirst() == ["interval=4320", "agent=Other/1", "header=X-Key: a=b"], "\(set)")
      #expect(
        try await person.types("export").output.contains("strata:interval=\"4320\" strata:agent=\"Other/1\" strata:header=\"X-Key: a=b\""))

      let early = try await person.types("refresh", "--json").objectLines()
      #expect((early[0]["reason"] as? String)?.contains("its interval is set to 3 days") == true, "\(early)")
      try await person.does("refresh", "--force")
      let headers = await person.web.lastHeaders("/feeds/harbour.rss")
      #expect(headers["user-agent"] == "Other/1" && headers["x-key"] == "a=b")

      #expect(try await person.types("feeds", "set", "harbour", "agent=", "header=", "interval=").lines.count == 1)
      try await person.does("refresh", "--force")
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["user-agent"]?.hasPrefix("Strata/") == true)
    }
  }

  @Test("credentials are sent from a file that only the user can read, and a file that others can read is rejected")
  func credentials() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let file = try person.writes("machine 127.0.0.1 login me password secret\n", to: "netrc")
      chmod(file, 0o644)
      try await person.does("feeds", "set", "harbour", "credentials=\(file)")
      let refused = try await person.types("refresh", "--force")
      #expect(refused.status == 3 && refused.output.contains("mode 0600"), "\(refused)")
      chmod(file, 0o600)
      try await person.does("refresh", "--force")
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["authorization"] == "Basic bWU6c2VjcmV0")
      #expect(try await !person.types("export").output.contains("secret"))
    }
  }

  @Test("a header is not sent to another host, which the refresh and the list of problems say, until it is set again")
  func origin() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      _ = try await person.types("feeds", "set", "harbour", "header=X-Key: s3cret")
      let file = person.home.appending(path: "subscriptions.opml")
      let list = try String(contentsOf: file, encoding: .utf8)
      try Data(list.replacing("xmlUrl=\"http://127.0.0.1", with: "xmlUrl=\"http://localhost").utf8).write(to: file)
      let refresh = try await person.types("refresh", "--force")
      #expect(refresh.status == 0 && refresh.error.contains("'header' was set for http://127.0.0.1"), "\(refresh)")
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["x-key"] == nil)
      #expect(try await person.types("feeds", "--problems").output.contains("is not sent to http://localhost"))
      _ = try await person.types("feeds", "set", "harbour", "header=X-Key: s3cret")
      #expect(try await person.types("refresh", "--force").error.contains("header") == false)
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["x-key"] == "s3cret")
      #expect(try await person.types("feeds", "--problems").status == 4)
    }
  }

  @Test("a feed is added with a login from standard input or from a terminal, and another login replaces it only with --force or a yes")
  func login() async throws {
    try await Person.withWebOfTheirOwn { person in
      let (first, second) = (person.url("/feeds/harbour.rss"), person.url("/feeds/roji.rss"))
      let added = try await person.types("--json", "add", first, "--credentials", input: "me\nsecret\n")
      #expect(added.status == 0 && added.error.isEmpty, "\(added)")
      let file = person.home.appending(path: "credentials").path()
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
      try await person.does("refresh", "--force")
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["authorization"] == "Basic bWU6c2VjcmV0")

      let refused = try await person.types("add", second, "--credentials", input: "you\nother\n")
      #expect(refused.status == 1 && refused.error.contains("--force") && refused.output.isEmpty, "\(refused)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "machine 127.0.0.1 login me password secret\n")
      try await person.does("add", second, "--credentials", "--force", input: "you\nother\n")

      let terminal = try PseudoTerminal()
      let log = terminal.log()
      let third = try person.begins(
        ["add", person.url("/feeds/tape-loft.rss"), "--credentials", "--trace"], terminal: terminal.input,
        output: .file(try person.writes("", to: "o")))
      try terminal.types("me")
      try await person.waits { !terminal.isInLineMode }
      try terminal.types("s3cret")
      try await person.waits { terminal.isInLineMode }
      try terminal.types("y")
      let reply = await third.reply
      #expect(reply.status == 0 && reply.error.contains("Replace it? [y/N]") && !reply.error.contains("s3cret"), "\(reply)")
      #expect(!log.text.contains("s3cret"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "machine 127.0.0.1 login me password s3cret\n")
    }
  }

  @Test("an imported list cannot set credentials or a proxy")
  func imported() async throws {
    try await Person.atWork { person in
      let list = person.opml("/feeds/roji.rss").replacing(
        "type=", with: "strata:interval=\"720\" strata:credentials=\"/home/me/.netrc\" strata:proxy=\"http://127.0.0.1:1\" type=")
      try await person.does("import", "-", input: list.replacing("<opml ", with: "<opml xmlns:strata=\"urn:x\" "))
      let settings = try await person.types("feeds", "set", "roji", "--json").objects()
      #expect(settings[0]["interval"] as? Int == 720 && settings[0]["credentials"] is NSNull && settings[0]["proxy"] is NSNull)
    }
  }

  @Test(
    "an invalid setting is reported in one sentence",
    arguments: [
      ("interval=5", "30 to 43200"), ("colour=red", "no setting 'colour'"),
      ("proxy=http://a:b@c", "must not contain a user name or password"),
    ])
  func refused(assignment: String, words: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let reply = try await person.types("feeds", "set", "harbour", assignment)
      #expect(reply.isOneSentence(1, about: words), "\(reply)")
      #expect(try await person.types("feeds", "set", "harbour", "nothing").status == 2)
    }
  }
}
