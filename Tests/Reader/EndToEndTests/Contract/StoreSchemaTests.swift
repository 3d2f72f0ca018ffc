import Foundation
import SampleServer
import Testing

@Suite("Schema of the store commands", .timeLimit(.minutes(10)))
struct StoreSchemaTests {
  private static let state = ["store", "feeds", "articles", "bytes"]
  private static let compaction = ["bytes_before", "bytes_after"]
  private static let finding = ["path", "line", "problem", "is_harmless", "mended_by"]

  @Test("the state and a compaction are objects, in plain output one line; diagnostics are an array")
  func records() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      for kind in ["json", "sqlite"] {
        let migrated = try await person.types("store", "migrate", kind, "--json")
        let shown = try await person.types("store", "show", "--json")
        for reply in [migrated, shown] { #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.state, "\(reply)") }
        let record = try #require(try shown.json() as? [String: Any])
        #expect(record["store"] as? String == kind && record["feeds"] as? Int == 1 && record["articles"] as? Int == 5)
        #expect((record["bytes"] as? Int ?? 0) > 1_000)
        let plain = try await person.types("store", "show", "--plain").fields
        #expect(plain.count == 1 && plain[0].prefix(3) == [kind, "1", "5"] && plain[0].count == Self.state.count, "\(plain)")

        let compacted = try await person.types("store", "compact", "--json")
        #expect(JSONKeys.names(in: compacted.output, depth: 1) == Self.compaction, "\(compacted)")
        #expect(try await person.types("store", "compact", "--plain").fields.first?.count == Self.compaction.count)

        let whole = try await person.types("store", "verify", "--json")
        #expect(try whole.status == 0 && whole.objects().isEmpty, "\(whole)")
      }
    }
  }

  @Test("a diagnostic has a line number if there is one, says whether it is harmless, and is one line in plain output")
  func findings() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      _ = try person.cuts("articles", at: 0.5)
      try Data().write(to: person.home.appending(path: ".strata-0123456789abcdef"))
      let reply = try await person.types("store", "verify", "--json")
      #expect(reply.status == 1, "\(reply)")
      Schema.expect(reply, has: Self.finding, times: 2)
      let findings = try reply.objects()
      #expect(findings[0]["line"] is Int && findings[0]["is_harmless"] as? Bool == false && findings[0]["problem"] is String, "\(reply)")
      #expect(findings[1]["line"] is NSNull && findings[1]["is_harmless"] as? Bool == true, "\(reply)")
      let plain = try await person.types("store", "verify", "--plain")
      #expect(plain.fields.map(\.count) == [Self.finding.count, Self.finding.count] && plain.status == 1, "\(plain)")
    }
  }
}
