/// What can be searched for. Pure, and tells all that is wrong at once.
public enum SearchRules {
  /// The most characters of a search. A title that was pasted fits; a whole article is no search.
  public static let mostCharacters = 200
  /// The most words. Each is looked for in every title.
  public static let mostWords = 20

  /// The words that a text looks for; none for a text of white space.
  /// - Throws: `badSearch` with everything that is wrong.
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
