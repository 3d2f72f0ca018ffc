public import Screens

/// Facts as lines: the label, and what there is to say.
public enum FactLines {
  /// The lines of facts, wrapped to `columns`. An address is never broken: one that the window wraps can still be copied and clicked, one in
  /// pieces cannot.
  public static func lines(for facts: [Fact], columns: Int) -> [StyledLine] {
    facts.flatMap { fact in
      let line = StyledLine([Span("\(fact.label): ", .dim), Span(fact.value)])
      return fact.isAddress ? [line] : TextWrapping.wrapped(line, to: columns, rest: "  ")
    }
  }
}
