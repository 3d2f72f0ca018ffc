internal import Domain
internal import Markup

/// Reads the tree of a feed in XML: strictly first; when that fails, with the characters put right; when that fails, with the tags put
/// right as well.
///
/// libxml2's own recovery is not used: it drops ampersands out of links without a word.
struct XMLFeedReader {
  /// Bytes that are handed over at once.
  static let portion = 64 << 10

  private let address: String?
  private let portion: Int

  /// A reading of the document, whole or up to a problem.
  private struct Attempt {
    let tree: FeedElement?
    let problem: XMLProblem?
    var repairs: [FeedFinding] = []

    var items: Int { tree.map { $0.items + ($0.first(.core, "channel")?.items ?? 0) } ?? 0 }
    var isWhole: Bool { problem == nil && tree != nil }
  }

  /// A reader of a document that came from `address`, handing over `portion` bytes at once.
  init(address: String?, portion: Int) {
    self.address = address
    self.portion = portion
  }

  /// The root element, what was repaired, and what was wrong with a document that had to be. One that is damaged for good gives what was
  /// complete before the damage, when that is one item at least.
  func root(of document: [UInt8]) throws(FormatProblem) -> (FeedElement, [FeedFinding], MarkupFault?) {
    let text = document[...].withoutLeadingSpace
    let linesAbove = document[..<text.startIndex].count { $0 == UInt8(ascii: "\n") }
    func fault(_ problem: XMLProblem) -> MarkupFault {
      MarkupFault(line: problem.line > 0 ? problem.line + linesAbove : 0, reason: problem.message)
    }
    let strict = attempt(text)
    let best = strict.isWhole ? strict : bestAttempt(at: text, strict: strict)
    let (first, last) = (strict.problem.map(fault), best.problem.map(fault))
    guard let root = best.tree, last == nil || best.items > 0 else {
      throw .damaged(line: last?.line ?? 0, reason: last?.reason ?? "the document has no root element")
    }
    return (root, best.repairs + (last.map { [.cutOff(line: $0.line, reason: $0.reason)] } ?? []), first == last ? nil : first)
  }

  private func bestAttempt(at text: ArraySlice<UInt8>, strict: Attempt) -> Attempt {
    var characters = XMLRepair(text)
    let repaired = characters.run()
    let second = characters.repairs.isEmpty ? strict : attempt(repaired[...], repairs: characters.repairs)
    if second.isWhole { return second }
    var tags = TagRepair(text)
    let balanced = tags.run()
    guard !tags.repairs.isEmpty else { return second }
    characters = XMLRepair(balanced[...])
    let third = attempt(characters.run()[...], repairs: tags.repairs + characters.repairs)
    return third.isWhole || third.items > second.items ? third : second
  }

  private func attempt(_ text: ArraySlice<UInt8>, repairs: [FeedFinding] = []) -> Attempt {
    let parser = XMLPushParser(sink: FeedSink(address: address))
    do throws(XMLProblem) {
      var rest = text
      while !rest.isEmpty {
        try parser.push(rest.prefix(portion))
        rest = rest.dropFirst(portion)
      }
      return Attempt(tree: try parser.finish().tree, problem: nil, repairs: repairs)
    } catch {
      return Attempt(tree: parser.sink.tree, problem: error, repairs: repairs)
    }
  }
}

extension FeedElement {
  /// How many articles stand in it.
  fileprivate var items: Int { children.count(where: \.isItem) }
}
