import Foundation
import Processes
import Testing

/// One after the other: a program that runs changes how this process treats signals.
@Suite("Commands of the user for the shell", .serialized)
struct ShellCommandTests {
  /// What would do harm if a shell read it.
  static let hostile = [
    "https://example.org/'; touch harm #", "https://example.org/\"; touch harm #", "https://example.org/$(touch harm)",
    "https://example.org/`touch harm`", "-rf", "--version", "https://example.org/\ntouch harm\n", "a b  c", "*", "~", "\\", "%s", "${HOME}",
    "| touch harm", "> harm",
  ]

  /// Commands, with `P` for a program that notes its arguments, and the arguments that it gets.
  static let forms: [(command: String, arguments: [String])] = [
    ("P", ["URL"]), ("P -x", ["-x", "URL"]), ("P %s", ["URL"]), ("P '%s' b", ["URL", "b"]), ("P \"%s\"", ["URL"]), ("P x%sy", ["xURLy"]),
    ("P 'x %s y' \"x %s y\"", ["x URL y", "x URL y"]), ("P %s %s", ["URL", "URL"]), ("P '\\%s'", ["\\URL"]), ("P \\%s", ["%s", "URL"]),
    ("P 'a b' \"$NONE\" a\\ b %s", ["a b", "", "a b", "URL"]), ("  P   a  ", ["a", "URL"]), ("P %s >/dev/null; true", ["URL"]),
    ("X='a b' P %s", ["URL"]), ("if true; then P %s; fi", ["URL"]), ("P %s | cat", ["URL"]), ("exec P", ["URL"]),
  ]

  @Test("an argument is an argument, whatever is in it and wherever the command has its place", arguments: forms.indices)
  func argument(number: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, log) = (folder.appending(path: "program").path(), folder.appending(path: "log"))
    // Harm would be done in the working folder, which all tests share: the program looks for it there.
    try "#!/bin/sh\ntest -e harm && exit 9\nprintf '%s\\0' \"$@\" >'\(log.path())'\n".write(
      toFile: program, atomically: false, encoding: .utf8)
    let form = Self.forms[number]
    // A shell reads the program. The system refuses to execute a file while a process that another test starts still has it open for writing.
    let command = try #require(ShellCommand(form.command.replacing("P", with: "/bin/sh \(program)")))
    for url in Self.hostile {
      let code = try await command.run(with: url)
      let given = try String(contentsOf: log, encoding: .utf8).split(separator: "\0", omittingEmptySubsequences: false).dropLast()
      #expect(code == 0 && given.map(String.init) == form.arguments.map { $0.replacing("URL", with: url) })
    }
    #expect(!FileManager.default.fileExists(atPath: "harm"))
  }

  @Test(
    "colons separate commands, except between quotation marks and behind a backslash",
    arguments: [
      ("a:b", ["a", "b"]), (" : :a x::b", ["a", "b"]), ("'a:b':c", ["'a:b'", "c"]), ("\"a:b\"\\:c:d", ["\"a:b\"\\:c", "d"]), ("", []),
      ("'a", ["'a"]),
    ])
  func list(text: String, names: [String]) {
    #expect(ShellCommand.list(text).map(\.name) == names)
  }

  @Test("a shell that gets an input gives it to the command")
  func input() async throws {
    #expect(try await ShellCommand("cat | grep -q tea")?.run(input: "tea") == 0)
    #expect(try await ShellCommand("cat | grep -q tea")?.run(input: "water") == 1)
    #expect(ShellCommand(" \t") == nil)
  }

  @Test(
    "a command that is missing or cannot be executed is an error, as without a shell",
    arguments: [
      ("strata-has-no-such-program -x", .missing), ("/no/such/folder/less", .missing), ("'strata-has-no such program'", .missing),
      ("/etc/passwd", .cannotStart(reason: "Permission denied")),
    ] as [(String, ProgramError)])
  func missing(text: String, error: ProgramError) async {
    await #expect(throws: error) { try await ShellCommand(text)?.run(input: "text") }
  }
}
