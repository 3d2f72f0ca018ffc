/// Why a search text is invalid.
public enum SearchError: Hashable, Sendable {
  /// The text has more than `SearchWords.mostCharacters` characters.
  case tooLong(characters: Int)
  /// The text has more than `SearchWords.mostWords` words.
  case tooManyWords(count: Int)
  /// The text contains control characters.
  case unprintable
}
