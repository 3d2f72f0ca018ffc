public import CoreDomain

/// Why an edition cannot be made or written.
public enum EditionError: PersistenceErrorConvertible, Hashable {
  /// No article matches.
  case nothingToPrint
  /// The articles cannot be selected. The reason is a sentence, and the hint says what to do.
  case articles(reason: String, hint: String?)
  /// Pictures were asked for, and the user does not want them to be fetched (`RemoteImages.no`).
  case imagesAreOff
  /// The settings are invalid or cannot be read.
  case configuration(ConfigurationError)
  /// The file exists, and the user did not ask to replace it.
  case fileExists(path: String)
  /// The file would be inside the data directory, which is only for the program's own files.
  case inDataDirectory(path: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)
  /// The user's stored data cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
