import Foundation
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
      try await person.looksForQuotes()
      for quote in SampleQuote.all.prefix(3) {
        let reply = try await person.runs("quote")
        #expect(reply.status == 0 && reply.error.isEmpty, "\(reply)")
        #expect(reply.output == "“\(quote.content)”\n  — \(quote.author)\n")
      }
      #expect(await person.web.hits("/quotes/random") == 3, "Each quote takes one request.")
      let asked = await person.web.lastHeaders("/quotes/random")
      #expect(asked["accept"] == "application/json" && asked["user-agent"]?.lowercased().hasPrefix("sample/") == true)
    }
  }

  @Test("without a network, a stored quote is shown with its age and the reason")
  func cached() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      for _ in 1...2 { try await person.runs("quote") }
      let port = try SilentPort()
      try await person.runs("config", "set", "quote.url", "http://127.0.0.1:\(port.number)/")
      let reply = try await person.runs("quote")
      let expected = SampleQuote.all.prefix(2).map { "“\($0.content)”\n  — \($0.author) (seen just now)\n" }
      #expect(reply.status == 0 && expected.contains(reply.output), "\(reply)")
      #expect(reply.sentences.count == 1 && reply.hints.count == 1, "\(reply)")
      #expect(reply.sentences[0].contains("cannot connect to 127.0.0.1:\(port.number). This is an earlier quote."))

      let record = try #require(try await person.runs("quote", "--json").json() as? [String: Any])
      #expect(record["is_remembered"] as? Bool == true)
      #expect((record["problem"] as? String)?.contains("cannot connect to") == true)
    }
  }

  @Test("without a network and a stored quote, one sentence names the cause")
  func nothing() async throws {
    try await Person.atWork { person in
      let port = try SilentPort()
      try await person.runs("config", "set", "quote.url", "http://127.0.0.1:\(port.number)/")
      for format in [[], ["--json"], ["--plain"]] {
        let reply = try await person.runs(["quote"] + format)
        #expect(reply.isOneSentence(1, about: "cannot connect to 127.0.0.1:\(port.number)"), "\(reply)")
      }
      try await person.runs("config", "set", "quote.url", "http://nobody.invalid/random")
      let reply = try await person.runs("quote")
      #expect(reply.isOneSentence(1, about: "there is no server named nobody.invalid"), "\(reply)")
      #expect(!person.has("quotes.json"))
    }
  }

  @Test("the program waits for a slow server, and prints no progress to a pipe")
  func slow() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes(at: "/quotes/slow?ms=1200")
      let reply = try await person.runs("quote", environment: ["FORCE_COLOR": "1"])
      #expect(reply.status == 0 && reply.lines.count == 2, "\(reply)")
      #expect(reply.error.isEmpty && !reply.output.contains("Waiting"))
    }
  }

  @Test("the trace names every layer, of Core and of the program, and does not change the result")
  func trace() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      let layers = try await person.runs("--trace", "quote").error.split(separator: "\n").dropFirst().compactMap { row in
        row.split(separator: " ").dropFirst().first.map(String.init)
      }
      #expect(Set(layers) == ["SamplePresentation", "SampleTerminal", "SampleDomain", "SampleData", "CoreData"])
      // The failure is the same every time, and the only stored quote is shown.
      try await person.looksForQuotes(at: "/quotes/error")
      let (plain, traced) = (try await person.runs("quote"), try await person.runs("--trace", "quote"))
      #expect(traced.output == plain.output && traced.status == 0 && traced.error.hasPrefix(plain.error))
      let steps = traced.error.dropFirst(plain.error.count).split(separator: "\n").dropFirst().map { line in
        line.split(separator: " ").dropFirst().prefix(2).joined(separator: " ")
      }
      #expect(
        steps.first == "SamplePresentation RandomQuoteInteractor.perform" && steps.last == "SampleTerminal RandomQuoteTextDisplay.display")
      for step in ["SampleDomain ShowQuote.callAsFunction", "SampleData WebQuoteStore.quote", "SampleData JSONQuoteStore.all"] {
        #expect(steps.contains(step), "\(traced)")
      }
    }
  }

  @Test("the first quote needs no server and no setting")
  func first() async throws {
    try await Person.atWork { person in
      let reply = try await person.runs("quote")
      #expect(reply.status == 0 && reply.lines.count == 2 && reply.error.isEmpty, "\(reply)")
    }
  }
}

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
      let repaired = try await person.runs("store", "repair")
      #expect(repaired.status == 0 && repaired.sentences.contains { $0.contains("set-aside/quotes.json") }, "\(repaired)")
      #expect(try await person.runs("store", "verify").sentences == ["No damage found."])
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

