internal import CoreTerminal

/// One cell of the screen: a character, and how it looks.
struct Cell: Hashable, Sendable {
  let character: Character
  let style: Style
  /// 1 or 2; 0 for the right half of a character of two columns.
  let columns: Int
  /// The largest number of columns that a terminal may take for a doubtful character: two for each scalar. 0 for other characters. Equal
  /// characters may have different scalars.
  let reach: Int

  init(_ character: Character, _ style: Style, columns: Int) {
    self.character = character
    self.style = style
    self.columns = columns
    reach = columns > 0 && !character.isASCII ? Self.reach(of: character) : 0
  }

  static let blank = Cell(" ", .plain, columns: 1)
  /// A cell with unknown content. It equals no cell that text makes.
  static let unknown = Cell(" ", .plain, columns: -1)
  static func rightHalf(_ style: Style) -> Cell { Cell(" ", style, columns: 0) }

  /// Whether a terminal may count other columns for the character than we do: one of several scalars, or an emoji.
  var isDoubtful: Bool { reach > 0 }

  private static func reach(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    return scalars.count > 1 || scalars.contains { $0.value >= 0x1F1E6 } ? 2 * scalars.count : 0
  }
}
