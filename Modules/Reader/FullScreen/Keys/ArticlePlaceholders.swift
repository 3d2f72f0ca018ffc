internal import CoreDomain

/// What the arguments of a key's command say in place of `%u`, `%t`, `%f` and `%i`: the address, the title, the feed and the id of the selected article.
struct ArticlePlaceholders: Hashable {
  let url: String
  let title: String
  let feed: String
  let id: String

  /// The values, in the order of the shell's parameters `$1` to `$4`.
  var values: [String] { [url, title, feed, id].map(Self.withoutOption) }

  /// A text of a publisher as an argument that no program takes for an option: options begin with `-`, and those of vi and less also with `+`.
  private static func withoutOption(_ argument: String) -> String {
    let first = argument.utf8.first
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? " \(argument)" : argument
  }

  /// - Throws: when the word has a placeholder that does not exist.
  static func check(_ word: String) throws(KeyCommandError) {
    var rest = word[...]
    while let sign = rest.firstIndex(of: "%") {
      let placeholder = rest[sign...].prefix(2)
      guard ["%u", "%t", "%f", "%i", "%%"].contains(placeholder) else { throw .unknownPlaceholder(String(placeholder)) }
      rest = rest[sign...].dropFirst(2)
    }
  }

  /// Whether a word names the article.
  static func isNeeded(in word: String) -> Bool { word.replacing("%%", with: "").contains("%") }

  /// A word that `check` accepts, with the values of the article. They are put in once, so that a title that contains `%u` stays as it is.
  func filled(_ word: String) -> String {
    let argument = CommandWords.filled(word) { ["u": url, "t": title, "f": feed, "i": id, "%": "%"][$0] } ?? word
    // What the user has written may be an option.
    return word.hasPrefix("%") ? Self.withoutOption(argument) : argument
  }
}
