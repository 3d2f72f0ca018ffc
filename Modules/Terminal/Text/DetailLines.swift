public import Scenes

/// Facts as lines: the label, and what there is to say.
public enum DetailLines {
  /// The lines of facts, wrapped to `columns`. An address is never broken: one that the window wraps can still be copied and clicked, one in
  /// pieces cannot.
  public static func lines(for details: [DetailLine], columns: Int) -> [StyledLine] {
    details.flatMap { detail in
      let line = StyledLine([Span("\(detail.label): ", .dim), Span(detail.value)])
      return detail.isURL ? [line] : TextWrapping.wrapped(line, to: columns, rest: "  ")
    }
  }
}
