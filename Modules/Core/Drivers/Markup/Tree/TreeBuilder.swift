/// Builds a tree from parser events.
struct TreeBuilder: MarkupSink {
  /// The finished document; nil until the root element has ended.
  var tree: XMLTree? { root.map { XMLTree(prolog: prolog, root: $0, epilog: epilog) } }

  private var prolog: [XMLNode] = []
  private var root: XMLElement?
  private var epilog: [XMLNode] = []
  private var open: [XMLElement] = []
  private var text: [UInt8] = []

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    endText()
    let attributes = attributes.all.map { XMLAttribute(name: $0.name.qualified, value: $0.value) }
    open.append(XMLElement(name: name.qualified, attributes: attributes))
  }

  mutating func endElement(_ name: XMLName) {
    endText()
    guard var element = open.popLast() else { return }
    element.dropFormatting()
    if open.isEmpty { root = element } else { add(.element(element)) }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: bytes)
  }

  mutating func comment(_ text: String) {
    add(.comment(text))
  }

  mutating func processingInstruction(_ target: String, _ content: String) {
    add(.processingInstruction(target: target, content: content))
  }

  private mutating func add(_ node: XMLNode) {
    endText()
    if !open.isEmpty {
      open[open.count - 1].children.append(node)
    } else if root == nil {
      prolog.append(node)
    } else {
      epilog.append(node)
    }
  }

  /// Ends a text node. Text arrives in parts, and a node ends where a tag, comment or processing instruction starts.
  private mutating func endText() {
    guard !text.isEmpty else { return }
    let node = XMLNode.text(String(decoding: text, as: UTF8.self))
    text.removeAll(keepingCapacity: true)
    if !open.isEmpty { open[open.count - 1].children.append(node) }
  }
}
