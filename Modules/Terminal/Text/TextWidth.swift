/// How many columns of a terminal a text takes on one line.
public enum TextWidth {
  /// The sum of the columns of the text's characters. Controls count nothing: measure what ``TerminalFilter`` has let through.
  public static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy(CharacterWidth.isPrintable) { return text.utf8.count }
    return text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }
}
