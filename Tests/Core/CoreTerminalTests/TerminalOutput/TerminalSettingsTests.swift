import CoreTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Terminal settings from the environment")
struct TerminalSettingsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    var noColor = false
    let terminal: Bool
    let pipe: Bool
    var testDescription: String { "\(environment.sorted { $0.key < $1.key }) \(noColor ? "--no-color" : "")" }
  }

  @Test(
    "colour is decided for each stream",
    arguments: [
      Case(environment: [:], terminal: true, pipe: false),
      Case(environment: ["TERM": "xterm-256color"], terminal: true, pipe: false),
      Case(environment: ["TERM": "dumb"], terminal: false, pipe: false),
      Case(environment: ["TERM": "vt100"], terminal: false, pipe: false),
      Case(environment: ["TERM": "vt220", "FORCE_COLOR": "1"], terminal: true, pipe: true),
      Case(environment: ["TERM": "linux-m"], terminal: false, pipe: false),
      Case(environment: ["TERM": "xterm-mono"], terminal: false, pipe: false),
      Case(environment: ["NO_COLOR": "1"], terminal: false, pipe: false),
      Case(environment: ["NO_COLOR": ""], terminal: true, pipe: false),
      Case(environment: ["FORCE_COLOR": "1"], terminal: true, pipe: true),
      Case(environment: ["FORCE_COLOR": "1", "TERM": "dumb"], terminal: true, pipe: true),
      Case(environment: ["FORCE_COLOR": "0"], terminal: true, pipe: false),
      Case(environment: ["FORCE_COLOR": ""], terminal: true, pipe: false),
      Case(environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], terminal: false, pipe: false),
      Case(environment: ["FORCE_COLOR": "1"], noColor: true, terminal: false, pipe: false),
      Case(environment: [:], noColor: true, terminal: false, pipe: false),
    ])
  func settlesColor(_ example: Case) {
    for (outputIsTerminal, errorIsTerminal) in [(true, false), (false, true)] {
      let settings = TerminalSettings(
        environment: example.environment, outputIsTerminal: outputIsTerminal, errorIsTerminal: errorIsTerminal, noColor: example.noColor)
      let (terminal, pipe) = outputIsTerminal ? (settings.output, settings.error) : (settings.error, settings.output)
      #expect(terminal.isTerminal && !pipe.isTerminal)
      #expect(terminal.takesColor == example.terminal)
      #expect(pipe.takesColor == example.pipe)
    }
  }

  @Test(
    "COLUMNS sets the width if it is a number from 1 to 10,000",
    arguments: [
      (nil, nil), ("132", 132), ("1", 1), ("", nil), ("0", nil), ("-5", nil), ("wide", nil), ("99999999999999999999", nil), ("10001", nil),
      ("10000", 10_000),
    ]
      as [(String?, Int?)])
  func settlesWidth(_ columns: String?, is width: Int?) {
    let environment = columns.map { ["COLUMNS": $0] } ?? [:]
    let settings = TerminalSettings(environment: environment, outputIsTerminal: false, errorIsTerminal: false, noColor: false)
    #expect(settings.columnsWithoutWindow == width)
  }

  @Test("pictures require a terminal as standard output, but no colour", arguments: [false, true])
  func settlesPictures(noColor: Bool) {
    for (outputIsTerminal, expected) in [(true, ImageProtocol.kitty), (false, nil)] {
      let settings = TerminalSettings(
        environment: ["TERM": "xterm-kitty", "NO_COLOR": noColor ? "1" : ""], outputIsTerminal: outputIsTerminal,
        errorIsTerminal: !outputIsTerminal, noColor: noColor)
      #expect(settings.pictures == expected)
    }
  }

  @Test("only the variables that affect the settings are read from the process environment")
  func readsEnvironment() async {
    // A separate process, because other tests must not see these variables.
    await #expect(processExitsWith: .success) {
      let names =
        ["NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "STY"]
        + ["VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM"]
      for name in names + ["OTHER"] { setenv(name, "value of \(name)", 1) }
      #expect(TerminalSettings.processEnvironment() == Dictionary(uniqueKeysWithValues: names.map { ($0, "value of \($0)") }))
      for name in names { unsetenv(name) }
      #expect(TerminalSettings.processEnvironment() == [:])
    }
  }
}
