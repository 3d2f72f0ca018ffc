/// A short text that is repeated to build a hostile input. `№` is replaced by the number of the repetition, so names can differ.
public struct FloodToken: Sendable, CustomStringConvertible {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// Whether a reader was once too slow for this token.
  var isNotorious: Bool { Self.notorious.contains(text) }

  private static let notorious: Set<String> = [
    "</", "<a", "<a b='</", "<!ENTITY", "<!ENTITY e '", "<!ENTITY e№ 'x'>", "<!--", "<![CDATA[", "<a>", "&", "<item><guid>1</guid></item>",
    "<outline text='f№'><outline xmlUrl='http://e.org/№'/></outline>", "[", "\"a№\":1,", "{\"id\":\"№\"},", "\\ud800",
  ]

  /// The token as a Swift string literal.
  public var description: String { text.debugDescription }

  /// At least this many bytes of repetitions.
  public func flood(bytes: Int) -> [UInt8] {
    var flood: [UInt8] = []
    flood.reserveCapacity(bytes + 64)
    let parts = text.split(separator: "№", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var number = 0
    while flood.count < bytes {
      for (index, part) in parts.enumerated() {
        if index > 0 { flood.append(contentsOf: String(number).utf8) }
        flood.append(contentsOf: part)
      }
      number += 1
    }
    return flood
  }
}

extension FloodToken: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
