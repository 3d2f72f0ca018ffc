/// A small XML document as a value, for files whose unknown content must be preserved.
///
/// Comments, processing instructions, unknown elements, prefixed attributes and the order of all nodes are preserved. White space between
/// elements is replaced by new indentation, and a document type is dropped.
public struct XMLTree: Hashable, Sendable {
  /// Comments and processing instructions before the root element.
  public var prolog: [XMLNode]

  public var root: XMLElement

  /// Comments and processing instructions after the root element.
  public var epilog: [XMLNode]

  public init(prolog: [XMLNode] = [], root: XMLElement, epilog: [XMLNode] = []) {
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }

  /// Parses a UTF-8 document with the rules of `XMLPushParser`.
  public init(parsing bytes: [UInt8], limits: XMLLimits = .default) throws(XMLError) {
    let parser = XMLPushParser(sink: TreeBuilder(), limits: limits, layout: .asWritten)
    try parser.push(bytes)
    guard let tree = try parser.finish().tree else {
      throw XMLError(kind: .empty, line: 0, column: 0, message: "the document has no root element")
    }
    self = tree
  }

  /// The document as UTF-8 with an XML declaration. Elements without text are indented by two spaces per level. Characters that XML 1.0
  /// does not allow (section 2.2) are removed.
  ///
  /// The result is parsed again and compared with the tree.
  /// - Throws: when the tree cannot be written, or when the document cannot be read again or differs from the tree.
  public func serialised() throws(XMLError) -> [UInt8] {
    let bytes = try TreeWriter.bytes(of: self)
    let copy = try XMLTree(parsing: bytes)
    guard copy.parts == parts else {
      throw XMLError(kind: .malformed, line: 0, column: 0, message: "the written document has other elements or attributes")
    }
    return bytes
  }

  /// The names of all elements, attributes and processing instructions, and the places of comments, in document order. Text is left out
  /// because forbidden characters are not written.
  private var parts: [String] {
    var parts: [String] = []
    for node in prolog + [.element(root)] + epilog { node.addParts(to: &parts) }
    return parts
  }
}

extension XMLNode {
  fileprivate func addParts(to parts: inout [String]) {
    switch self {
    case .element(let element):
      parts.append("<\(element.name)")
      parts += element.attributes.map(\.name)
      for child in element.children { child.addParts(to: &parts) }
      parts.append(">")
    case .text: break
    case .comment: parts.append("!")
    case .processingInstruction(let target, _): parts.append("?\(target)")
    }
  }
}
