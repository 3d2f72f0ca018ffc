/// How much the subtree of each node speaks for being an article's text, by what its blocks contain.
///
/// A long paragraph speaks for it with each of its bytes, a block of links against it, and a short line hardly counts. The weight of an
/// element is the sum of its blocks. A part that speaks against it is easily left out, so it takes at most `mostLoss` from what is around it.
/// Bytes of UTF-8 suit all languages: a character of a script without spaces says more and has more of them.
struct ReadabilityScores {
  /// The sum of the blocks.
  private(set) var sum: [Int]
  /// The sum of the blocks that speak for a text.
  private(set) var gain: [Int]
  /// The bytes of text, of text in links to other pages, and the numbers of such links and of images.
  private(set) var text: [Int]
  private(set) var link: [Int]
  private(set) var links: [Int]
  private(set) var images: [Int]

  /// The most that a part without text takes from the sum around it.
  private static let mostLoss = 100
  /// The size of a short line.
  private static let shortLine = 80

  /// The text between two edges of blocks.
  private struct Run {
    let block: Int
    var text = 0
    var link = 0
  }

  /// - Parameter marks: whether a node is left out with its descendants.
  init(of page: PageTree, leavingOut marks: [Bool]) {
    let none = Array(repeating: 0, count: page.nodes.count)
    (sum, gain, text, link, links, images) = (none, none, none, none, none, none)
    var run = Run(block: 0)
    var index = 0
    while index < page.nodes.count {
      let node = page.nodes[index]
      if marks[index] {
        index = node.end
        continue
      }
      if node.isText {
        if node.block != run.block { start(&run, in: node.block, of: page) }
        add(node, at: index, to: &run)
      } else {
        if page.isBlock(index) { start(&run, in: index, of: page) }
        if node.name == "a", node.isInLink { links[index] += 1 }
        if node.name == "img" || node.name == "amp-img" { images[index] += 1 }
      }
      index += 1
    }
    start(&run, in: 0, of: page)
    addUp(page)
  }

  private mutating func add(_ node: PageTree.Node, at index: Int, to run: inout Run) {
    text[index] = node.weight
    run.text += node.weight
    guard node.isInLink else { return }
    link[index] = node.weight
    run.link += node.weight
  }

  /// Ends a run, and starts one in a block.
  private mutating func start(_ run: inout Run, in block: Int, of page: PageTree) {
    let value = Self.value(of: run, isHeading: PageTree.headings.contains(page.nodes[run.block].name))
    sum[run.block] += value
    gain[run.block] += max(0, value)
    run = Run(block: block)
  }

  private static func value(of run: Run, isHeading: Bool) -> Int {
    let plain = run.text - run.link
    // The heading of a teaser speaks louder against a text than its summary, which follows, speaks for it.
    if run.link > plain * 2 { return isHeading ? -40 - run.link * 3 / 2 : -10 - run.link }
    if isHeading { return 0 }
    if plain < shortLine { return plain / 4 }
    return run.link > plain ? 0 : plain - shortLine * 3 / 4
  }

  /// Adds the values of children to those of their parents, which come before them.
  private mutating func addUp(_ page: PageTree) {
    for index in page.nodes.indices.dropFirst().reversed() {
      let parent = page.nodes[index].parent
      sum[parent] += max(-Self.mostLoss, sum[index])
      gain[parent] += gain[index]
      text[parent] += text[index]
      link[parent] += link[index]
      links[parent] += links[index]
      images[parent] += images[index]
    }
  }
}
