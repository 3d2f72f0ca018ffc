public import CoreScenes

/// Messages as lines: the program's name and the sentence, and the hint below.
public enum MessageLines {
  /// The lines of the messages, wrapped to `columns`.
  public static func lines(for messages: [Message], program: String, columns: Int) -> [StyledLine] {
    messages.flatMap { message in
      let sentence = StyledLine([Span("\(program): ", .dim), Span(message.sentence.text(for: program), style(for: message.kind))])
      let hint =
        message.hint.map { TextWrapping.wrapped(StyledLine($0.text(for: program)), to: columns, first: indent, rest: indent) } ?? []
      return TextWrapping.wrapped(sentence, to: columns, rest: indent) + hint
    }
  }

  private static let indent: StyledLine = "  "

  private static func style(for kind: Message.Kind) -> Style {
    switch kind {
    case .notice: .plain
    case .warning: Style([], .yellow)
    case .failure: Style(.bold, .red)
    }
  }
}
