/// A part of the screen: the cells from a place on.
struct ScreenArea: Hashable, Sendable {
  let row: Int
  let column: Int
  let size: ScreenSize

  init(row: Int, column: Int, columns: Int, rows: Int) {
    self.row = row
    self.column = column
    size = ScreenSize(columns: columns, rows: rows)
  }

  /// The row of this area in which a cell of the screen is; nil for a cell outside.
  func row(_ row: Int, _ column: Int) -> Int? {
    (self.row..<self.row + size.rows).contains(row) && (self.column..<self.column + size.columns).contains(column) ? row - self.row : nil
  }
}
