/// Whether colors and other styles are written: the environment variables NO_COLOR and FORCE_COLOR, and the option `--no-color`.
struct ColorSupport {
  static let names = ["NO_COLOR", "FORCE_COLOR"]

  /// Whether no styles are written: NO_COLOR is not empty (https://no-color.org), or `--no-color` is given. This overrides `isForced`.
  private let isRefused: Bool
  /// Whether styles are written even to a file or a pipe: FORCE_COLOR is neither empty nor `0` (https://force-color.org).
  private let isForced: Bool

  init(_ environment: [String: String], noColor: Bool) {
    isRefused = noColor || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    isForced = environment["FORCE_COLOR"].map { !$0.isEmpty && $0 != "0" } ?? false
  }

  /// Whether styles are written to a stream: by default to a terminal, unless TERM is `dumb`.
  func isEnabled(isTerminal: Bool, isDumb: Bool) -> Bool { !isRefused && (isForced || isTerminal && !isDumb) }
}
