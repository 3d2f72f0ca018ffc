/// A small XML document as values, for files that must keep what this program does not know.
///
/// Comments, processing instructions, unknown elements, prefixed attributes and the order of everything survive
/// reading and writing. White space between elements does not: writing indents anew. Nor does a document type.
public struct XMLTree: Hashable, Sendable {
  /// Comments and processing instructions before the root element.
  public var prolog: [XMLNode]

  /// The root element.
  public var root: XMLElement

  /// Comments and processing instructions after the root element.
  public var epilog: [XMLNode]

  /// A document of these parts.
  public init(prolog: [XMLNode] = [], root: XMLElement, epilog: [XMLNode] = []) {
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }

  /// Reads a document of UTF-8 under the rules of `XMLPushParser`.
  public init(parsing bytes: [UInt8], limits: XMLLimits = .default) throws(XMLError) {
    let parser = XMLPushParser(sink: TreeBuilder(), limits: limits, layout: .asWritten)
    try parser.push(bytes)
    guard let tree = try parser.finish().tree else {
      throw XMLError(kind: .empty, line: 0, column: 0, message: "the document has no root element")
    }
    self = tree
  }

  /// The document as UTF-8 with an XML declaration, two spaces a level where an element holds no text. Characters that
  /// XML 1.0 cannot hold (section 2.2) are left out.
  public func serialised() -> [UInt8] {
    var writer = TreeWriter()
    writer.write(self)
    return writer.finish()
  }
}
