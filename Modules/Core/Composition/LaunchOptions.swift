/// The user's options for one run of the program.
public struct LaunchOptions: Sendable {
  /// The format of the output.
  public enum Format: Sendable {
    /// Text for the user.
    case text
    case json
    /// Plain records: one per line, with tabs between the fields.
    case plain
  }

  /// The path of the data directory; nil for the default path.
  public var directory: String?
  /// The format of the output.
  public var format: Format
  /// Whether to print a trace of the request through the layers.
  public var isTraced: Bool
  /// The file to which the trace is written while a session runs; nil when the trace is printed at the end.
  public var traceFile: String?
  /// Whether colors are disabled for all output.
  public var hasNoColor: Bool
  /// Whether text output contains only warnings and failures. JSON and plain output do not change.
  public var isQuiet: Bool

  public init(
    directory: String? = nil, format: Format = .text, isTraced: Bool = false, hasNoColor: Bool = false,
    isQuiet: Bool = false
  ) {
    self.directory = directory
    self.format = format
    self.isTraced = isTraced
    self.hasNoColor = hasNoColor
    self.isQuiet = isQuiet
  }
}
