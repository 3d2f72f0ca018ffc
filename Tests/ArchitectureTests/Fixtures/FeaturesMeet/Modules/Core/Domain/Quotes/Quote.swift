/// It says nothing of the Article that a comment may name.
public struct Quote {
  public enum Origin { case web }
  public let length: Length
}
