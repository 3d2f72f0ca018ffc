import LoopbackServer
import ProgramRuns
import Testing

/// The built program and a server of one response.
@Suite("The program and one server", .timeLimit(.minutes(10)))
struct QuoteProgramTests {
  @Test("a quote is printed; without the server, the same quote is printed with a warning")
  func remembered() async throws {
    try await Person.atWork { person in
      try await LoopbackServer.serving(["/random": CannedResponse(text: #"{"_id":"a1","content":"Slowly."}"#)]) { server in
        let set = try await person.runs(["config", "set", "quote.url", "\(server.url)/random"])
        #expect(set.status == 0, "\(set)")
        let reply = try await person.runs(["quote"])
        #expect(reply.status == 0 && reply.lines.first == "“Slowly.”" && reply.error.isEmpty, "\(reply)")
      }
      let reply = try await person.runs(["quote"])
      #expect(reply.status == 0 && reply.lines.first == "“Slowly.”" && reply.sentences.count == 1, "\(reply)")
    }
  }

  @Test("wrong usage has exit code 2, a failure 1 and one sentence")
  func exitCodes() async throws {
    try await Person.atWork { person in
      let usage = try await person.runs(["no-such-command"])
      #expect(usage.status == 2 && usage.output.isEmpty, "\(usage)")
      let failure = try await person.runs(["config", "set", "quote.url", "nonsense"])
      #expect(failure.isOneSentence(1, about: "'nonsense'"), "\(failure)")
      let version = try await person.runs(["--version"])
      #expect(version.status == 0 && version.lines.count == 1, "\(version)")
    }
  }
}
