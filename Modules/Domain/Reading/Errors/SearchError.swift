/// Why a search text is invalid.
public enum SearchError: Hashable, Sendable {
  /// The text has more than `SearchRules.mostCharacters` characters.
  case tooLong(characters: Int)
  /// The text has more than `SearchRules.mostWords` words.
  case tooManyWords(count: Int)
  /// The text contains control characters.
  case unprintable
}
