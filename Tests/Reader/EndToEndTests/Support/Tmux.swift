import Foundation
import Spawn

/// A shell in a window of tmux, which is a terminal that others have written.
struct Tmux {
  private let person: Person
  private let socket: String

  private static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static var isInstalled: Bool { program != nil }

  /// Runs a test in a new window, which is closed afterwards.
  static func withWindow(of person: Person, columns: Int = 80, rows: Int = 24, _ work: (Tmux) async throws -> Void) async throws {
    // The name of a socket may only have about 100 bytes.
    let socket = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString.prefix(8))").path()
    let window = Tmux(person: person, socket: socket)
    try await window.run(["-f", "/dev/null", "new-session", "-d", "-x", String(columns), "-y", String(rows), "/bin/sh"])
    do {
      try await work(window)
      try await window.close()
    } catch {
      try await window.close()
      throw error
    }
  }

  private func close() async throws {
    try await run(["kill-server"])
    if FileManager.default.fileExists(atPath: socket) { try FileManager.default.removeItem(atPath: socket) }
  }

  /// Types a line of the shell.
  func types(_ line: String) async throws {
    try await run(["send-keys", "-l", line])
    try await presses("Enter")
  }

  /// Presses keys by their names in tmux.
  func presses(_ keys: String...) async throws { try await run(["send-keys"] + keys) }

  func resizes(columns: Int, rows: Int) async throws { try await run(["resize-window", "-x", String(columns), "-y", String(rows)]) }

  /// What the window shows.
  var screen: String {
    get async throws { try await run(["capture-pane", "-p"]) }
  }

  /// Waits until the window shows a text.
  func shows(_ text: String) async throws { try await person.waits { try await screen.contains(text) } }

  @discardableResult
  private func run(_ arguments: [String]) async throws -> String {
    guard let program = Self.program else { throw Spawn.CannotStart(reason: "tmux is not installed") }
    let environment = [
      "STRATA_HOME": person.home.path(), "TZ": "UTC0", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
      "HOME": person.folder.path(),
    ]
    let child = try ChildProcess.start(
      URL(filePath: program), ["-S", socket] + arguments, input: "", environment: environment, folder: person.folder)
    return await child.reply.output
  }
}
