#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The settings of the two output streams, from the environment and the command line. Each stream has its own settings, because one can be
/// a terminal while the other is a file.
public struct TerminalSettings: Hashable, Sendable {
  public struct Stream: Hashable, Sendable {
    /// Whether the stream is a terminal.
    public let isTerminal: Bool
    public let takesColor: Bool
    /// Whether the stream is a terminal that is known to show links (OSC 8).
    public let takesLinks: Bool
  }

  public let output: Stream
  public let error: Stream
  /// Whether TERM is `dumb`: the terminal can only print lines.
  public let isDumb: Bool
  /// Whether the output goes through tmux or screen.
  public let isInMultiplexer: Bool
  /// The width in columns from the environment, for output without a window; nil when the environment has none.
  public let columnsWithoutWindow: Int?
  /// The protocol for pictures on standard output; nil when it is not a terminal that is known to show them. Independent of color
  /// settings.
  public let pictures: ImageProtocol?

  /// The maximum of COLUMNS. A larger value is ignored as a mistake, because every padded line would be that long.
  static let maximumColumns = 10_000

  /// ``ColorSupport`` says whether styles are written. COLUMNS is the
  /// width for output without a window, from 1 to 10,000. ``ImageProtocol/detected(in:)`` says which terminals show pictures, and
  /// ``HyperlinkSupport`` which show links. Links are written with styles only, so that `--no-color` leaves no escape sequence in a text,
  /// and never to a file or a pipe.
  public init(environment: [String: String], outputIsTerminal: Bool, errorIsTerminal: Bool, noColor: Bool) {
    let color = ColorSupport(environment, noColor: noColor)
    isDumb = environment["TERM"] == "dumb"
    isInMultiplexer = TmuxOrScreen.isDetected(in: environment)
    let canLink = HyperlinkSupport.isDetected(in: environment)
    func end(_ isTerminal: Bool) -> Stream {
      let takesColor = color.isEnabled(isTerminal: isTerminal)
      return Stream(isTerminal: isTerminal, takesColor: takesColor, takesLinks: takesColor && isTerminal && canLink)
    }
    output = end(outputIsTerminal)
    error = end(errorIsTerminal)
    columnsWithoutWindow = environment["COLUMNS"].flatMap { Int($0) }.flatMap { (1...Self.maximumColumns).contains($0) ? $0 : nil }
    pictures = outputIsTerminal ? ImageProtocol.detected(in: environment) : nil
  }

  /// The environment variables of this process that these settings use.
  public static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["COLUMNS"] + ColorSupport.names + ImageProtocol.variables + HyperlinkSupport.variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
