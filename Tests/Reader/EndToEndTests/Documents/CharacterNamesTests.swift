import Foundation
import Testing

@Suite("Scripts/character-names", .timeLimit(.minutes(10)))
struct CharacterNamesTests {
  private static let hasPython = path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  private static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  @Test("the table of named characters matches the script's output", .enabled(if: hasPython, "python3 is not there"))
  func table() async throws {
    let script = Source.root.appending(path: "Scripts/character-names")
    let reply = try await ChildProcess.start(script, [], input: "", environment: ["PATH": Self.path], folder: Source.root).reply
    let table = try String(
      contentsOf: Source.root.appending(path: "Modules/Core/Drivers/Markup/HTML/NamedCharacterTable.swift"), encoding: .utf8)
    #expect(reply.status == 0 && reply.output == table)
  }
}
