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
      #expect(try await person.types("refresh", "--force").status == 0)
      let headers = await person.web.lastHeaders("/feeds/harbour.rss")
      #expect(headers["user-agent"] == "Other/1" && headers["x-key"] == "a=b")

      #expect(try await person.types("feeds", "set", "harbour", "agent=", "header=", "interval=").lines.count == 1)
      #expect(try await person.types("refresh", "--force").status == 0)
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["user-agent"]?.hasPrefix("Strata/") == true)
    }
  }

  @Test("credentials are sent from a file that only the user can read, and a file that others can read is rejected")
  func credentials() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.follows("/feeds/harbour.rss")
      let file = try person.writes("machine 127.0.0.1 login me password secret\n", to: "netrc")
      chmod(file, 0o644)
      #expect(try await person.types("feeds", "set", "harbour", "credentials=\(file)").status == 0)
      let refused = try await person.types("refresh", "--force")
      #expect(refused.status == 3 && refused.output.contains("mode 0600"), "\(refused)")
      chmod(file, 0o600)
      #expect(try await person.types("refresh", "--force").status == 0)
      #expect(await person.web.lastHeaders("/feeds/harbour.rss")["authorization"] == "Basic bWU6c2VjcmV0")
      #expect(try await !person.types("export").output.contains("secret"))
    }
  }

  @Test("an imported list cannot set credentials or a proxy")
  func imported() async throws {
    try await Person.atWork { person in
      let list = person.opml("/feeds/roji.rss").replacing(
        "type=", with: "strata:interval=\"720\" strata:credentials=\"/home/me/.netrc\" strata:proxy=\"http://127.0.0.1:1\" type=")
      #expect(try await person.types("import", "-", input: list.replacing("<opml ", with: "<opml xmlns:strata=\"urn:x\" ")).status == 0)
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
