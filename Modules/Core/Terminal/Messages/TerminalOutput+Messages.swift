public import CoreScenes

extension TerminalOutput {
  /// Writes messages to standard error. Without messages, the progress line stays.
  public func show(_ messages: [Message]) {
    guard !messages.isEmpty else { return }
    write(MessageLines.lines(for: messages, program: program, columns: columnsForRows(of: .error)), to: .error)
  }

  /// Writes sentences to standard output, each wrapped to the width of the window.
  public func writeSentences(_ sentences: [MessageText]) { writeSentences(sentences.map { $0.text(for: program) }) }

  /// Writes the line below a list to standard error, so that a pipe receives only the rows.
  public func close(with summary: String?) {
    guard let summary else { return }
    write(TextWrapping.wrapped(StyledLine(summary, .dim), to: columnsForRows(of: .error), rest: "  "), to: .error)
  }
}
