import Foundation
import LoopbackServer
import SampleEndpoints
import SampleServer
import Testing

@Suite("The quote in each architecture", .timeLimit(.minutes(10)))
struct QuoteArchitectureTests {
  private static let architectures = ["vip", "mv", "mv-one-file", "mvvm", "store", "redux", "vidrep", "two-rings"]

  @Test(
    "the output of a command and of a dialogue is that of 'sample', whatever happens", arguments: ["/quotes/random", "/quotes/error", nil],
    [
      (["quote"], ""), (["quote", "--json"], ""), (["quote", "--plain"], ""), (["quote", "--interactive"], "next\ndance\n\n"),
      (["quote", "--interactive", "--json"], "next\ndance\n\n"),
    ] as [([String], String)])
  func sameOutput(path: String?, call: (arguments: [String], input: String)) async throws {
    let port = try SilentPort()
    var replies: [Reply] = []
    for program in [["sample"]] + Self.architectures.map({ ["compare", "--architecture", $0] }) {
      try await Person.withWebOfTheirOwn { person in
        try await person.runs("config", "set", "quote.url", path.map(person.url) ?? "http://127.0.0.1:\(port.number)/")
        replies.append(try await person.runs(call.arguments + program.dropFirst(), of: program[0], input: call.input))
      }
    }
    let expected = replies.removeFirst()
    for (architecture, reply) in zip(Self.architectures, replies) {
      #expect(Self.withoutTimes(reply.output) == Self.withoutTimes(expected.output) && reply.status == expected.status, "\(architecture)")
      #expect(
        reply.sentences.filter { !$0.contains("Next quote") && $0 != "There is no quote yet." }.map(Self.withoutTimes)
          == expected.sentences.map(Self.withoutTimes), "\(architecture): \(reply)")
    }
  }

  /// Each user has a server of their own, with a port of its own, and sees a quote at another moment. A hint names the program.
  private static func withoutTimes(_ text: String) -> String {
    text.replacing("'compare ", with: "'sample ").replacing(/127\.0\.0\.1:\d+/, with: "SERVER").replacing(
      /\d{4}-\d\d-\d\dT[0-9:.]+Z/, with: "MOMENT")
  }

  @Test("an architecture that does not exist is wrong usage, and the message names those that do")
  func unknown() async throws {
    try await Person.atWork { person in
      for command in [["quote"], ["picture", "list"], ["picture", "--interactive"]] {
        let reply = try await person.runs(command + ["--architecture", "viper"], of: "compare")
        #expect(reply.status == 2 && reply.output.isEmpty, "\(reply)")
        for name in Self.architectures where name != "mv-one-file" { #expect(reply.error.contains(name), "\(reply)") }
      }
      #expect(try await person.runs(["picture", "list", "--architecture", "mv-one-file"], of: "compare").status == 2)
    }
  }

  @Test(
    "the trace shows the steps inside each pattern",
    arguments: [
      ("vip", ["RandomQuoteInteractor", "RandomQuotePresenter"]), ("mv", ["QuoteIndexView"]), ("mv-one-file", ["OneFileQuoteView"]),
      ("mvvm", ["intent", "observation"]), ("store", ["ViewAction", "QuoteStore", "ViewState"]),
      ("redux", ["QuoteReducer", "Middleware", "QuoteStore", "ViewState"]), ("vidrep", ["Dispatcher", "Repository"]),
      ("two-rings", ["Dispatcher", "UseCase", "Actor", "ViewModel"]),
    ])
  func trace(architecture: String, steps: [String]) async throws {
    try await Person.atWork { person in
      let reply = try await person.runs(["--trace", "quote", "--architecture", architecture], of: "compare")
      for step in steps + ["ShowQuote", "RandomQuoteTextDisplay"] { #expect(reply.error.contains(step), "\(step): \(reply)") }
    }
  }
}
