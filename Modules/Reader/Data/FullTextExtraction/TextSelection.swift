/// The parts of a page that are its main text.
struct TextSelection {
  /// The roots of the parts, in document order.
  private(set) var parts: [Int] = []
  /// Whether a node is left out, with its descendants.
  private(set) var marks: [Bool]
  /// The number of headings in them that are links to other pages.
  private(set) var omittedTeasers = 0
  /// Whether the page has no main text.
  private(set) var isRefused = true

  /// The links and lists in a text that are clutter, judged by their links.
  private static let linked: Set<String> = ["aside", "details", "div", "dl", "figure", "header", "ol", "p", "section", "table", "ul"]
  private static let sourceHolders: Set<String> = ["div", "ol", "section", "ul"]
  private static let lines: Set<String> = ["div", "p", "section"]
  /// The elements in which a line that is a link belongs to the text.
  private static let holders: Set<String> = ["blockquote", "dd", "figcaption", "figure", "li", "td"]

  /// The size of a long text in bytes.
  private static let longText = 40
  /// The size of a label in bytes and in nodes.
  private static let longestLabel = 24

  /// - Parameter isLenient: whether what usually stands around a text is kept, because the page has no text without it.
  init(of page: PageTree, _ roles: PageRoles, isLenient: Bool) {
    let clutter = ClutterMarks(of: page, roles, isLenient: isLenient)
    marks = clutter.marks
    let weights = ReadabilityScores(of: page, leavingOut: marks)
    parts = TextParts(page: page, weights: weights, marks: marks, bodies: roles.bodies).parts
    let text = rangeOfText(in: page)
    for part in parts { markLinkedBlocks(in: part, of: page, weights, text: text) }
    isRefused = TextRefusal(of: self, in: page, weights, clutter).isRefused
  }

  /// The nodes of a part, without those that are left out.
  func forEachNode(of part: Int, in page: PageTree, _ body: (Int) -> Void) {
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

  /// The nodes from the first long text to the last one.
  private func rangeOfText(in page: PageTree) -> Range<Int> {
    var range: Range<Int>?
    for part in parts {
      forEachNode(of: part, in: page) { index in
        let node = page.nodes[index]
        guard node.weight >= Self.longText, !node.isInLink, !PageTree.headings.contains(page.nodes[node.block].name) else { return }
        range = (range?.lowerBound ?? index)..<index
      }
    }
    return range ?? 0..<0
  }

  /// Marks lists and lines of links to other pages, except lists of sources.
  private mutating func markLinkedBlocks(in part: Int, of page: PageTree, _ weights: ReadabilityScores, text: Range<Int>) {
    var index = part + 1
    while index < page.nodes[part].end {
      let end = page.nodes[index].end
      if marks[index] || Self.isSources(page.nodes[index]) {
        index = end
      } else if Self.isLinked(index, in: page, weights, text: text) || Self.isLabel(index, in: page, weights) {
        marks[index] = true
        omittedTeasers += (index..<end).count { TextRefusal.isTeaser($0, in: page, weights) }
        index = end
      } else {
        index += 1
      }
    }
  }

  private static func isSources(_ node: PageTree.Node) -> Bool {
    sourceHolders.contains(node.name) && ElementWords(node).names.joined().contains(where: ClutterWords.sources.contains)
  }

  /// Whether a block only says that an advertisement follows.
  private static func isLabel(_ index: Int, in page: PageTree, _ weights: ReadabilityScores) -> Bool {
    page.isBlock(index) && (1...longestLabel).contains(weights.text[index]) && page.nodes[index].end - index < longestLabel
      && ClutterWords.labels.contains(page.text(of: index).lowercased())
  }

  private static func isLinked(_ index: Int, in page: PageTree, _ weights: ReadabilityScores, text: Range<Int>) -> Bool {
    let node = page.nodes[index]
    guard linked.contains(node.name), weights.sum[index] < 0, weights.gain[index] < 100 else { return false }
    let (all, link) = (weights.text[index], weights.link[index])
    // The blocks speak against a text as a whole. A paragraph or a table may have more links than words.
    if weights.links[index] > 1, ["aside", "div", "section"].contains(node.name), link * 4 > all { return true }
    // A list inside a text belongs to it more often than one below it.
    let isInText = ["ol", "ul"].contains(node.name) && text.contains(index) && text.contains(node.end)
    if weights.links[index] > 1, node.name != "p", link * (isInText ? 5 : 8) > all * 4 { return true }
    return lines.contains(node.name) && all >= 20 && link * 10 >= all * 9 && weights.images[index] == 0
      && !holders.contains(page.nodes[node.parent].name)
  }
}
