/// A value to search for in a text.
public enum QueryValue: Hashable, Sendable {
  /// A part of the text, in any case.
  case text(String)
  /// `rust*`: the beginning of a word of the text, or of the whole text if that is compared.
  case beginning(String)
  case expression(RegularExpression)
}
