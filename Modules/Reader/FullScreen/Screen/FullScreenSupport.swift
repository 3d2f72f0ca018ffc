/// Whether a full screen can be shown.
public enum FullScreenSupport {
  /// Why there can be no full screen.
  public enum Obstacle: Hashable, Sendable {
    /// Standard input or standard output is a file or a pipe.
    case noTerminal
    /// TERM is missing or empty.
    case termIsMissing
    /// TERM is `dumb`: the terminal can only print lines.
    case lineTerminal
    /// The locale does not say that the terminal reads UTF-8.
    case notUTF8
  }

  /// What prevents a full screen; nil when nothing does.
  public static func obstacle(inputIsTerminal: Bool, outputIsTerminal: Bool, environment: [String: String]) -> Obstacle? {
    guard inputIsTerminal, outputIsTerminal else { return .noTerminal }
    let term = environment["TERM"] ?? ""
    if term.isEmpty { return .termIsMissing }
    if term == "dumb" { return .lineTerminal }
    // The first of these variables that has a value decides (POSIX, XBD 8.2).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased().filter { $0 != "-" }
    return name.hasSuffix("utf8") || name.contains("utf8@") ? nil : .notUTF8
  }
}
