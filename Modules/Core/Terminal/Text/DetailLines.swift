public import CoreScenes

/// Draws details as lines with a label and a value.
public enum DetailLines {
  /// The lines of the details, wrapped to `columns`. URLs and paths are never wrapped here: a URL that the window wraps can be copied and
  /// clicked, a URL with line breaks cannot.
  public static func lines(for details: [DetailLine], columns: Int) -> [StyledLine] {
    details.flatMap { detail in
      let line = StyledLine([Span("\(detail.label): ", .dim), Span(detail.value)])
      return detail.isURL ? [line] : TextWrapping.wrapped(line, to: columns, rest: "  ")
    }
  }
}
