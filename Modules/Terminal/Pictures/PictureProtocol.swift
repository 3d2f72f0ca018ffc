internal import Domain

/// How a terminal takes a picture between its lines of text.
public enum PictureProtocol: Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which ghostty speaks too (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  case kitty
  /// The inline images of iTerm2, which WezTerm shows too (https://iterm2.com/documentation-images.html).
  case iTerm2

  /// The protocol of the terminal that an environment speaks of; nil where none is known to be understood.
  ///
  /// A terminal is known by KITTY_WINDOW_ID, TERM, TERM_PROGRAM or LC_TERMINAL, the last of which ssh brings along. It is not asked
  /// itself, since its answer would have to be waited for among what a person types. Within tmux and screen there is none, whatever
  /// terminal is around them: they swallow these sequences. Nor has TERM `dumb` one.
  public static func detected(in environment: [String: String]) -> PictureProtocol? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || term == "dumb" { return nil }
    if isSet("KITTY_WINDOW_ID") || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm2 }
    return nil
  }

  /// The variables that tell, of which STY is screen's own.
  static let variables = ["TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "STY"]

  /// Whether pictures of a format are understood. Of those that files have, kitty's protocol knows PNG alone.
  func takes(_ format: PictureFormat) -> Bool {
    switch self {
    case .kitty: format == .png
    case .iTerm2: true
    }
  }
}
