import Foundation
import LoopbackServer
import Testing

/// The built program and a server of one response, without the users and feeds of the other tests.
@Suite("The program and one server", .timeLimit(.minutes(10)))
struct QuoteProgramTests {
  @Test("a quote is printed; without the server, the same quote is printed with a warning")
  func remembered() async throws {
    try await Self.inFolder { folder in
      try await LoopbackServer.serving(["/random": CannedResponse(text: #"{"_id":"a1","content":"Slowly."}"#)]) { server in
        let set = try await Self.run(["config", "set", "quote.url", "\(server.url)/random"], in: folder)
        #expect(set.status == 0, "\(set)")
        let reply = try await Self.run(["quote"], in: folder)
        #expect(reply.status == 0 && reply.lines.first == "“Slowly.”" && reply.error.isEmpty, "\(reply)")
      }
      let reply = try await Self.run(["quote"], in: folder)
      #expect(reply.status == 0 && reply.lines.first == "“Slowly.”" && reply.sentences.count == 1, "\(reply)")
    }
  }

  @Test("wrong usage has exit code 2, a failure 1 and one sentence")
  func exitCodes() async throws {
    try await Self.inFolder { folder in
      let usage = try await Self.run(["no-such-command"], in: folder)
      #expect(usage.status == 2 && usage.output.isEmpty, "\(usage)")
      let failure = try await Self.run(["config", "set", "quote.url", "nonsense"], in: folder)
      #expect(failure.isOneSentence(1, about: "'nonsense'"), "\(failure)")
      let version = try await Self.run(["--version"], in: folder)
      #expect(version.status == 0 && version.lines.count == 1, "\(version)")
    }
  }

  private static func run(_ arguments: [String], in folder: URL) async throws -> Reply {
    let environment = ["SAMPLE_HOME": folder.appending(path: "home").path(), "COLUMNS": "1000"]
    return try await ChildProcess.start(
      StrataProcess.folderOfTests.appending(path: "sample"), arguments, input: "", environment: environment, folder: folder
    ).reply
  }

  private static func inFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quotes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder)
  }
}
