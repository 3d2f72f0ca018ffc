import Foundation
import FullScreen
import ScreenModel
import Testing

/// The program on a terminal of 80 columns and 24 rows.
struct FullScreenRun {
  let process: ChildProcess
  let terminal: PseudoTerminal
  private let log: TerminalLog?
  private let person: Person

  /// - Parameters:
  ///   - isRead: whether the terminal takes what the program writes.
  ///   - isFull: whether it takes no output from the start.
  init(
    _ person: Person, _ arguments: [String] = ["tui"], environment: [String: String] = [:], isRead: Bool = true, isFull: Bool = false
  ) throws {
    self.person = person
    terminal = try PseudoTerminal(rows: 24)
    if isFull { try terminal.fill() }
    log = isRead ? terminal.log() : nil
    process = try person.begins(
      arguments, terminal: terminal.input, environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"].merging(environment) { $1 },
      output: .file(terminal.path))
  }

  func presses(_ keys: String...) { for key in keys { terminal.presses(key) } }

  func resizes(columns: Int, rows: Int) throws {
    terminal.resize(columns: columns, rows: rows)
    process.send(SIGWINCH)
  }

  /// Waits until the screen shows a text.
  func shows(_ text: String) async throws {
    try await person.waits { log?.screen(columns: 200, rows: 200).text.contains { $0.contains(text) } ?? false }
  }

  /// The images that the terminal shows.
  var images: ImageModel { log?.screen(columns: 200, rows: 200).images ?? ImageModel() }

  /// The private modes that are set.
  var modes: Set<Int> { log?.screen(columns: 200, rows: 200).modes ?? [] }

  func hasWritten(_ text: String) -> Bool { log?.text.contains(text) ?? false }

  /// Waits until the program, or one that it runs, has written a text.
  func prints(_ text: String) async throws {
    try await person.waits { hasWritten(text) }
  }

  /// Expects that the terminal has been given back.
  /// - Parameter hasPrinted: whether a command has printed lines, which the model of the screen does not know.
  func isGivenBack(hasPrinted: Bool = false) async throws {
    let log = try #require(log)
    try await person.waits { log.text.hasSuffix("\u{1B}[?1049l") }
    let screen = log.screen(columns: 80, rows: 24)
    #expect(
      screen.modes == [7, 25] && screen.keyboards == 0 && (hasPrinted || screen.violations.isEmpty),
      "\(screen.modes) \(screen.keyboards) \(screen.violations)")
    #expect(terminal.isInLineMode)
  }
}
