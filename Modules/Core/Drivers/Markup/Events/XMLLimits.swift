/// The limits beyond which a parser treats a document as hostile.
public struct XMLLimits: Hashable, Sendable {
  /// The maximum number of open elements.
  public var depth: Int

  /// The maximum number of bytes of text between two tags (including CDATA), and of a comment, tag or processing instruction that arrives
  /// in several chunks. libxml2 itself rejects each of these, and CDATA sections, above 10 MB; a greater limit therefore affects only plain
  /// text.
  public var textBytes: Int

  public init(depth: Int = 200, textBytes: Int = 8 << 20) {
    self.depth = depth
    self.textBytes = textBytes
  }

  /// 200 levels and 8 MiB of text. Real documents stay under 20 levels and 2 MB.
  public static let `default` = XMLLimits()
}
