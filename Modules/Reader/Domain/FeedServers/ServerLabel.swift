import CoreDomain

/// A label that a feed server has for articles, in the server's spelling. Servers distinguish upper and lower case; tags do not.
public struct ServerLabel: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The tag of the label; nil when no tag can have the name.
  public var tag: TagName? {
    do throws(TagNameError) { return try TagName(text) } catch { return nil }
  }
}
