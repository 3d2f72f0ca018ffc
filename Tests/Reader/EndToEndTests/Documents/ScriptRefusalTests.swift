import Foundation
import Testing

@Suite("Wrong use of the scripts")
struct ScriptRefusalTests {
  @Test(
    "is refused in a sentence, with exit code 2, before anything is built or written",
    arguments: [
      ("test", ["NoTests"]), ("test", ["../Tests/CoreDomainTests"]), ("test", ["slow", "slow"]), ("build", ["no-program"]),
      ("test", ["Tests"]), ("build", []), ("build", ["--release"]),
      ("demo", ["--nonsense"]), ("demo", ["--port", "x"]), ("demo", ["--port"]), ("compare", ["--nonsense"]), ("weight", ["extra"]),
      ("bench/compare", ["no-such-commit", "HEAD"]), ("bench/compare", ["--jobs", "nonsense", "HEAD", "HEAD"]),
      ("bench/compare", ["--rounds", "many", "HEAD", "HEAD"]), ("bench/compare", []),
      ("bench/growth", ["--nonsense"]), ("bench/growth", ["--rounds", "0"]), ("bench/growth", ["--program", "/none"]),
      ("bench/growth", ["12"]),
    ])
  func refusal(script: String, arguments: [String]) async throws {
    let reply = try await Self.run(script, arguments)
    #expect(reply.status == 2 && reply.output == "")
    #expect(reply.error.split(separator: "\n").count == 1, "\(reply.error)")
  }

  @Test("Scripts/build knows each program of the package")
  func programs() async throws {
    let reply = try await Self.run("build", ["sample", "strata", "sample-server", "man-page", "no-program"])
    #expect(reply.error == "build: There is no program 'no-program'.\n")
  }

  private static func run(_ script: String, _ arguments: [String]) async throws -> Reply {
    try await ChildProcess.start(
      Source.root.appending(path: "Scripts/\(script)"), arguments, input: "",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": NSTemporaryDirectory()],
      folder: Source.root
    ).reply
  }
}
