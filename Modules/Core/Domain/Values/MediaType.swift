/// A media type (RFC 6838) without parameters, in lower case: `audio/mpeg`.
public struct MediaType: Hashable, Sendable {
  /// The type and subtype.
  public let text: String

  /// Reads the media type from a Content-Type or a `type` attribute and drops its parameters; nil when the text does not have the form
  /// `type/subtype`.
  public init?(_ given: String) {
    let essence = String(given.prefix { $0 != ";" }).trimmingWhitespace().lowercased()
    let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && !$0.isWhitespace } }) else { return nil }
    text = essence
  }
}
