import Foundation
import ScreenModel
import Testing

@Suite("How the programs end", .timeLimit(.minutes(10)))
struct EndingTests {
  @Test("a signal ends the program, from its first instruction on: none is lost", arguments: [SIGTERM, SIGINT, SIGHUP])
  func start(signal: Int32) async throws {
    try await Person.withWebOfTheirOwn { person in
      _ = try await person.types("import", "-", input: person.opml("/slow.rss?ms=600000"))
      for number in 0..<30 {
        let refresh = try person.begins("refresh", "--force")
        try await Task.sleep(for: .microseconds(number * 4000 + Int.random(in: 0..<4000)))
        refresh.send(signal)
        #expect(await refresh.reply.status == 128 + signal)
      }
    }
  }

  @Test("a signal ends the full screen, from its first instruction on, with the terminal as it was", arguments: [SIGTERM, SIGINT, SIGHUP])
  func startOfScreen(signal: Int32) async throws {
    try await Person.atWork { person in
      for number in 0..<20 {
        let terminal = try PseudoTerminal(rows: 24)
        let log = terminal.log()
        let process = try person.begins(
          ["tui"], terminal: terminal.input, environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], output: .file(terminal.path))
        try await Task.sleep(for: .microseconds(number * 8000 + Int.random(in: 0..<8000)))
        process.send(signal)
        #expect(await process.reply.status == 128 + signal)
        #expect(terminal.isInLineMode)
        try await person.waits { log.screen(columns: 80, rows: 24).modes == [7, 25] }
        #expect(log.screen(columns: 80, rows: 24).keyboards == 0)
      }
    }
  }

  @Test("a signal ends the sample server, from its first instruction on", arguments: [SIGTERM, SIGINT])
  func sampleServer(signal: Int32) async throws {
    try await Person.atWork { person in
      for number in 0..<20 {
        let program = StrataProcess.folderOfTests.appending(path: "sample-server")
        let server = try ChildProcess.start(program, [], input: "", environment: [:], folder: person.folder)
        try await Task.sleep(for: .microseconds(number * 4000 + Int.random(in: 0..<4000)))
        server.send(signal)
        let status = await server.reply.status
        #expect([0, 128 + signal].contains(status), "\(status)")
      }
    }
  }
}
