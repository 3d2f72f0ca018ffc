import Foundation
import Growth
import Testing

@Suite("Low limit on open files", .timeLimit(.minutes(10)))
struct OpenFilesTests {
  private static let commands = [
    ["--version"], ["list"], ["feeds"], ["count"], ["search", "harbour"], ["read", "1"], ["config", "show"], ["store", "verify"], ["undo"],
    ["star", "1"],
    ["mark", "read", "--all"], ["export", "-"], ["parse", "-"], ["refresh", "--force"],
  ]

  private static let limits = SlowPart.isRun ? Array(3...20) + [24, 28, 32, 40, 64] : [3, 4, 5, 6, 7, 9, 12, 16, 24, 40]

  @Test("a command succeeds or prints a message, and never ends by a signal", arguments: limits)
  func limited(files: Int) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      for command in Self.commands + [["check", person.url("/feeds/harbour.rss")]] {
        let reply = try await person.types(command, mayOpen: files)
        #expect(reply.status < 128, "\(files) files, \(command): \(reply)")
        #expect(reply.status == 0 || !(reply.output + reply.error).isEmpty, "\(files) files, \(command): \(reply)")
      }
    }
  }

  @Test("the error about too many open files says how to raise the limit")
  func sentence() async throws {
    try await Person.atWork { person in
      let reply = try await person.types(["list"], mayOpen: 7)
      #expect(reply.isOneSentence(1, about: "Too many files are open"), "\(reply)")
      #expect(reply.hints == ["Raise the limit with 'ulimit -n', or close programs that hold files open."])
    }
  }
}

extension Person {
  /// Types a command in a shell that limits its open files. A command that hangs is killed after 60 s, which shows in the exit code.
  fileprivate func types(_ arguments: [String], mayOpen files: Int) async throws -> Reply {
    let words = ["-c", "ulimit -n \(files); exec timeout -s KILL 60 \"$@\"", "sh", try StrataProcess.program.path()] + arguments
    return try await ChildProcess.start(
      URL(filePath: "/bin/sh"), words, input: "{}", environment: ["STRATA_HOME": home.path(), "COLUMNS": "1000", "PATH": "/usr/bin:/bin"],
      folder: folder
    ).reply
  }
}
