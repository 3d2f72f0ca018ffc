internal import Syndication
internal import TextEncoding

/// A line of newsboat's file `urls`: a URL, followed by tags that are separated by white space
/// (https://newsboat.org/releases/2.21/docs/newsboat.html#_tagging).
struct NewsboatURLsLine: Hashable {
  /// The line number, from 1.
  let number: Int
  /// The URL, or the text in its position.
  let url: String
  /// The tags in file order. A tag that begins with `~` is the user's own title. A tag that begins with `!` hides the feed.
  let tags: [String]

  /// Nil for an empty line or a comment.
  init?(number: Int, text: Substring) {
    let words = Self.words(of: text)
    guard let first = words.first else { return nil }
    (self.number, url, tags) = (number, first, Array(words.dropFirst()))
  }

  /// The lines that are neither empty nor comments.
  static func lines(of text: String) -> [NewsboatURLsLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
      NewsboatURLsLine(number: index + 1, text: line)
    }
  }

  /// Whether the line is a search over other feeds.
  var isQuery: Bool { url.hasPrefix("query:") }

  /// The user's own title.
  var title: String? { tags.first { $0.hasPrefix("~") }.map { String($0.dropFirst()) } }

  /// Whether newsboat hides the feed in its feed list.
  var isHidden: Bool { tags.contains { $0.hasPrefix("!") } }

  /// The tags that are neither a title nor a hide marker, without duplicates.
  var plainTags: [String] { tags.filter { !$0.hasPrefix("~") && !$0.hasPrefix("!") }.compactMap(\.nonBlank).unique }

  /// A `#` at the start of a word makes the rest of the line a comment.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        words.append(rest.popQuotedWord())
      } else {
        words.append(String(rest.prefix { !$0.isWhitespace }))
        rest = rest.drop { !$0.isWhitespace }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }
}