@Suite("Quote dialogue", .timeLimit(.minutes(10)))
struct QuoteDialogueTests {
  @Test("each line shows another quote, until a line says 'quit'")
  func text() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      let reply = try await person.runs("quote", "--interactive", input: "next\n\ndance now\nhelp\nnext\nquit\nnext\n")
      #expect(reply.status == 1, "One line is not a command: \(reply)")
      #expect(reply.output == SampleQuote.all.prefix(4).map { "“\($0.content)”\n  — \($0.author)\n" }.joined())
      #expect(reply.sentences == ["'dance now' is not a command."])
      #expect(reply.error.contains("\nnext  ") && reply.error.contains("\nhelp, quit  "))
      #expect(await person.web.hits("/quotes/random") == 4, "Commands after 'quit' do not run.")
    }
  }

  @Test("with --json, each answer is one object on one line")
  func json() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      let reply = try await person.runs("quote", "--interactive", "--json", input: "\ndance\n")
      #expect(reply.status == 1 && reply.error.isEmpty, "\(reply)")
      let answers = try reply.objectLines()
      #expect(answers.map { $0["outcome"] as? String } == ["done", "done", "failed"])
      let texts = answers.map { ($0["result"] as? [String: Any])?["text"] as? String }
      #expect(texts == SampleQuote.all.prefix(2).map(\.content) + [nil])
    }
  }

  @Test("a server that is down is reported for each quote, and the dialogue goes on")
  func serverDown() async throws {
    try await Person.atWork { person in
      let port = try SilentPort()
      try await person.runs("config", "set", "quote.url", "http://127.0.0.1:\(port.number)/")
      let reply = try await person.runs("quote", "--interactive", input: "next\nhelp\n")
      #expect(reply.status == 1 && reply.output.isEmpty)
      #expect(reply.sentences.count == 2 && reply.sentences.allSatisfy { $0.contains("cannot connect to 127.0.0.1") }, "\(reply)")
      #expect(reply.error.contains("\nhelp, quit  "))
    }
  }

  @Test("a line is performed while the one before still waits, behind '&' in a script: the second request for a quote is ignored")
  func secondRequest() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes(at: "/quotes/slow?ms=1000")
      let reply = try await person.runs("quote", "--interactive", input: "next &\nnext\n")
      #expect(reply.status == 0 && reply.output.components(separatedBy: "  — ").count == 3, "The first quote and one more: \(reply)")
      #expect(await person.web.hits("/quotes/slow") == 2)
    }
  }

  @Test("Ctrl-C stops a request that a user types, and the dialogue goes on; the next one, at the prompt, ends it")
  func stopsRequest() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes(at: "/quotes/slow?ms=30000")
      let (terminal, file) = (try PseudoTerminal(), try person.writes("", to: "output"))
      let dialogue = try person.starts(["quote", "--interactive", "--json"], terminal: terminal.input, output: .file(file))
      try await person.waits { await person.web.hits("/quotes/slow") == 1 }
      dialogue.send(SIGINT)
      try await person.waits { try String(contentsOfFile: file, encoding: .utf8).contains("Stopped before it was done.") }
      try terminal.types("dance")
      try await person.waits { try String(contentsOfFile: file, encoding: .utf8).contains("'dance' is not a command.") }
      dialogue.send(SIGINT)
      #expect(await dialogue.reply.status == 128 + SIGINT)
    }
  }

  @Test("Ctrl-C ends a dialogue that reads a script: the request stops, and no further line is performed")
  func stopsScript() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes(at: "/quotes/slow?ms=30000")
      let dialogue = try person.starts(["quote", "--interactive"], input: "dance\n")
      try await person.waits { await person.web.hits("/quotes/slow") == 1 }
      dialogue.send(SIGINT)
      let reply = await dialogue.reply
      #expect(reply.status == 128 + SIGINT && reply.sentences == ["Stopped before it was done."], "\(reply)")
    }
  }

  @Test("a dialogue ends when its standard input is closed, and shows no control character of its input")
  func input() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      let closed = try ChildProcess.start(
        URL(filePath: "/bin/sh"), ["-c", "exec '\(try BuiltProgram.named("sample").path())' quote --interactive --plain <&-"], input: "",
        environment: ["SAMPLE_HOME": person.home.path()], folder: person.folder)
      let reply = await closed.reply
      #expect(reply.status == 0 && reply.error.isEmpty && reply.lines.count == 1, "\(reply)")
      let hostile = try await person.runs("quote", "--interactive", input: "\u{1B}[2J\u{7}\nnext \u{9B}31m\n\u{202E}\n\u{0}\n")
      #expect(hostile.isHarmless, "\(hostile.error.debugDescription)")
    }
  }
}

@Suite("Schema of quotes", .timeLimit(.minutes(10)))
struct QuoteSchemaTests {
  private static let quote = ["id", "text", "author", "seen", "is_remembered", "problem"]

  @Test("a new quote is an object, and so is a stored quote, with the reason")
  func quote() async throws {
    try await Person.atWork { person in
      try await person.looksForQuotes()
      for isCached in [false, true] {
        let reply = try await person.runs("quote", "--json")
        let record = try #require(try reply.json() as? [String: Any])
        #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.quote)
        #expect(
          record["id"] is String && record["text"] is String && record["author"] is String
            && Schema.isMoment(record["seen"] as? String ?? "")
        )
        #expect(record["is_remembered"] as? Bool == isCached && (record["problem"] is String) == isCached)
        let plain = try await person.runs("quote", "--plain")
        #expect(plain.lines.count == 1 && plain.fields[0].count == Self.quote.count && plain.fields[0][4] == "\(isCached)", "\(plain)")
        try await person.looksForQuotes(at: "/quotes/error")
      }
    }
  }
}

extension Person {
  /// Makes quotes come from a path of the server instead of the internet.
  fileprivate func looksForQuotes(at path: String = "/quotes/random") async throws {
    try await runs("config", "set", "quote.url", url(path))
  }
}
