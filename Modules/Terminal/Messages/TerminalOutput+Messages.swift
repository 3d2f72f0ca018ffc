public import Scenes

extension TerminalOutput {
  /// Writes messages to standard error. Without messages, the progress line stays.
  public func show(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    write(MessageLines.lines(for: messages, columns: columnsForRows(of: .error)), to: .error)
  }

  /// Writes the line below a list to standard error, so that a pipe receives only the rows.
  func close(with summary: String?) {
    guard let summary else { return }
    write(TextWrapping.wrapped(StyledLine(summary, .dim), to: columnsForRows(of: .error), rest: "  "), to: .error)
  }
}
