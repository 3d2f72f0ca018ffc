import LoopbackServer
import ProgramRuns
import SampleEndpoints
import Testing
import WebServer

@Suite("Quotes", .timeLimit(.minutes(10)))
struct QuoteTests {
  @Test("a quote is shown with its author, and the next run shows another one")
  func inTurn() async throws {
    try await Person.atWork { person in
      try await person.sets("quote.url", to: person.url("/quotes/random"))
      for quote in SampleQuote.all.prefix(3) {
        let reply = try await person.runs("quote")
        #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
        #expect(reply.output == "“\(quote.content)”\n  — \(quote.author)\n")
      }
      #expect(await person.web.hits("/quotes/random") == 3, "Each quote takes one request.")
    }
  }

  @Test("without a network, a stored quote is shown with its age and the reason")
  func remembered() async throws {
    try await Person.atWork { person in
      try await person.sets("quote.url", to: person.url("/quotes/random"))
      try await person.runs("quote")
      let port = try SilentPort()
      try await person.sets("quote.url", to: "http://127.0.0.1:\(port.number)/")
      let reply = try await person.runs("quote")
      #expect(reply.status == 0 && reply.output.hasSuffix("(seen just now)\n"), "\(reply)")
      #expect(reply.sentences.count == 1 && reply.sentences[0].contains("cannot connect to 127.0.0.1:\(port.number)"), "\(reply)")
    }
  }

  @Test("a trace names the layers of Core and of the program")
  func trace() async throws {
    try await Person.atWork { person in
      try await person.sets("quote.url", to: person.url("/quotes/random"))
      let layers = try await person.runs("--trace", "quote").error.split(separator: "\n").dropFirst().compactMap { row in
        row.split(separator: " ").dropFirst().first.map(String.init)
      }
      #expect(Set(layers) == ["SamplePresentation", "SampleTerminal", "SampleDomain", "SampleData", "CoreData"])
    }
  }
}
