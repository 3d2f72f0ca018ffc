import Foundation
import SampleServer
import Testing

@Suite("Schema of quotes, pictures and settings", .timeLimit(.minutes(10)))
struct SmallSchemaTests {
  private static let quote = ["id", "text", "author", "seen", "is_remembered", "problem"]
  private static let picture = ["id", "caption", "type", "bytes", "path", "saved"]
  private static let setting = ["key", "value", "is_standard"]

  @Test("a new quote is an object, and so is a stored quote, with the reason")
  func quote() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      for isRemembered in [false, true] {
        let reply = try await person.types("quote", "--json")
        let record = try #require(try reply.json() as? [String: Any])
        #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.quote)
        #expect(
          record["id"] is String && record["text"] is String && record["author"] is String
            && Schema.isMoment(record["seen"] as? String ?? "")
        )
        #expect(record["is_remembered"] as? Bool == isRemembered && (record["problem"] is String) == isRemembered)
        let plain = try await person.types("quote", "--plain")
        #expect(plain.lines.count == 1 && plain.fields[0].count == Self.quote.count && plain.fields[0][4] == "\(isRemembered)", "\(plain)")
        try await person.looksForQuotes(at: "/quotes/error")
      }
    }
  }

  @Test("a picture is an object with its file's path; a list is an array with each picture's state, in plain output one line each")
  func pictures() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let said = try await person.types("picture", "say", "hi", "--json")
      let record = try #require(try said.json() as? [String: Any])
      let id = try #require(record["id"] as? String)
      let path = try #require(record["path"] as? String)
      #expect(
        id.count == 20 && record["caption"] as? String == "hi" && record["type"] as? String == "image/png" && record["saved"] is NSNull)
      #expect(record["bytes"] as? Int == (try Data(contentsOf: URL(filePath: path)).count))
      let saved = try await person.types("picture", "save", "--json")
      #expect(Schema.isMoment((try saved.json() as? [String: Any])?["saved"] as? String ?? ""))
      let (list, plain) = (try await person.types("picture", "list", "--json"), try await person.types("picture", "list", "--plain"))
      Schema.expect(list, has: Self.picture + ["state", "problem"], times: 1)
      #expect(try list.objects()[0]["state"] as? String == "loaded")
      #expect(plain.lines.count == 1 && plain.fields[0].count == Self.picture.count + 2 && plain.fields[0][0] == id)
      let shown = try await person.types("picture", "show", id, "--json")
      let shownPlain = try await person.types("picture", "show", id, "--plain")
      #expect(shown.output == saved.output && shown.error.isEmpty && shownPlain.error.isEmpty)
      #expect(
        shownPlain.lines.count == 1 && shownPlain.fields[0].prefix(2) == [id, "hi"] && shownPlain.fields[0].count == Self.picture.count)
      for reply in [said, saved, shown, try await person.types("picture", "remove", id, "--json")] {
        #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.picture, "\(reply)")
      }
    }
  }

  @Test("settings are an array of objects, in plain output one line each; a changed setting is an array too")
  func settings() async throws {
    try await Person.atWork { person in
      let all = try await person.types("config", "show", "--plain").fields
      #expect(all.map { $0[0] }.suffix(2) == ["keep.articles", "keep.days"] && all.map { $0[1] }.suffix(2) == ["all", "all"])
      #expect(all.contains(["picture.url", "https://cataas.com", "true"]))
      Schema.expect(try await person.types("config", "show", "--json"), has: Self.setting, times: all.count)
      let set = try await person.types("config", "set", "quote.url", "https://example.org/", "--json")
      Schema.expect(set, has: Self.setting, times: 1)
      let records = try await person.types("config", "show", "--json").objects()
      #expect(records.map { $0["key"] as? String } == all.map { $0[0] })
      #expect(records.map { $0["is_standard"] as? Bool } == all.map { $0[0] != "quote.url" })
      #expect(records.map { $0["value"] as? String } == all.map { $0[0] == "quote.url" ? "https://example.org/" : $0[1] })
      let plain = try await person.types("config", "show", "--plain").fields
      #expect(plain[0] == ["quote.url", "https://example.org/", "false"] && plain[1].count == Self.setting.count)
      Schema.expect(try await person.types("config", "unset", "quote.url", "--json"), has: Self.setting, times: 1)
    }
  }
}
