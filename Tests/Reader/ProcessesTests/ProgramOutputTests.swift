import Processes
import Testing

@Suite("The output of programs", .timeLimit(.minutes(5)))
struct ProgramOutputTests {
  private static let limits = ProgramLimits(seconds: 60, bytes: 10_000_000)

  private static func shell(_ script: String, _ arguments: String...) -> Program { Program("sh", ["-c", script, "sh"] + arguments) }

  @Test("a program gets bytes of any kind and any number, and its output is complete", arguments: [0, 1, 65_536, 5_000_000])
  func output(count: Int) async throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(try await Program("cat").output(for: bytes, Self.limits) == bytes)
  }

  @Test("a program that reads nothing of a large input succeeds, and its messages are dropped")
  func unread() async throws {
    let input = [UInt8](repeating: 1, count: 5_000_000)
    #expect(try await Self.shell("echo noise >&2; printf done").output(for: input, Self.limits) == Array("done".utf8))
  }

  @Test("no shell reads the arguments")
  func arguments() async throws {
    let output = try await Program("printf", ["%s", "$HOME; rm `x` 'a b'"]).output(for: [], Self.limits)
    #expect(output == Array("$HOME; rm `x` 'a b'".utf8))
  }

  @Test(
    "an exit code other than 0 and a signal are told apart, whatever was printed",
    arguments: [("echo x; exit 7", .exited(7)), ("echo x; kill -TERM $$", .signalled(15))] as [(String, Processes.ExitStatus)])
  func failed(script: String, status: Processes.ExitStatus) async {
    await #expect(throws: ProgramOutputError.failed(status)) { try await Self.shell(script).output(for: [], Self.limits) }
  }

  @Test("a missing program is told")
  func missing() async {
    await #expect(throws: ProgramOutputError.notRun(.missing)) { try await Program("no-such-program").output(for: [], Self.limits) }
  }

  @Test("a program that prints without end is ended at the limit", arguments: ["yes", "cat /dev/zero"])
  func tooLarge(script: String) async {
    await #expect(throws: ProgramOutputError.tooLarge(bytes: 100_000)) {
      try await Self.shell(script).output(for: [], ProgramLimits(seconds: 60, bytes: 100_000))
    }
  }

  @Test(
    "a program that does not end is ended, and with it what it has started",
    arguments: ["exec sleep 1000", "sleep 1000 & wait", "exec >&-; sleep 1000", "trap '' TERM; sleep 1000"])
  func tooSlow(script: String) async {
    await #expect(throws: ProgramOutputError.tooSlow(seconds: 1)) {
      try await Self.shell(script).output(for: [], ProgramLimits(seconds: 1, bytes: 1000))
    }
  }

  @Test("a cancelled task ends its program")
  func cancelled() async {
    let task = Task { try await Self.shell("exec sleep 1000").output(for: [], ProgramLimits(seconds: 1000, bytes: 1000)) }
    task.cancel()
    await #expect(throws: ProgramOutputError.cancelled) { try await task.value }
  }
}
