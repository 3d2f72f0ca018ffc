internal import CoreTerminal

extension ArticleFind {
  /// Which of the hits is selected.
  var place: String { hits.isEmpty ? "not found" : "\(selected + 1) of \(hits.count)" }
}

extension ScreenState {
  /// What was found, and the keys that go on.
  func findLine(_ find: ArticleFind, columns: Int) -> StyledLine {
    let help = StyledLine("  n next  N previous  Esc ends", .dim)
    let line = StyledLine([Span("/", .bold), Span(find.text)])
    let place = StyledLine("  \(find.place)")
    let room = columns - place.columns
    let found = TextTruncation.truncated(line, to: max(1, room)) + place
    return found.columns + help.columns <= columns
      ? TextTruncation.fitted(found, to: columns - help.columns) + help : TextTruncation.truncated(found, to: columns)
  }
}
