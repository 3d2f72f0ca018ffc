/// The parts of a page that are its main text.
struct TextSelection {
  /// The roots of the parts, in document order.
  private(set) var parts: [Int] = []
  /// Whether a node is left out, with its descendants.
  private(set) var marks: [Bool]
  /// Whether the page has no main text.
  private(set) var isRefused = true

  /// The links and lists in a text that are clutter, judged by their links.
  private static let linked: Set<String> = ["aside", "details", "div", "dl", "figure", "header", "ol", "p", "section", "table", "ul"]
  private static let lines: Set<String> = ["div", "p", "section"]
  /// The elements in which a line that is a link belongs to the text.
  private static let holders: Set<String> = ["blockquote", "dd", "figcaption", "figure", "li", "td"]

  /// - Parameter isLenient: whether what usually stands around a text is kept, because the page has no text without it.
  init(of page: Page, isLenient: Bool) {
    let bodies = page.nodes.map(ElementRole.body)
    let clutter = ClutterMarks(of: page, bodies: bodies, isLenient: isLenient)
    marks = clutter.marks
    let weights = PageWeights(of: page, leavingOut: marks)
    parts = TextParts(page: page, weights: weights, marks: marks, bodies: bodies).parts
    for part in parts { markLinkedBlocks(in: part, of: page, weights) }
    isRefused = TextRefusal(of: self, in: page, weights, clutter).isRefused
  }

  /// The nodes of a part, without those that are left out.
  func forEachNode(of part: Int, in page: Page, _ body: (Int) -> Void) {
    var index = part
    while index < page.nodes[part].end {
      if marks[index] {
        index = page.nodes[index].end
      } else {
        body(index)
        index += 1
      }
    }
  }

  /// Marks lists and lines of links to other pages.
  private mutating func markLinkedBlocks(in part: Int, of page: Page, _ weights: PageWeights) {
    var index = part + 1
    while index < page.nodes[part].end {
      if !marks[index], Self.isLinked(index, in: page, weights) { marks[index] = true }
      index = marks[index] ? page.nodes[index].end : index + 1
    }
  }

  private static func isLinked(_ index: Int, in page: Page, _ weights: PageWeights) -> Bool {
    let node = page.nodes[index]
    guard linked.contains(node.name), weights.sum[index] < 0, weights.gain[index] < 100 else { return false }
    let (text, link) = (weights.text[index], weights.link[index])
    if weights.links[index] > 1, link * 2 > text { return true }
    return lines.contains(node.name) && text >= 20 && link * 10 >= text * 9 && weights.images[index] == 0
      && !holders.contains(page.nodes[node.parent].name)
  }
}
