import CoreDomain

/// An attribute of a feed in an imported list that Strata does not know.
public struct OutlineAttribute: Hashable, Sendable {
  /// The name as written, with its prefix.
  public let name: String
  public let value: String
  /// The namespace of the prefix; nil for a name without a prefix.
  public let namespace: String?

  /// The maximum length of a name, in bytes.
  public static let longestName = 100
  /// The maximum length of a value or a namespace, in bytes. A longer value is left out, because it may be useless when truncated.
  public static let longestValue = TextLimits.maximumBytes
  /// The maximum number of attributes of a feed.
  public static let maximumPerFeed = 50

  public init(name: String, value: String, namespace: String? = nil) {
    self.name = name
    self.value = value
    self.namespace = namespace
  }
}
