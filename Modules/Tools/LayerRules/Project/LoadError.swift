/// Why a package or a rule book could not be read.
public enum LoadError: Error, CustomStringConvertible {
  /// `swift package dump-package` failed with this message.
  case manifestRefused(path: String, message: String)
  /// The output of `swift package dump-package` could not be parsed.
  case manifestUnreadable(path: String, reason: String)
  /// A file or folder of the package is missing or cannot be read.
  case unreadable(path: String, reason: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
  /// A rule book or a baseline is invalid.
  case rulesInvalid(path: String, reason: String)

  public var description: String {
    switch self {
    case .manifestRefused(let path, let message): "swift package dump-package failed in \(path): \(message)"
    case .manifestUnreadable(let path, let reason): "the dump of the manifest in \(path) is not as expected: \(reason)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .rulesInvalid(let path, let reason): "\(path): \(reason)"
    }
  }
}
