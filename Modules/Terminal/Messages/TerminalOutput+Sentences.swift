extension TerminalOutput {
  /// Writes sentences to standard output, each wrapped to the width of the window.
  func writeSentences(_ sentences: [String]) {
    let columns = columnsForRows(of: .output)
    write(sentences.flatMap { TextWrapping.wrapped(StyledLine($0), to: columns, rest: "  ") }, to: .output)
  }
}
