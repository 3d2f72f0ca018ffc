public import Scenes

extension TerminalOutput {
  /// Tells the person something, on standard error. Where there is nothing to tell, a line of progress stays.
  public func show(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    write(MessageLines.lines(for: messages, columns: columnsForRows(of: .error)), to: .error)
  }

  /// Writes what closes a list, on standard error, so that a pipe gets the rows alone.
  func close(with summary: String?) {
    guard let summary else { return }
    write(TextWrapping.wrapped(StyledLine(summary, .dim), to: columnsForRows(of: .error), rest: "  "), to: .error)
  }
}
