public import CoreDomain

/// The result of adding subscriptions when not all could be added as they were wanted. A feed server decides that for each feed.
public struct IncompleteAddition: Hashable, Sendable {
  /// What is not as it was wanted.
  public struct Refusal: Hashable, Sendable {
    public let url: WebURL
    /// In the words of who refuses it. They are untrusted text.
    public let reason: String
    /// Whether the feed was added, and only its folder or its title was refused.
    public let isAdded: Bool

    public init(url: WebURL, reason: String, isAdded: Bool) {
      self.url = url
      self.reason = reason
      self.isAdded = isAdded
    }
  }

  public let added: [Subscription]
  /// The number of new subscriptions that were not added.
  public let missing: Int
  public let refusals: [Refusal]
  /// Why the rest was not tried; nil when all were.
  public let error: ReaderError?

  public init(added: [Subscription], missing: Int, refusals: [Refusal], error: ReaderError?) {
    self.added = added
    self.missing = missing
    self.refusals = refusals
    self.error = error
  }
}
