import CoreTerminal

/// A table as lines: columns beside one another, or a list of names and values where the columns do not fit.
struct TableLines {
  private let headerRows: Int
  private let rows: [[[StyledLine]]]
  private let columns: Int
  /// The width of each column; nil when the columns do not fit.
  private let widths: [Int]?
  /// The columns of numbers, which end in the same column.
  private let numeric: Set<Int>

  private static let gap = " │ "
  /// A word that is longer than this does not widen its column: it is split.
  private static let longestWord = 20

  /// - Parameters:
  ///   - headerRows: the number of rows that name the columns.
  ///   - rows: the cells, each of one or more lines.
  ///   - columns: the width.
  init(headerRows: Int, rows: [[[StyledLine]]], columns: Int) {
    self.headerRows = headerRows
    self.rows = rows
    self.columns = columns
    let count = rows.map(\.count).max() ?? 0
    widths = Self.widths(of: rows, count: count, columns: columns)
    numeric = Set((0..<count).filter { column in Self.isNumeric(rows.dropFirst(headerRows).compactMap { $0.dropFirst(column).first }) })
  }

  var lines: [StyledLine] {
    guard let widths else { return pairs }
    let drawn = rows.map { lines(of: $0, widths) }
    // Without lines between them, rows of several lines could not be told apart.
    let rules = drawn.contains { $0.count > 1 } ? [rule("─", "┼", widths)] : []
    let ruleOfHeader = [rule("━", "┿", widths)]
    return drawn.enumerated().flatMap { index, lines in
      index == 0 ? lines : (index == headerRows ? ruleOfHeader : rules) + lines
    }
  }

  private func lines(of row: [[StyledLine]], _ widths: [Int]) -> [StyledLine] {
    let cells = widths.indices.map { column in
      column < row.count ? row[column].flatMap { TextWrapping.wrapped($0, to: widths[column]) } : []
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { number in
      var line = StyledLine.empty
      for (column, cell) in cells.enumerated() {
        let text = number < cell.count ? cell[number] : .empty
        let isLast = column == widths.count - 1
        if column > 0 { line.append(isLast && text.isEmpty ? " │" : Self.gap, .dim) }
        if isLast, text.isEmpty { break }
        let padded = TextTruncation.padded(text, to: widths[column], numeric.contains(column) ? .trailing : .leading)
        line += isLast && !numeric.contains(column) ? text : padded
      }
      return line
    }
  }

  private func rule(_ stroke: String, _ crossing: String, _ widths: [Int]) -> StyledLine {
    StyledLine(widths.map { String(repeating: stroke, count: $0) }.joined(separator: stroke + crossing + stroke), .dim)
  }

  /// The rows one after another, a line for each cell: the name of its column, and its content.
  private var pairs: [StyledLine] {
    let names = rows.prefix(headerRows).last ?? []
    return rows.dropFirst(headerRows).map { row in
      row.enumerated().flatMap { column, cell in
        let name = column < names.count ? names[column].map(\.text).filter { !$0.isEmpty }.joined(separator: " ") : ""
        return pair(name, cell, isIndented: names.isEmpty && column > 0)
      }
    }.filter { !$0.isEmpty }.map { Array($0) }.joined(separator: [StyledLine.empty]).map(\.self)
  }

  private func pair(_ name: String, _ cell: [StyledLine], isIndented: Bool) -> [StyledLine] {
    guard cell.contains(where: { !$0.isEmpty }) else { return [] }
    let label = StyledLine(name.isEmpty ? "" : name + ": ", .dim)
    return cell.enumerated().flatMap { index, line in
      TextWrapping.wrapped(index == 0 ? label + line : line, to: columns, first: index == 0 && !isIndented ? .empty : "  ", rest: "  ")
    }
  }

  /// The widths: those of the contents where they fit, otherwise at least those of the longest words.
  private static func widths(of rows: [[[StyledLine]]], count: Int, columns: Int) -> [Int]? {
    var widest = [Int](repeating: 1, count: count)
    var narrowest = widest
    for row in rows {
      for (column, cell) in row.enumerated() {
        for line in cell {
          widest[column] = max(widest[column], line.columns)
          WrappingUnit.forEach(of: line) { narrowest[column] = max(narrowest[column], min($0.columns, longestWord)) }
        }
      }
    }
    let room = columns - gap.count * (count - 1)
    guard narrowest.reduce(0, +) <= room else { return nil }
    return fitted(widest, narrowest, to: room)
  }

  /// Narrows the widest columns until all fit: the largest common limit with which they do.
  private static func fitted(_ widest: [Int], _ narrowest: [Int], to room: Int) -> [Int] {
    func widths(_ limit: Int) -> [Int] { zip(widest, narrowest).map { max($1, min($0, limit)) } }
    var low = 0
    var high = max(widest.max() ?? 0, room)
    while low < high {
      let limit = (low + high + 1) / 2
      if widths(limit).reduce(0, +) <= room { low = limit } else { high = limit - 1 }
    }
    return widths(low)
  }

  /// Whether all cells of a column are numbers, except the empty ones.
  private static func isNumeric(_ cells: [[StyledLine]]) -> Bool {
    cells.allSatisfy { $0.allSatisfy(\.isEmpty) || isNumber($0.map(\.text).joined()) } && !cells.allSatisfy { $0.allSatisfy(\.isEmpty) }
  }

  /// Whether a text is a number, perhaps with a unit of one character, as in `12 %` or `$5`.
  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || " .,+-−–%$€£".contains($0) } && text.contains(where: \.isNumber)
  }
}
