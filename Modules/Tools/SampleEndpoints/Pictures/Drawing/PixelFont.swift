/// A font with letters five pixels high. Lower-case letters are drawn as capitals. Unknown characters are drawn as a pattern of dots.
enum PixelFont {
  static let height = 5

  /// The rows of a line of text, with one character for each pixel. `#` is a drawn pixel. One empty column separates the letters.
  static func drawing(of text: String) -> [String] {
    let letters = text.uppercased().map { glyphs[$0] ?? unknown }
    return (0..<height).map { row in letters.map { $0[row] }.joined(separator: ".") }
  }

  private static let unknown = ["#.#", ".#.", "#.#", ".#.", "#.#"]

  private static let glyphs: [Character: [String]] = sheets.reduce(into: [" ": Array(repeating: "..", count: height)]) { glyphs, sheet in
    let rows = sheet.rows.map { $0.split(separator: " ").map(String.init) }
    for (place, letter) in sheet.letters.enumerated() { glyphs[letter] = rows.map { $0[place] } }
  }

  /// Letters side by side, separated by spaces.
  private static let sheets: [(letters: String, rows: [String])] = [
    (
      "ABCDEFGHIJKLM",
      [
        ".#. ##. .## ##. ### ### .## #.# # ..# #.# #.. #...#",
        "#.# #.# #.. #.# #.. #.. #.. #.# # ..# #.# #.. ##.##",
        "### ##. #.. #.# ##. ##. #.# ### # ..# ##. #.. #.#.#",
        "#.# #.# #.. #.# #.. #.. #.# #.# # #.# #.# #.. #...#",
        "#.# ##. .## ##. ### #.. .## #.# # .#. #.# ### #...#",
      ]
    ),
    (
      "NOPQRSTUVWXYZ",
      [
        "#..# .#. ##. .##. ##. .## ### #.# #.# #...# #.# #.# ###",
        "##.# #.# #.# #..# #.# #.. .#. #.# #.# #...# #.# #.# ..#",
        "#.## #.# ##. #..# ##. .#. .#. #.# #.# #.#.# .#. .#. .#.",
        "#..# #.# #.. #.#. #.# ..# .#. #.# #.# ##.## #.# .#. #..",
        "#..# .#. #.. .#.# #.# ##. .#. ### .#. #...# #.# .#. ###",
      ]
    ),
    (
      "0123456789",
      [
        "### .# ##. ##. #.# ### .## ### ### ###",
        "#.# ## ..# ..# #.# #.. #.. ..# #.# #.#",
        "#.# .# .#. .#. ### ##. ### .#. ### ###",
        "#.# .# #.. ..# ..# ..# #.# .#. #.# ..#",
        "### .# ### ##. ..# ##. ### .#. ### ##.",
      ]
    ),
    (
      ".,!?-+':/%&()=",
      [
        ". .. # ##. .. ... # . ..# #.# .#.. .# #. ...",
        ". .. # ..# .. .#. # # ..# ..# #... #. .# ###",
        ". .. # .#. ## ### . . .#. .#. .#.# #. .# ...",
        ". .# . ... .. .#. . # #.. #.. #.#. #. .# ###",
        "# #. # .#. .. ... . . #.. #.# .### .# #. ...",
      ]
    ),
  ]
}
