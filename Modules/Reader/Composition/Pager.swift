import Processes

/// The pager that the user has chosen, or the usual one.
enum Pager: Sendable {
  /// The value of PAGER.
  case chosen(ShellCommand)
  case usual

  /// Nil when PAGER is empty: nothing is paged then.
  init?(environment: [String: String]) {
    guard let text = environment["PAGER"] else {
      self = .usual
      return
    }
    guard let command = ShellCommand(text) else { return nil }
    self = .chosen(command)
  }

  /// Whether the user has chosen it.
  var isChosen: Bool { if case .chosen = self { true } else { false } }

  var name: String {
    switch self {
    case .chosen(let command): command.name
    case .usual: Self.less.name
    }
  }

  func run(input: String) async throws(ProgramError) -> Int {
    switch self {
    case .chosen(let command): try await command.run(input: input)
    case .usual: try await Self.less.run(input: input)
    }
  }

  /// A short text stays on the screen, styles are shown, and the screen is not cleared at the end.
  private static let less = Program("less", ["-FRX"])
}
