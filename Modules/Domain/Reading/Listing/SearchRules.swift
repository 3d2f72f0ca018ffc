/// The rules for search texts. They report all errors at once.
public enum SearchRules {
  /// The maximum number of characters of a search. A pasted title fits; a whole article is not a search.
  public static let mostCharacters = 200
  /// The maximum number of words. Each word is searched in every title.
  public static let mostWords = 20

  /// Splits a search text into words; empty for a text of white space.
  /// - Throws: `badSearch` with all errors.
  public static func words(in text: String) throws(ReadingError) -> [String] {
    let text = text.trimmingWhitespace()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var problems: [SearchError] = []
    if text.count > mostCharacters { problems.append(.tooLong(characters: text.count)) }
    if words.count > mostWords { problems.append(.tooManyWords(count: words.count)) }
    if words.contains(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) { problems.append(.unprintable) }
    guard problems.isEmpty else { throw .badSearch(problems) }
    return words
  }
}

/// Why a search text is invalid.
public enum SearchError: Hashable, Sendable {
  /// The text has more than `SearchRules.mostCharacters` characters.
  case tooLong(characters: Int)
  /// The text has more than `SearchRules.mostWords` words.
  case tooManyWords(count: Int)
  /// The text contains control characters.
  case unprintable
}
