/// Why a search text is invalid.
public enum SearchError: Hashable, Sendable {
  /// The text has more than `SearchWords.maximumCharacters` characters.
  case tooLong(characters: Int)
  /// The text has more than `SearchWords.maximumWords` words.
  case tooManyWords(count: Int)
  /// The text contains control characters.
  case unprintable
}
