import CoreDomain

/// The words of a valid search.
public struct SearchWords: Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of characters of a search: enough for a pasted title.
  public static let maximumCharacters = 200
  /// The maximum number of words. Each word is searched in every title.
  public static let maximumWords = 20
  public static let none = SearchWords(all: [])

  public let all: [String]

  public var isEmpty: Bool { all.isEmpty }
  public var description: String { all.joined(separator: " ") }

  /// Splits a search text into words; a text of white space gives none.
  /// - Throws: `article(.badSearch)` with all errors.
  public init(_ text: String) throws(ReaderError) {
    let text = text.trimmingWhitespace()
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var problems: [SearchError] = []
    if text.count > Self.maximumCharacters { problems.append(.tooLong(characters: text.count)) }
    if words.count > Self.maximumWords { problems.append(.tooManyWords(count: words.count)) }
    if words.contains(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) { problems.append(.unprintable) }
    guard problems.isEmpty else { throw .article(.badSearch(problems)) }
    self.init(all: words)
  }

  /// The words, with one more word.
  /// - Throws: `article(.badSearch)`.
  func adding(_ word: String) throws(ReaderError) -> SearchWords { try SearchWords((all + [word]).joined(separator: " ")) }

  private init(all: [String]) { self.all = all }
}
