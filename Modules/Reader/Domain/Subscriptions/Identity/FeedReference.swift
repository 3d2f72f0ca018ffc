import CoreDomain

/// The way a user refers to a subscription: a prefix of its id, its URL, its title or a part of the title.
public struct FeedReference: Hashable, Sendable {
  /// The typed text.
  public let text: String

  public init(_ text: String) {
    self.text = text.trimmingWhitespace()
  }
}
