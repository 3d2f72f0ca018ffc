import Terminal

/// Formats a trace as a table for standard error.
enum TraceTable {
  static func lines(for steps: [TraceStep]) -> [StyledLine] {
    let heading = ["step", "layer", "type", "file", "took in -> gave back", "µs"]
    let rows = [heading] + steps.enumerated().map { cells(of: $1, number: $0 + 1) }
    let widths = heading.indices.map { column in rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        // The last column contains numbers, which are right-aligned.
        TextFitting.padded(StyledLine(cell.0, index == 0 ? .bold : .plain), to: cell.1, column == row.count - 1 ? .trailing : .leading)
      }
      return cells.dropFirst().reduce(cells[0]) { $0 + "  " + $1 }
    }
  }

  private static func cells(of step: TraceStep, number: Int) -> [String] {
    let result =
      switch step.result {
      case .pending: "-> still at it"
      case .gave(""): ""
      case .gave(let text): "-> \(text)"
      case .threw(let text): "-> threw \(text)"
      }
    let microseconds = step.duration / .microseconds(1)
    let values = [step.input, result].filter { !$0.isEmpty }.joined(separator: " ")
    return [String(number), step.layer, "\(step.type).\(step.step)", step.file, values, String(Int(microseconds.rounded()))]
  }
}
