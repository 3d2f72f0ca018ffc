import Foundation
import Processes
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("The output of programs that may misbehave", .timeLimit(.minutes(5)))
struct ProgramCaptureTests {
  private static let limits = ProgramLimits(seconds: 60, bytes: 10_000_000)

  private static func shell(_ script: String) -> Program { Program("/bin/sh", ["-c", script]) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("what a program says beside its output is kept, and limited")
  func errors() async throws {
    let output = try await Self.shell("echo feed; echo first >&2; echo second >&2; exit 3").captured(for: [], Self.limits)
    #expect(Self.text(output.bytes) == "feed\n" && Self.text(output.errors) == "first\nsecond\n" && output.status == .exited(3))
    let noisy = try await Self.shell("yes noise | head -c 3000000 >&2; echo feed").captured(for: [], Self.limits)
    #expect(Self.text(noisy.bytes) == "feed\n" && noisy.errors.count <= 4096 && noisy.errors.starts(with: "noise\n".utf8))
  }

  @Test("a program has the variables that it is given, and no others")
  func environment() async throws {
    let output = try await Program("env").captured(for: [], environment: ["A": "1", "B": "x y"], Self.limits)
    #expect(Self.text(output.bytes).split(separator: "\n").sorted() == ["A=1", "B=x y"])
  }

  @Test("a program inherits no open file, and reads an empty input")
  func isolation() async throws {
    let open = dup(STDERR_FILENO)
    defer { _ = close(open) }
    let script = "for n in 3 4 5 6 7 8 9; do if { true >&$n; } 2>/dev/null; then echo open $n; fi; done; wc -c"
    let output = try await Self.shell(script).captured(for: [], Self.limits)
    #expect(Self.text(output.bytes).split(whereSeparator: \.isWhitespace) == ["0"])
  }

  @Test("a process that a program leaves behind with its output open is ended and not waited for")
  func leftBehind() async throws {
    let output = try await Self.shell("sleep 1000 & echo $!").captured(for: [], Self.limits)
    let left = try #require(pid_t(Self.text(output.bytes).filter(\.isNumber)))
    while Self.runs(left) { try await Task.sleep(for: .milliseconds(1)) }
    #expect(output.status == .exited(0))
  }

  @Test(
    "a program whose task is cancelled may remove its files, and one that ignores the request to end is killed",
    arguments: ["rm \"$0/file\"; exit 0", ""])
  func cancelled(trap: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: name).path()) }
    let script = "trap '\(trap)' TERM; touch \"$0/file\" \"$0/ready\"; while :; do sleep 0.01; done"
    let task = Task { try await Program("/bin/sh", ["-c", script, folder.path()]).captured(for: [], Self.limits) }
    while !has("ready") { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: ProgramOutputError.cancelled) { try await task.value }
    #expect(has("file") == trap.isEmpty)
  }

  @Test("when this process is ended by a signal, no program stays, and none is started any more")
  func endingAll() async {
    await #expect(processExitsWith: .exitCode(7)) {
      RunningPrograms.end()
      #expect(try await Program("true").run() == 0, "Nothing was started before.")
      let tasks = ["exec sleep 1000", "trap '' TERM; sleep 1000; sleep 1000"].map { script in
        Task {
          try await Program("/bin/sh", ["-c", "echo ready >&2; \(script)"]).captured(for: [], ProgramLimits(seconds: 1000, bytes: 1000))
            .status
        }
      }
      let player = Task { try await Program("sleep", ["1000"]).run() }
      // The programs are being started, or run.
      try await Task.sleep(for: .milliseconds(200))
      RunningPrograms.end()
      let ends = [try await tasks[0].value, try await tasks[1].value]
      let code = try await player.value
      guard ends.allSatisfy({ [.signalled(15), .signalled(9)].contains($0) }), [128 + 15, 128 + 9].contains(code) else { exit(1) }
      do throws(ProgramError) { _ = try await Program("true").run() } catch { exit(7) }
      exit(2)
    }
  }

  /// Whether a process has not ended. An ended one may wait for its new parent.
  private static func runs(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    #if os(Linux)
      return (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z") != true
    #else
      return true
    #endif
  }

  @Test("a daemon that has left the group and holds the output open is not waited for", .enabled(if: access("/usr/bin/setsid", X_OK) == 0))
  func daemon() async throws {
    // The daemon has written its number, and so has the output open, when the program ends.
    let script = """
      pipe=$(mktemp -u) && mkfifo "$pipe"
      setsid sh -c "echo \\$\\$; echo >'$pipe'; exec sleep 1000" &
      read line <"$pipe"; rm "$pipe"; echo ready
      """
    let output = try await Self.shell(script).captured(for: [], Self.limits)
    #expect(output.status == .exited(0) && Self.text(output.bytes).hasSuffix("ready\n"))
    if let daemon = Self.text(output.bytes).split(separator: "\n").first.flatMap({ pid_t($0) }) { kill(daemon, SIGKILL) }
  }

  @Test("output that arrives just before the end is complete", arguments: [1, 65_536, 1_000_000])
  func whole(count: Int) async throws {
    for _ in 0..<5 {
      let output = try await Self.shell("head -c \(count) /dev/zero").captured(for: [], Self.limits)
      #expect(output.bytes.count == count)
    }
  }
}
