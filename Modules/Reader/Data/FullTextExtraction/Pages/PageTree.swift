internal import ArticleText
internal import CoreDomain

/// A web page as a flat tree: its nodes in document order, each with the index behind its last descendant. So a subtree is a range, and no
/// traversal needs recursion.
struct PageTree {
  struct Attribute {
    let name: String
    let value: String
  }

  struct Node {
    /// The name of an element in lower case; empty for text.
    let name: String
    let parent: Int
    /// The index behind the last descendant.
    var end: Int
    /// The nearest block around the node's content: the element itself, or one around it.
    let block: Int
    /// Whether the node is in a link to another page.
    let isInLink: Bool
    let attributes: [Attribute]
    /// The place of a text in `bytes`.
    var text: Range<Int>
    /// The number of bytes of a text that are not white space.
    var weight = 0

    var isText: Bool { name.isEmpty }

    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
  }

  /// The maximum number of nodes. The rest of a page with more of them is left out.
  static let maximumNodes = 400_000
  private static let paragraphs: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "figcaption", "summary", "dt"]
  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// The nodes. The first one is the root, an element without a name in HTML.
  private(set) var nodes = [Node(name: "#page", parent: 0, end: 1, block: 0, isInLink: false, attributes: [], text: 0..<0)]
  /// All texts, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// The base of relative links.
  var base: WebURL
  var title: String?
  var hasPassword = false
  /// Whether the page asks to be loaded again, as one does that examines its visitor first.
  var isReloaded = false
  /// Whether the page says of itself that only subscribers see its whole text.
  var isForSubscribers = false

  init(base: WebURL) { self.base = base }

  /// Adds an element, or returns nil when the page is full. The element is open until `close`.
  mutating func open(_ name: String, _ attributes: [Attribute], in parent: Int) -> Int? {
    guard nodes.count < Self.maximumNodes else { return nil }
    let index = nodes.count
    let around = nodes[parent]
    let isBlock = ElementDisplay.blocks.contains(name) || isCustomBlock(name, in: parent)
    let isLink = name == "a" && attributes.contains { $0.name == "href" && !$0.value.hasPrefix("#") }
    nodes.append(
      Node(
        name: name, parent: parent, end: index + 1, block: isBlock ? index : around.block, isInLink: isLink || around.isInLink,
        attributes: attributes, text: 0..<0))
    return index
  }

  /// Ends an element, after all its descendants.
  mutating func close(_ index: Int) { nodes[index].end = nodes.count }

  /// Adds a text, or continues the last one.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in parent: Int) {
    let last = nodes.count - 1
    if !nodes[last].isText || nodes[last].parent != parent {
      guard nodes.count < Self.maximumNodes else { return }
      let around = nodes[parent]
      nodes.append(
        Node(
          name: "", parent: parent, end: nodes.count + 1, block: around.block, isInLink: around.isInLink, attributes: [],
          text: bytes.count..<bytes.count))
    }
    bytes.append(contentsOf: text)
    nodes[nodes.count - 1].text = nodes[nodes.count - 1].text.lowerBound..<bytes.count
    nodes[nodes.count - 1].weight += text.count { $0 > 0x20 }
  }

  /// Whether an element is a block.
  func isBlock(_ index: Int) -> Bool { nodes[index].block == index }

  /// The text of a subtree in one line.
  func text(of index: Int) -> String {
    var words: [UInt8] = []
    for node in nodes[index..<nodes[index].end] {
      if node.isText { words.append(contentsOf: bytes[node.text]) } else if node.block != nodes[node.parent].block { words.append(0x20) }
    }
    return String(decoding: words, as: UTF8.self).collapsingWhitespace()
  }

  /// The children of an element, texts included.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < nodes[index].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// Whether an element with a name of the site's own is a block: it is, unless it stands in a line of text.
  private func isCustomBlock(_ name: String, in parent: Int) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) && nodes[parent].block == parent && !Self.paragraphs.contains(nodes[parent].name)
  }
}
