package import CoreTerminal

/// Formats a trace as a table for standard error. Each step is indented below its caller, and numbered `1.2` for the second call of step 1.
package enum TraceTable {
  package static func lines(for steps: [TraceStep]) -> [StyledLine] {
    let heading = ["step", "layer", "call", "file", "took in -> gave back", "µs", "own µs"]
    let rows = [heading] + rows(of: steps)
    let widths = heading.indices.map { column in rows.map { TextWidth.columns(of: $0[column]) }.max() ?? 0 }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        // The last two columns contain numbers, which are right-aligned.
        TextTruncation.padded(StyledLine(cell.0, index == 0 ? .bold : .plain), to: cell.1, column >= row.count - 2 ? .trailing : .leading)
      }
      return cells.dropFirst().reduce(cells[0]) { $0 + "  " + $1 }
    }
  }

  private static func rows(of steps: [TraceStep]) -> [[String]] {
    let called = Dictionary(grouping: steps.indices) { steps[$0].caller }
    func rows(calledBy caller: Int?, _ number: String, depth: Int) -> [[String]] {
      (called[caller] ?? []).enumerated().flatMap { position, index in
        let number = "\(number)\(position + 1)"
        // The sum of concurrent calls can exceed the duration of their caller.
        let callees = (called[index] ?? []).reduce(Duration.zero) { $0 + steps[$1].duration }
        let row = cells(of: steps[index], number, depth: depth, own: max(.zero, steps[index].duration - callees))
        return [row] + rows(calledBy: index, "\(number).", depth: depth + 1)
      }
    }
    return rows(calledBy: nil, "", depth: 0)
  }

  private static func cells(of step: TraceStep, _ number: String, depth: Int, own: Duration) -> [String] {
    let result =
      switch step.result {
      case .pending: "-> not finished"
      case .gave(""): ""
      case .gave(let text): "-> \(text)"
      case .threw(let text): "-> threw \(text)"
      }
    let values = [step.input, result].filter { !$0.isEmpty }.joined(separator: " ")
    let call = "\(String(repeating: "  ", count: depth))\(step.type).\(step.step)"
    return [number, step.layer, call, step.file, values, microseconds(step.duration), microseconds(own)]
  }

  private static func microseconds(_ duration: Duration) -> String { String(Int((duration / .microseconds(1)).rounded())) }
}
