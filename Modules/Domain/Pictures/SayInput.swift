/// A picture that a person wants.
public struct SayInput: Hashable, Sendable {
  /// What it shall say, as it was typed.
  public let caption: String

  /// Makes an order.
  public init(caption: String) {
    self.caption = caption
  }
}
