/// Letters five pixels high. Small letters are drawn as capitals; what is not here is drawn as a patch of dots.
enum PixelFont {
  static let height = 5

  /// The rows of a line of text, a sign a pixel, `#` for what is drawn; a column of space between letters.
  static func drawing(of text: String) -> [String] {
    let letters = text.uppercased().map { glyphs[$0] ?? unknown }
    return (0..<height).map { row in letters.map { $0[row] }.joined(separator: ".") }
  }

  private static let unknown = ["#.#", ".#.", "#.#", ".#.", "#.#"]

  private static let glyphs: [Character: [String]] = sheets.reduce(into: [" ": Array(repeating: "..", count: height)]) { glyphs, sheet in
    let rows = sheet.rows.map { $0.split(separator: " ").map(String.init) }
    for (place, letter) in sheet.letters.enumerated() { glyphs[letter] = rows.map { $0[place] } }
  }

  /// Letters side by side, a space between two.
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
