public import CoreDomain

/// Why a text names no program and no file that a feed can be read from.
public enum LocalSourceError: Error, Hashable, Sendable {
  /// The text does not begin with `exec:`, `filter:` or `file:`.
  case unknownKind
  /// The text is longer than `LocalSource.maximumBytes`.
  case tooLong
  /// The text contains control characters, such as a line break.
  case unprintable
  /// No program is named.
  case noCommand
  /// A quotation mark is not closed, or a backslash is the last character.
  case openQuotation
  /// The path of the program or of the file depends on the current folder.
  case relativePath(String)
  /// No http or https URL follows the command of a filter.
  case noURL
  /// The URL of a filter is not valid.
  case badURL(WebURL.ParseError)
}
