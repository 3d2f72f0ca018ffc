import Foundation
import LoopbackServer
import ProgramRuns
import SampleEndpoints
import Testing
import WebServer

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
