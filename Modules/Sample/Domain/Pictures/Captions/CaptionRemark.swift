/// A finding about a caption.
public enum CaptionRemark: Hashable, Sendable {
  /// The caption contains nothing visible.
  case empty
  /// The caption has more characters than fit on a picture.
  case tooLong(characters: Int)
  /// The caption contains control characters or line breaks.
  case unprintable
  /// The caption has too many combining marks for any server to accept it.
  case overloaded(bytes: Int)
  /// The caption contains the word "dog", but the picture shows a cat.
  case mentionsDog

  /// Whether the caption is unusable; otherwise the remark is a warning.
  public var isError: Bool { self != .mentionsDog }
}
