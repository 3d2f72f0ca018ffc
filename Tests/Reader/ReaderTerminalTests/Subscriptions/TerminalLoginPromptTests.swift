import CoreTerminal
import ReaderDomain
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("Asking for a login", .timeLimit(.minutes(10)))
struct TerminalLoginPromptTests {
  private let error = RecordingDevice()

  private func prompt(_ descriptor: Int32) -> TerminalLoginPrompt {
    let terminal = TerminalOutput(
      program: "strata", output: RecordingDevice().device, error: error.device, environment: [:], noColor: true)
    return TerminalLoginPrompt(terminal: terminal, descriptor: descriptor)
  }

  @Test(
    "without a terminal, the login is two lines, nothing is asked, and nobody agrees to a replacement",
    arguments: [
      ("ann\npass word\ny\n", Login(name: "ann", password: "pass word")), ("ann\r\npw", Login(name: "ann", password: "pw")),
      ("ann\n\n", Login(name: "ann", password: "")), ("ann\n", nil), ("", nil),
    ] as [(String, Login?)])
  func lines(text: String, login: Login?) async throws {
    let pipe = try Pipe()
    pipe.put(text)
    pipe.end()
    let prompt = prompt(pipe.readingEnd)
    #expect(await prompt.login(for: "https://example.org/", name: nil) == login)
    #expect(await !prompt.mayReplaceLogin("ann", of: "example.org"))
    #expect(await !prompt.mayRun("This runs rm."))
    #expect(error.text.isEmpty)
  }

  @Test(
    "on a terminal, both are asked for, the password is not shown, and a replacement needs a yes",
    arguments: [("y", true), ("", false), ("no", false)])
  func terminal(answer: String, agrees: Bool) async throws {
    let terminal = try TerminalPair()
    let prompt = prompt(terminal.program)
    terminal.types("ann\n")
    let asked = Task { await prompt.login(for: "https://example.org/", name: nil) }
    while terminal.isEchoing { await Task.yield() }
    terminal.types("s3cret\n")
    #expect(await asked.value == Login(name: "ann", password: "s3cret") && terminal.isEchoing)
    #expect(terminal.text() == "ann\r\n")
    terminal.types(answer + "\n")
    #expect(await prompt.mayReplaceLogin("ann", of: "example.org") == agrees)
    #expect(error.text.contains("User name for https://example.org/: Password: \n") && error.text.hasSuffix("Replace it? [y/N] "))
  }

  @Test("on a terminal, a program is run after a yes", arguments: [("Yes", true), ("", false), ("no", false)])
  func program(answer: String, agrees: Bool) async throws {
    let terminal = try TerminalPair()
    terminal.types(answer + "\n")
    #expect(await prompt(terminal.program).mayRun("This runs rm.") == agrees)
    #expect(error.text == "This runs rm.\nFollow it? [y/N] ")
  }

  @Test(
    "a known name is not asked for: the login is one line", arguments: [("pass word\n", "pass word"), ("", nil)] as [(String, String?)])
  func passwordLine(text: String, password: String?) async throws {
    let pipe = try Pipe()
    pipe.put(text)
    pipe.end()
    let login = await prompt(pipe.readingEnd).login(for: "https://example.org/", name: "ann")
    #expect(login == password.map { Login(name: "ann", password: $0) } && error.text.isEmpty)
  }

  @Test("on a terminal, only the password of a known name is asked for, and it is not shown")
  func password() async throws {
    let terminal = try TerminalPair()
    let prompt = prompt(terminal.program)
    let asked = Task { await prompt.login(for: "https://example.org/", name: "ann") }
    while terminal.isEchoing { await Task.yield() }
    terminal.types("s3cret\n")
    #expect(await asked.value == Login(name: "ann", password: "s3cret"))
    terminal.types("shown\n")
    #expect(terminal.text() == "shown\r\n")
    #expect(error.text == "Password of 'ann' for https://example.org/: \n")
  }

  @Test("a terminal shows what is typed again after an interruption")
  func interrupted() async throws {
    let terminal = try TerminalPair()
    let prompt = prompt(terminal.program)
    terminal.types("ann\n")
    let asked = Task { await prompt.login(for: "https://example.org/", name: nil) }
    while terminal.isEchoing { await Task.yield() }
    asked.cancel()
    #expect(await asked.value == nil && terminal.isEchoing)
  }
}
