import Foundation
import ProgramRuns
import Testing

@Suite("Schema of quotes", .timeLimit(.minutes(10)))
struct QuoteSchemaTests {
  private static let quote = ["id", "text", "author", "seen", "is_remembered", "problem"]

  @Test("a new quote is an object, and so is a stored quote, with the reason")
  func quote() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      for isRemembered in [false, true] {
        let reply = try await person.runs("quote", "--json")
        let record = try #require(try reply.json() as? [String: Any])
        #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.quote)
        #expect(
          record["id"] is String && record["text"] is String && record["author"] is String
            && Schema.isMoment(record["seen"] as? String ?? "")
        )
        #expect(record["is_remembered"] as? Bool == isRemembered && (record["problem"] is String) == isRemembered)
        let plain = try await person.runs("quote", "--plain")
        #expect(plain.lines.count == 1 && plain.fields[0].count == Self.quote.count && plain.fields[0][4] == "\(isRemembered)", "\(plain)")
        try await person.looksForQuotes(at: "/quotes/error")
      }
    }
  }
}
