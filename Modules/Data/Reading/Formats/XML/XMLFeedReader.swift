internal import Markup

/// Reads the tree of a feed in XML: strictly first, and once more with what can be repaired when that fails.
///
/// libxml2's own recovery is not used: it drops ampersands out of links without a word.
struct XMLFeedReader {
  /// Bytes that are handed over at once.
  static let portion = 64 << 10

  private let address: String?
  private let portion: Int

  /// A reader of a document that came from `address`, handing over `portion` bytes at once.
  init(address: String?, portion: Int) {
    self.address = address
    self.portion = portion
  }

  /// The root element. A document that is damaged for good gives what was complete before the damage, when that is one item at least.
  func root(of text: [UInt8]) throws(FormatProblem) -> (FeedElement, [FeedRepair]) {
    let text = text.drop { $0 <= 0x20 }
    let strict = parse(text)
    if strict.problem == nil, let root = strict.tree { return (root, []) }
    var repair = XMLRepair(text)
    let repaired = repair.run()
    let second = repair.repairs.isEmpty ? strict : parse(repaired[...])
    guard let root = second.tree else { throw Self.damaged(second.problem) }
    guard let problem = second.problem else { return (root, repair.repairs) }
    guard Self.hasItem(root) else { throw Self.damaged(problem) }
    return (root, repair.repairs + [.cutOff(line: problem.line, reason: problem.message)])
  }

  private func parse(_ text: ArraySlice<UInt8>) -> (tree: FeedElement?, problem: XMLProblem?) {
    let parser = XMLPushParser(sink: FeedSink(address: address))
    do throws(XMLProblem) {
      var rest = text
      while !rest.isEmpty {
        try parser.push(rest.prefix(portion))
        rest = rest.dropFirst(portion)
      }
      return (try parser.finish().tree, nil)
    } catch {
      return (parser.sink.tree, error)
    }
  }

  private static func hasItem(_ root: FeedElement) -> Bool {
    (root.children + (root.first(.core, "channel")?.children ?? [])).contains { $0.name == "item" || $0.name == "entry" }
  }

  private static func damaged(_ problem: XMLProblem?) -> FormatProblem {
    .damaged(line: problem?.line ?? 0, reason: problem?.message ?? "the document has no root element")
  }
}
