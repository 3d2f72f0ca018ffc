/// Whether colors and other styles are written: the environment variables NO_COLOR and FORCE_COLOR, and the option `--no-color`.
struct ColorSupport {
  static let names = ["NO_COLOR", "FORCE_COLOR"]

  /// Whether no styles are written: NO_COLOR is not empty (https://no-color.org), or `--no-color` is given. This overrides `isForced`.
  private let isRefused: Bool
  /// Whether styles are written even to a file or a pipe: FORCE_COLOR is neither empty nor `0` (https://force-color.org).
  private let isForced: Bool
  /// Whether TERM names a terminal without colors. Those that are in use or emulated are listed; others end in `-m` or `-mono`, as in terminfo.
  private let isMonochrome: Bool

  init(_ environment: [String: String], noColor: Bool) {
    isRefused = noColor || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isForced = environment["FORCE_COLOR"].map { !$0.isEmpty && $0 != "0" } ?? false
    let term = environment["TERM"] ?? ""
    isMonochrome = ["dumb", "vt100", "vt102", "vt220"].contains(term) || term.hasSuffix("-m") || term.hasSuffix("-mono")
  }

  /// Whether styles are written to a stream: by default to a terminal with colors.
  func isEnabled(isTerminal: Bool) -> Bool { !isRefused && (isForced || isTerminal && !isMonochrome) }
}
