import Foundation
import LoopbackServer
import SampleEndpoints
import SampleServer
import Testing

@Suite("Quote dialogue", .timeLimit(.minutes(10)))
struct QuoteDialogueTests {
  private static let architectures = ["vip", "mv", "mv-one-file"]

  @Test("each line shows another quote, the same text in each architecture", arguments: architectures)
  func text(architecture: String) async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.looksForQuotes()
      let reply = try await person.runs(
        ["quote", "--interactive", "--architecture", architecture], of: "compare", input: "next\n\ndance now\nhelp\nnext\nquit\nnext\n")
      #expect(reply.status == 1, "One line is not a command: \(reply)")
      #expect(reply.output == SampleQuote.all.prefix(4).map { "“\($0.content)”\n  — \($0.author)\n" }.joined())
      #expect(reply.sentences == ["'dance now' is not a command."])
      #expect(reply.error.contains("\nnext  ") && reply.error.contains("\nhelp, quit  "))
      #expect(await person.web.hits("/quotes/random") == 4, "Commands after 'quit' do not run.")
    }
  }

  @Test("with --json, each answer is one object on one line", arguments: architectures)
  func json(architecture: String) async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.looksForQuotes()
      let reply = try await person.runs(
        ["quote", "--interactive", "--json", "--architecture", architecture], of: "compare", input: "\ndance\n")
      #expect(reply.status == 1 && reply.error.isEmpty, "\(reply)")
      let answers = try reply.objectLines()
      #expect(answers.map { $0["outcome"] as? String } == ["done", "done", "failed"])
      let texts = answers.map { ($0["result"] as? [String: Any])?["text"] as? String }
      #expect(texts == SampleQuote.all.prefix(2).map(\.content) + [nil])
    }
  }

  @Test("a server that is down is reported for each quote, and the dialogue goes on", arguments: architectures)
  func serverDown(architecture: String) async throws {
    try await Person.atWork { person in
      let port = try SilentPort()
      try await person.runs("config", "set", "quote.url", "http://127.0.0.1:\(port.number)/")
      let reply = try await person.runs(["quote", "--interactive", "--architecture", architecture], of: "compare", input: "next\nhelp\n")
      #expect(reply.status == 1 && reply.output.isEmpty)
      #expect(reply.sentences.count == 2 && reply.sentences.allSatisfy { $0.contains("cannot connect to 127.0.0.1") }, "\(reply)")
      #expect(reply.error.contains("\nhelp, quit  "))
    }
  }

  @Test("a single quote takes the architecture too; one that has no quote is rejected with the list of those that have one")
  func command() async throws {
    try await Person.withWebOfTheirOwn { person in
      try await person.looksForQuotes()
      for (architecture, quote) in zip(Self.architectures, SampleQuote.all) {
        let reply = try await person.runs(["quote", "--architecture", architecture], of: "compare")
        #expect(reply.status == 0 && reply.error.isEmpty && reply.output.hasPrefix("“\(quote.content)”\n"), "\(reply)")
      }
      for architecture in ["redux", "vidrep", "viper"] {
        let reply = try await person.runs(["quote", "--architecture", architecture], of: "compare")
        #expect(reply.status == 2 && reply.output.isEmpty && reply.error.contains("'vip', 'mv' or 'mv-one-file'"), "\(reply)")
      }
    }
  }
}
