internal import CoreScenes
internal import CoreTerminal

/// The words of a style in the user's file: `bold`, `cyan`, `214 on #202020`, `none`.
enum StyleWords {
  private static let emphases: [String: Style.Emphasis] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reversed": .reversed,
  ]
  static let colours = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// - Throws: the first word that belongs to no style, or is out of place.
  static func style(of words: [Substring], shownIn depth: ColourDepth) throws(WrongWord) -> Style {
    var style = Style.plain
    var isBackground = false
    for word in words {
      let name = word.lowercased()
      if name == "none", words.count == 1 { return style }
      if name == "on", !isBackground {
        isBackground = true
      } else if let emphasis = emphases[name], !isBackground {
        style.emphasis.insert(emphasis)
      } else if let colour = colour(name).map(depth.shown) {
        if isBackground {
          guard style.background == nil else { throw WrongWord(text: word) }
          style.background = colour
        } else {
          guard style.colour == nil else { throw WrongWord(text: word) }
          style.colour = colour
        }
      } else {
        throw WrongWord(text: word)
      }
    }
    if isBackground, style.background == nil { throw WrongWord(text: "on") }
    return style
  }

  struct WrongWord: Error, Hashable {
    let text: Substring
  }

  /// The name that the user may have meant.
  static func suggestion(for word: Substring) -> String? {
    NearMiss.of(word.lowercased(), among: Array(emphases.keys) + colours + ["on", "none"])
  }

  private static func colour(_ name: String) -> Style.Colour? {
    if let index = colours.firstIndex(of: name) { return Style.Colour.basic[index] }
    if let index = UInt8(name) { return .indexed(index) }
    guard name.hasPrefix("#"), name.utf8.count == 7, let number = UInt32(name.dropFirst(), radix: 16) else { return nil }
    return .rgb(UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
  }
}
