import Foundation
import Testing

@Suite("Scripts/setup", .timeLimit(.minutes(10)))
struct SetupScriptTests {
  /// The build that made these tests has needed all that the script installs.
  @Test("where everything is there, it does nothing and says nothing")
  func nothing() async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let script = Source.root.appending(path: "Scripts/setup")
    let reply = try await ChildProcess.start(script, [], input: "", environment: ["PATH": path], folder: Source.root).reply
    #expect(reply.status == 0 && reply.output.isEmpty && reply.error.isEmpty, "\(reply)")
  }
}
