public import ReaderDomain

/// The items in a file.
public struct SyncedContent: Sendable {
  /// The shared items, by key.
  public var items: [String: SyncItem] = [:]
  /// Whether the file is missing or empty.
  public var isBlank: Bool
  /// Whether the file has parts that cannot be read. Each may be an item, so nothing counts as removed.
  public var isUnclear: Bool
  /// The subscriptions that are not shared.
  public var unshared: [Subscription] = []

  public init(isBlank: Bool, isUnclear: Bool) {
    self.isBlank = isBlank
    self.isUnclear = isUnclear
  }
}
