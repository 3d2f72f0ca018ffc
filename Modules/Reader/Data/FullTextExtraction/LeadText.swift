/// Finds the beginning of a text that stands outside of it: between the title and the text, a summary or the caption of an image.
enum LeadText {
  /// The size of a block that is more than a line with the author and the date, in bytes.
  private static let shortest = 60
  /// The number of nodes of such a block.
  private static let mostNodes = 60
  /// The most text between the title and the text. With more of it, the title belongs to something else.
  private static let mostText = 3000

  /// The blocks of the beginning, in document order.
  /// - Parameter first: the first element of the text.
  static func blocks(before first: Int, of page: PageTree, _ weights: ReadabilityScores, _ marks: [Bool]) -> [Int] {
    var found: [Int] = []
    var text = 0
    var hasTitle = false
    var index = 1
    while index < first {
      let node = page.nodes[index]
      if marks[index] {
        index = node.end
        continue
      }
      if node.name == "h1" {
        (found, text, hasTitle) = ([], 0, true)
        index = node.end
        continue
      }
      text += node.weight
      guard hasTitle, page.isBlock(index), node.end <= first, isLead(index, in: page, weights) else {
        index += 1
        continue
      }
      found.append(index)
      text += weights.text[index]
      index = node.end
    }
    return text <= mostText ? found : []
  }

  /// Whether a block has one text without links in it, with or without an image.
  private static func isLead(_ index: Int, in page: PageTree, _ weights: ReadabilityScores) -> Bool {
    let text = weights.text[index]
    guard text >= shortest, text <= mostText, weights.link[index] * 4 <= text, page.nodes[index].end - index <= mostNodes else {
      return false
    }
    let blocks = (index..<page.nodes[index].end).filter { page.isBlock($0) && $0 != index && weights.text[$0] > 0 }
    return blocks.allSatisfy { weights.text[$0] == text }
  }
}
