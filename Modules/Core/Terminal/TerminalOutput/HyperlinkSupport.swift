/// Detects terminals that show links (OSC 8). Other terminals ignore the sequence or print it as text.
enum HyperlinkSupport {
  /// The environment variables that only ``isDetected(in:)`` uses.
  static let variables = ["VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM"]

  /// Whether the terminal in these environment variables shows links. Inside tmux and screen, the terminal around them is unknown.
  static func isDetected(in environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func version(_ name: String) -> Int { environment[name].flatMap { Int($0) } ?? 0 }
    let term = environment["TERM"] ?? ""
    if TmuxOrScreen.isDetected(in: environment) || term == "dumb" { return false }
    return ImageProtocol.detected(in: environment) != nil || programs.contains(environment["TERM_PROGRAM"] ?? "")
      || terms.contains { term.hasPrefix($0) } || isSet("WT_SESSION") || isSet("DOMTERM")
      // The first versions that show links; VTE 0.50.0 crashed.
      || version("VTE_VERSION") > 5000 || version("KONSOLE_VERSION") >= 201200
  }

  private static let programs: Set<String> = ["vscode", "Hyper", "rio", "Tabby", "ghostty", "WezTerm", "iTerm.app"]
  private static let terms = ["foot", "alacritty", "contour", "xterm-kitty"]
}
