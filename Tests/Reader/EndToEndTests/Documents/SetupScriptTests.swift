import Foundation
import Testing

@Suite("Scripts/setup", .timeLimit(.minutes(10)))
struct SetupScriptTests {
  /// Everything that the script installs is present, because building these tests needs it.
  @Test("with everything installed, the script does nothing and prints nothing")
  func nothing() async throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let script = Source.root.appending(path: "Scripts/setup")
    let reply = try await ChildProcess.start(script, [], input: "", environment: ["PATH": path], folder: Source.root).reply
    #expect(reply.status == 0 && reply.output.isEmpty && reply.error.isEmpty, "\(reply)")
  }
}
