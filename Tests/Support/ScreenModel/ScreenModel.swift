public import CoreTerminal
public import FullScreen

/// A strict terminal: it knows exactly the control sequences that the full screen may write, and notes everything else as a violation, also
/// text beyond the right edge and places outside the window.
public struct ScreenModel: Sendable {
  /// A cell as a terminal keeps it.
  public struct Cell: Hashable, Sendable {
    public var text = " "
    /// The parameters of SGR that are in effect.
    public var style: Set<Int> = []
    public var isRightHalf = false
    /// The URL that the cell opens; nil for none.
    public var link: String?
  }

  public let size: ScreenSize
  public private(set) var cells: [[Cell]]
  /// What no terminal should be sent.
  public private(set) var violations: [String] = []
  /// The private modes that are set.
  public private(set) var modes: Set<Int> = [7, 25]
  /// How many keyboard protocols are pushed.
  public private(set) var keyboards = 0
  /// What the terminal has of images.
  public private(set) var images = ImageModel()
  /// What was copied last, in base64; nil for nothing.
  public private(set) var clipboard: String?
  private var row = 0
  private var column = 0
  private var style: Set<Int> = []
  private var link: String?
  private let columns: @Sendable (Character) -> Int

  /// - Parameter columns: the terminal's opinion of the width of a character.
  public init(_ size: ScreenSize, columns: @escaping @Sendable (Character) -> Int = CharacterWidth.columns(of:)) {
    self.size = size
    self.columns = columns
    cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  /// The text of each row, without the blanks at its end.
  public var text: [String] {
    cells.map { row in
      var text = row.reduce(into: "") { if !$1.isRightHalf { $0 += $1.text } }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// What is left of an output without its control functions.
  public static func text(of output: String) -> String {
    let command = /\u{1B}\][^\u{1B}]*\u{1B}\\|\u{1B}\[[0-9;?<>]*[@-~]|[\u{8}\u{B}\r]/
    return output.replacing(command, with: "")
  }

  /// Takes what a program writes.
  public mutating func write(_ output: String) {
    let scalars = Array(output.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\u{1B}" {
        index = control(scalars, from: index + 1)
        continue
      }
      if let (down, column) = ["\r": (0, 0), "\u{8}": (0, column - 1), "\u{B}": (1, column)][scalars[index]] {
        move(to: row + down, column)
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { ["\u{1B}", "\r", "\u{8}", "\u{B}"].contains($0) } ?? scalars.count
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[index..<end])
      for character in String(text) { put(character) }
      index = end
    }
  }

  private mutating func put(_ character: Character) {
    guard character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }) else {
      return violations.append("a control character: \(character.unicodeScalars.map(\.value))")
    }
    let width = columns(character)
    guard width > 0 else { return violations.append("a character without width: \(character.unicodeScalars.map(\.value))") }
    guard row < size.rows, column + width <= size.columns else {
      return violations.append("text beyond the edge: \(character) at \(row),\(column)")
    }
    for place in column..<(column + width) { clear(row, place) }
    cells[row][column] = Cell(text: String(character), style: Self.visible(style, on: character), link: link)
    for half in 1..<max(width, 1) { cells[row][column + half] = Cell(text: " ", style: style, isRightHalf: true, link: link) }
    column += width
  }

  /// Blanks the whole character of a cell: what is left of a character that is written over is not shown.
  private mutating func clear(_ row: Int, _ column: Int) {
    var start = column
    while start > 0, cells[row][start].isRightHalf { start -= 1 }
    var end = column + 1
    while end < size.columns, cells[row][end].isRightHalf { end += 1 }
    for place in start..<end where end - start > 1 { (cells[row][place].text, cells[row][place].isRightHalf) = (" ", false) }
  }

  /// A blank looks the same in all styles but underlined and reversed.
  private static func visible(_ style: Set<Int>, on character: Character) -> Set<Int> {
    character == " " && style.isDisjoint(with: [4, 7]) ? [] : style
  }

  /// - Returns: the index after the sequence.
  private mutating func control(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    if start < scalars.count, scalars[start] == "_" { return graphics(scalars, from: start + 1) }
    if start < scalars.count, scalars[start] == "]" { return beginCommand(scalars, from: start + 1) }
    guard start < scalars.count, scalars[start] == "[", let end = scalars[(start + 1)...].firstIndex(where: { $0.value >= 0x40 }) else {
      violations.append("a sequence that is no control sequence")
      return start
    }
    var parameters = String.UnicodeScalarView()
    parameters.append(contentsOf: scalars[(start + 1)..<end])
    perform(String(parameters), Character(scalars[end]))
    return end + 1
  }

