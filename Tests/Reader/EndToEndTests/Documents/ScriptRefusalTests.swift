import Foundation
import Testing

@Suite("Wrong use of the scripts")
struct ScriptRefusalTests {
  @Test(
    "is refused in a sentence, with exit code 2, before anything is built or written",
    arguments: [
      ("test", ["NoTests"]), ("test", ["../Tests/CoreDomainTests"]), ("test", ["slow", "slow"]), ("build", ["no-program"]),
      ("demo", ["--nonsense"]), ("demo", ["--port", "x"]), ("demo", ["--port"]), ("compare", ["--nonsense"]), ("weight", ["extra"]),
      ("bench/compare", ["no-such-commit", "HEAD"]), ("bench/compare", ["--jobs", "nonsense", "HEAD", "HEAD"]),
      ("bench/compare", ["--rounds", "many", "HEAD", "HEAD"]), ("bench/compare", []),
    ])
  func refusal(script: String, arguments: [String]) async throws {
    let reply = try await ChildProcess.start(
      Source.root.appending(path: "Scripts/\(script)"), arguments, input: "",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": NSTemporaryDirectory()],
      folder: Source.root
    ).reply
    #expect(reply.status == 2 && reply.output == "")
    #expect(reply.error.split(separator: "\n").count == 1, "\(reply.error)")
  }
}
