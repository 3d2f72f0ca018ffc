/// Detects tmux and screen. They draw the window themselves, and drop or print sequences that they do not know, whatever terminal they run
/// in.
enum TmuxOrScreen {
  /// Whether the environment variables are those of a program inside a multiplexer.
  static func isDetected(in environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    return isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen")
  }
}