  /// `APC G keys ; BASE64 ST`.
  private mutating func graphics(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard let end = scalars[start...].firstIndex(of: "\u{1B}"), end + 1 < scalars.count, scalars[end + 1] == "\\" else {
      violations.append("a graphics command without an end")
      return scalars.count
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    violations += images.perform(String(text), row: row, column: column, size)
    return end + 2
  }

  /// `OSC 1337 ; File=arguments : BASE64 BEL`.
  private mutating func showFile(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard let end = scalars[start...].firstIndex(of: "\u{7}") else {
      violations.append("a file without an end")
      return scalars.count
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    let (area, wrong) = ImageModel.file(String(text), row: row, column: column, size)
    violations += wrong
    for row in area.rows { for column in area.columns { cells[row][column] = Cell(text: "▒") } }
    return end + 1
  }

  /// `OSC 8 ; id=linkN ; URL ST`, or `OSC 8 ; ; ST` for the end of a link; or `OSC 52 ; c ; BASE64 ST`.
  private mutating func beginCommand(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    if scalars[start...].starts(with: "1337;".unicodeScalars) { return showFile(scalars, from: start) }
    guard let end = scalars[start...].firstIndex(of: "\u{1B}"), end + 1 < scalars.count, scalars[end + 1] == "\\" else {
      violations.append("a command without an end")
      return scalars.count
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end])
    let parts = String(text).split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    let isLink = parts.count == 3 && (parts[1].hasPrefix("id=link") && parts[2].hasPrefix("http") || parts[1].isEmpty && parts[2].isEmpty)
    if parts.count == 3, parts[0] == "52", parts[1] == "c",
      parts[2].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) })
    {
      clipboard = String(parts[2])
      return end + 2
    }
    // The question for the background.
    if parts == ["11", "?"] { return end + 2 }
    if parts.first != "8" || !isLink { violations.append("an unknown command: \(text)") }
    link = parts.count == 3 && !parts[2].isEmpty ? String(parts[2]) : nil
    return end + 2
  }

  private mutating func perform(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch (final, parameters) {
    case ("h", _) where parameters.first == "?": change(mode: parameters, isSet: true)
    case ("l", _) where parameters.first == "?": change(mode: parameters, isSet: false)
    case ("u", ">1"): keyboards += 1
    case ("u", "=1"): if keyboards < 1 { violations.append("a keyboard mode without a place on the stack") }
    case ("u", "<"): keyboards -= 1
    case ("J", "2"):
      erase(0..<size.rows)
      images.erase()
    // The question for the size of a cell.
    case ("t", "16"): break
    case ("K", ""): erase(row, column..<size.columns)
    case ("X", _): erase(row, column..<column + (numbers[0] ?? 1))
    case ("C", _): move(to: row, column + (numbers[0] ?? 1))
    case ("D", _): move(to: row, column - (numbers[0] ?? 1))
    case ("G", _): move(to: row, (numbers[0] ?? 1) - 1)
    case ("H", _): move(to: (numbers[0] ?? 1) - 1, (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1)
    case ("m", _): for number in numbers { change(style: number ?? 0) }
    default: violations.append("an unknown sequence: \(parameters)\(final)")
    }
  }

  private mutating func change(mode: String, isSet: Bool) {
    guard let number = Int(mode.dropFirst()), [1049, 25, 7, 2004, 1004, 1000, 1006, 2026].contains(number) else {
      return violations.append("an unknown mode: \(mode)")
    }
    if isSet { modes.insert(number) } else { modes.remove(number) }
  }

  private mutating func change(style number: Int) {
    switch number {
    case 0: style = []
    case 1...4, 7: style.insert(number)
    case 31...36: style = style.filter { $0 < 30 }.union([number])
    default: violations.append("an unknown style: \(number)")
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else {
      return violations.append("a place outside: \(row),\(column)")
    }
    (self.row, self.column) = (row, column)
  }

  private mutating func erase(_ rows: Range<Int>) {
    for row in rows { erase(row, 0..<size.columns) }
  }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    guard row < size.rows, columns.upperBound <= size.columns else { return violations.append("an erasure outside: \(row),\(columns)") }
    for column in columns {
      clear(row, column)
      cells[row][column] = Cell()
    }
  }
}
