/// A line of Newsboat's configuration about keys, or about a setting that is not imported.
public struct NewsboatKeyEntry: Hashable, Sendable {
  public enum Use: Hashable, Sendable {
    /// A `bind-key` or a `bind`: keys that do something in these dialogs.
    case bind(NewsboatKeyNotation, dialogs: [String], [NewsboatCall])
    /// An `unbind-key`: a key that does nothing in these dialogs.
    case unbind(NewsboatKeyNotation, dialogs: [String])
    /// A `macro`: a key behind the one that begins macros.
    case macro(NewsboatKeyNotation, [NewsboatCall])
    /// A `bookmark-cmd`: a command line for the shell, which gets the article as arguments.
    case bookmark(String)
  }

  /// The maximum number of such lines of an import.
  public static let maximum = 1_000

  public let file: FileLocation
  /// The line number, from 1.
  public let line: Int
  /// The first word of the line, such as `bind-key`.
  public let name: String
  public let use: Result<Use, NewsboatKeyError>

  public init(file: FileLocation, line: Int, name: String, use: Result<Use, NewsboatKeyError>) {
    self.file = file
    self.line = line
    self.name = name
    self.use = use
  }
}

/// Keys as Newsboat writes them.
public enum NewsboatKeyNotation: Hashable, Sendable {
  /// One key: `j`, `^R`, `ENTER`.
  case key(String)
  /// One key after the other: `gg`, `^O<ENTER>`.
  case sequence(String)
}

/// An operation of Newsboat with its arguments.
public struct NewsboatCall: Hashable, Sendable {
  public let operation: String
  public let arguments: [String]

  public init(_ operation: String, _ arguments: [String] = []) {
    self.operation = operation
    self.arguments = arguments
  }
}
