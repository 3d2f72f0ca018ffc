internal import CoreScenes
internal import CoreTerminal

/// Parses the words of a style in the user's file: `bold`, `cyan`, `214 on #202020`, `none`.
enum StyleParser {
  private static let emphases: [String: Style.Emphasis] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reversed": .reversed,
  ]

  /// - Throws: what is wrong with the first word that belongs to no style, or is out of place.
  static func style(of words: [Substring], shownIn depth: ColorDepth) throws(WordMistake) -> Style {
    var style = Style.plain
    var isBackground = false
    for word in words {
      let name = word.lowercased()
      if name == "none" {
        guard words.count == 1 else { throw WordMistake(sentence: "'none' stands alone.") }
      } else if name == "on" {
        guard !isBackground else { throw WordMistake(sentence: "'on' is there twice.") }
        isBackground = true
      } else if let emphasis = emphases[name] {
        guard !isBackground else { throw WordMistake(sentence: "'\(name)' must be before 'on'.") }
        style.emphasis.insert(emphasis)
      } else if let color = Style.Color(name: name).map(depth.shown) {
        guard (isBackground ? style.background : style.color) == nil else {
          throw WordMistake(
            sentence: "\(FileMistake.quoted(word)) is a second colour.",
            hint: "A style has one colour, and one for the background behind 'on'.")
        }
        if isBackground { style.background = color } else { style.color = color }
      } else {
        throw WordMistake(
          sentence: "\(FileMistake.quoted(word)) is no style there.",
          hint: suggestion(for: word).map { "Did you mean '\($0)'?" }
            ?? "A style has words such as bold, cyan, 214, #ff8800, 'black on yellow'.")
      }
    }
    if isBackground, style.background == nil { throw WordMistake(sentence: "a colour is missing behind 'on'.") }
    return style
  }

  /// The name that the user may have meant.
  private static func suggestion(for word: Substring) -> String? {
    SpellingSuggestion.of(word.lowercased(), among: Array(emphases.keys) + Style.Color.names + ["on", "none"])
  }
}
