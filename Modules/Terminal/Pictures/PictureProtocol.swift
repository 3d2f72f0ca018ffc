internal import Domain

/// A protocol for showing pictures between lines of text.
public enum PictureProtocol: Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which ghostty supports too (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  case kitty
  /// The inline images of iTerm2, which WezTerm supports too (https://iterm2.com/documentation-images.html).
  case iTerm2

  /// The protocol of the terminal in these environment variables; nil when the terminal is not known to support one.
  ///
  /// KITTY_WINDOW_ID, TERM, TERM_PROGRAM and LC_TERMINAL identify the terminal; ssh forwards LC_TERMINAL. The terminal itself is not
  /// queried, because its response would be mixed with the user's input. Inside tmux and screen the result is nil, because they drop these
  /// sequences. It is also nil when TERM is `dumb`.
  public static func detected(in environment: [String: String]) -> PictureProtocol? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || term == "dumb" { return nil }
    if isSet("KITTY_WINDOW_ID") || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm2 }
    return nil
  }

  /// The environment variables that identify the terminal. STY is set by screen.
  static let variables = ["TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "STY"]

  /// Whether the protocol supports a format. Of the file formats, kitty's protocol supports only PNG.
  func takes(_ format: PictureFormat) -> Bool {
    switch self {
    case .kitty: format == .png
    case .iTerm2: true
    }
  }
}
