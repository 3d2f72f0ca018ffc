import ProgramRuns
import Testing

@Suite("Truncated quotes file", .timeLimit(.minutes(10)))
struct DamagedQuotesTests {
  @Test("the file is reported and set aside, and the fetched quote is shown", arguments: [0.0, 0.5, 0.9])
  func online(cut: Double) async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      try await person.runs("quote")
      let half = try person.cuts("quotes.json", at: cut)
      let reply = try await person.runs("quote")
      #expect(reply.status == 0 && reply.lines.count == 2 && reply.sentences.count == 1, "\(reply)")
      #expect(reply.sentences[0].contains("quotes.json is damaged") && reply.sentences[0].hasSuffix("The quote could not be saved."))
      #expect(try person.holds(half))
      let next = try await person.runs("quote")
      #expect(next.status == 0 && next.lines.count == 2, "\(next)")
    }
  }

  @Test("when the server fails, the first run reports the damage and the second the server's error", arguments: [0.0, 0.5, 0.9])
  func offline(cut: Double) async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      try await person.runs("quote")
      try await person.looksForQuotes(at: "/quotes/error")
      let half = try person.cuts("quotes.json", at: cut)
      let first = try await person.runs("quote")
      #expect(first.isOneSentence(1, about: "quotes.json is damaged", "It was moved to"), "\(first)")
      #expect(try person.holds(half))
      let second = try await person.runs("quote")
      #expect(second.status == 1 && second.sentences.last?.contains("500") == true, "\(second)")
    }
  }
}
