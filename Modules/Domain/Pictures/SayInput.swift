/// The input of `SayPicture`.
public struct SayInput: Hashable, Sendable {
  /// The caption, as typed.
  public let caption: String

  public init(caption: String) {
    self.caption = caption
  }
}
