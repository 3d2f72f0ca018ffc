/// Where a document is read from or written to, outside the program's own home.
public enum FileLocation: Hashable, Sendable {
  /// A file by its path.
  case file(String)
  /// Standard input when reading.
  case standardInput

  /// How people call the place.
  public var shown: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }
}
