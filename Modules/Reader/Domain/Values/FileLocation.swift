/// The location of a document outside the data directory.
public enum FileLocation: Hashable, Sendable {
  /// A file, by its path.
  case file(String)
  case standardInput

  /// The text shown to users.
  public var shown: String {
    switch self {
    case .file(let path): path
    case .standardInput: "standard input"
    }
  }
}
