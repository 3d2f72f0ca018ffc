/// Why a text cannot be searched for.
public enum SearchError: Hashable, Sendable {
  /// It has more than `SearchRules.mostCharacters`.
  case tooLong(characters: Int)
  /// It has more than `SearchRules.mostWords`.
  case tooManyWords(count: Int)
  /// It has control characters in it.
  case unprintable
}
