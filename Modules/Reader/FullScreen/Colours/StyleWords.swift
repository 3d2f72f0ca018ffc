internal import CoreScenes
internal import CoreTerminal

/// The words of a style in the user's file: `bold`, `cyan`, `214 on #202020`, `none`.
enum StyleWords {
  private static let emphases: [String: Style.Emphasis] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reversed": .reversed,
  ]
  static let colours = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// - Throws: what is wrong with the first word that belongs to no style, or is out of place.
  static func style(of words: [Substring], shownIn depth: ColourDepth) throws(WordMistake) -> Style {
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
      } else if let colour = colour(name).map(depth.shown) {
        guard (isBackground ? style.background : style.colour) == nil else {
          throw WordMistake(
            sentence: "\(FileMistake.quoted(word)) is a second colour.",
            hint: "A style has one colour, and one for the background behind 'on'.")
        }
        if isBackground { style.background = colour } else { style.colour = colour }
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
    NearMiss.of(word.lowercased(), among: Array(emphases.keys) + colours + ["on", "none"])
  }

  private static func colour(_ name: String) -> Style.Colour? {
    if let index = colours.firstIndex(of: name) { return Style.Colour.basic[index] }
    if let index = UInt8(name) { return .indexed(index) }
    guard name.hasPrefix("#"), name.utf8.count == 7, let number = UInt32(name.dropFirst(), radix: 16) else { return nil }
    return .rgb(UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
  }
}
