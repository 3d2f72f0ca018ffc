/// How much of a document a parser accepts before it calls it hostile.
public struct XMLLimits: Hashable, Sendable {
  /// The most elements that may be open at once.
  public var depth: Int

  /// The most bytes of text between two tags (CDATA included), and of a comment, tag or instruction that arrives in
  /// parts. libxml2 itself refuses one of these, or a CDATA section, of more than 10 MB: a bigger number helps plain
  /// text only.
  public var textBytes: Int

  /// Limits of one's own.
  public init(depth: Int = 200, textBytes: Int = 8 << 20) {
    self.depth = depth
    self.textBytes = textBytes
  }

  /// 200 levels and 8 MiB of text: feeds stay under 20 levels and 2 MB.
  public static let `default` = XMLLimits()
}
