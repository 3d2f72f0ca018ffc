/// A value that a text is searched for.
public enum QueryValue: Hashable, Sendable {
  /// A part of the text, in any case.
  case text(String)
  /// `rust*`: the beginning of a word of the text, or of the whole text where the whole text is compared.
  case beginning(String)
  case expression(RegularExpression)
}
