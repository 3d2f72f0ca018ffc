import Processes
import Testing

struct ProgramTests {
  @Test(
    "a command line is divided at spaces, and nothing else in it has a meaning",
    arguments: [
      ("less", Program("less", ["x"])), ("less -R  -S", Program("less", ["-R", "-S", "x"])),
      ("a; rm 'b c' $HOME", Program("a;", ["rm", "'b", "c'", "$HOME", "x"])), ("  ", nil), ("", nil),
    ])
  func commandLine(text: String, expected: Program?) {
    #expect(Program(commandLine: text, arguments: ["x"]) == expected)
  }

  @Test("a program gets its arguments unchanged and the variables of this process, and its exit code is returned")
  func arguments() async throws {
    let script = "[ \"$1\" = 'a b; exit 9' ] && [ -n \"$PATH\" ] && exit 7"
    #expect(try await Program("sh", ["-c", script, "sh", "a b; exit 9"]).run() == 7)
  }

  @Test("a program reads the whole input, or nothing of it", arguments: [0, 1, 100_000, 5_000_000])
  func input(length: Int) async throws {
    let text = String(repeating: "x", count: length)
    #expect(try await Program("sh", ["-c", "[ $(wc -c) -eq \(length) ]"]).run(input: text) == 0)
    #expect(try await Program("true").run(input: text) == 0)
  }

  @Test("a signal that ends a program is told as shells tell it")
  func signals() async throws {
    #expect(try await Program("sh", ["-c", "kill -TERM $$"]).run() == 128 + 15)
  }

  @Test("a missing program is an error of its own")
  func missing() async {
    await #expect(throws: ProgramError.missing) { try await Program("strata-has-no-such-program").run() }
    await #expect(throws: ProgramError.missing) { try await Program("/no/such/folder/less").run(input: "text") }
  }
}
