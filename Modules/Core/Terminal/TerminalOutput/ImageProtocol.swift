/// A protocol for showing pictures in a terminal.
public enum ImageProtocol: Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which ghostty supports too (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  case kitty
  /// The inline images of iTerm2 (https://iterm2.com/documentation-images.html). WezTerm and Konsole support both protocols, but this one
  /// supports more formats.
  case iTerm2

  /// The protocol of the terminal in these environment variables; nil when the terminal is not known to support one.
  ///
  /// KITTY_WINDOW_ID, TERM, TERM_PROGRAM, LC_TERMINAL and KONSOLE_VERSION identify the terminal; ssh forwards LC_TERMINAL. The terminal
  /// itself is not queried, because its response would be mixed with the user's input. Inside tmux and screen the result is nil, because
  /// they drop these sequences. It is also nil when TERM is `dumb`.
  public static func detected(in environment: [String: String]) -> ImageProtocol? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if TmuxOrScreen.isDetected(in: environment) || term == "dumb" { return nil }
    if isSet("KITTY_WINDOW_ID") || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm2 }
    return environment["KONSOLE_VERSION"].flatMap { Int($0) }.map { $0 >= firstKonsole } == true ? .iTerm2 : nil
  }

  /// The environment variables that identify the terminal. STY is set by screen.
  static let variables = ["TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "TMUX", "STY"]

  /// Konsole 22.04, the first version that shows pictures.
  private static let firstKonsole = 220_400

  /// Whether the protocol supports only PNG files.
  package var isForPNGOnly: Bool { self == .kitty }
}
