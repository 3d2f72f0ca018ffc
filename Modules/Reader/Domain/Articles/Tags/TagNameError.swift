/// Why a text is not the name of a tag.
public enum TagNameError: Error, Hashable, Sendable {
  case empty
  case tooLong
  /// The text contains control characters.
  case unprintable
  /// The text contains a character that separates names.
  case reserved(Character)
  /// There are more names than a feed may have.
  case tooMany
}
