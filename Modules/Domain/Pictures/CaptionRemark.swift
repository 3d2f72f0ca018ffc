/// What there is to say about a caption.
public enum CaptionRemark: Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// It has more characters than fit on a picture.
  case tooLong(characters: Int)
  /// It has control characters or line breaks in it.
  case unprintable
  /// It has so many marks on its characters that no server would take it.
  case overloaded(bytes: Int)
  /// It has the word "dog" in it, on a picture of a cat.
  case mentionsDog

  /// Whether the caption cannot be used; else it is a warning.
  public var isError: Bool { self != .mentionsDog }
}
