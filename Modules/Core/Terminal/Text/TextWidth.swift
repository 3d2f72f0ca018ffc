/// The width of a text on one line, in columns of a terminal.
public enum TextWidth {
  /// The sum of the widths of the characters. Control characters count 0, so measure only text that passed ``TerminalEscapeFilter``.
  public static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy(CharacterWidth.isPrintable) { return text.utf8.count }
    return text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }
}
