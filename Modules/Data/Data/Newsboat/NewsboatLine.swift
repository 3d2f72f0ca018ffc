internal import TextEncoding
internal import Syndication

/// A line of newsboat's file `urls`: an address with tags behind it, white space between
/// (https://newsboat.org/releases/2.21/docs/newsboat.html#_tagging).
struct NewsboatLine: Hashable {
  /// Its number, from 1.
  let number: Int
  /// The address, or what stands in its place.
  let url: String
  /// The tags in their order. One that begins with `~` is a title of the person's own, one with `!` hides the feed.
  let tags: [String]

  /// The lines that say something.
  static func lines(of text: String) -> [NewsboatLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { index, line in
      let words = words(of: line)
      return words.first.map { NewsboatLine(number: index + 1, url: $0, tags: Array(words.dropFirst())) }
    }
  }

  /// The person's own title.
  var title: String? { tags.first { $0.hasPrefix("~") }.map { String($0.dropFirst()) } }

  /// Whether newsboat does not list the feed.
  var isHidden: Bool { tags.contains { $0.hasPrefix("!") } }

  /// The tags that are nothing else than that, each once.
  var plainTags: [String] { tags.filter { !$0.hasPrefix("~") && !$0.hasPrefix("!") }.compactMap(\.nonBlank).unique }

  /// A `#` where a word could begin makes the rest a comment.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      if first == "\"" {
        words.append(quoted(&rest))
      } else {
        words.append(String(rest.prefix { !$0.isWhitespace }))
        rest = rest.drop { !$0.isWhitespace }
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  /// The word in quotation marks at the front, or up to the end of the line when the second mark is missing. A backslash keeps the character
  /// behind it from meaning anything.
  private static func quoted(_ rest: inout Substring) -> String {
    var word = ""
    rest.removeFirst()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\" else {
        word.append(character)
        continue
      }
      switch rest.popFirst() {
      case "n": word.append("\n")
      case "r": word.append("\r")
      case "t": word.append("\t")
      case let other?: word.append(other)
      case nil: break
      }
    }
    return word
  }
}
