internal import TextEncoding
internal import Domain
internal import Markup

/// Reads the tree of a feed in XML: strictly first; when that fails, with the characters put right; when that fails, with the tags put
/// right as well.
///
/// libxml2's own recovery is not used: it drops ampersands out of links without a word.
struct XMLFeedReader {
  /// Bytes that are handed over at once.
  static let chunk = 64 << 10

  private let format: FeedFormat
  private let base: WebURL?
  private let chunk: Int

  /// A reading of the document, whole or up to a problem.
  private struct Attempt {
    let tree: FeedTree?
    let problem: XMLError?
    let repairs: [FeedDiagnostic]
    let items: Int
    /// Whether some element looked like an item and was none.
    let hasLookalikes: Bool

    var isWhole: Bool { problem == nil && tree != nil }
  }

  /// A reader of a document with a root of this format that came from `base`, handing over `chunk` bytes at once.
  init(format: FeedFormat, base: WebURL?, chunk: Int) {
    self.format = format
    self.base = base
    self.chunk = chunk
  }

  /// The feed, what was repaired, and what was wrong with a document that had to be. One that is damaged for good gives what was complete
  /// before the damage, when that is one item at least. A document with items of which none can be read is no empty feed.
  func feed(of document: [UInt8]) throws(FormatError) -> ParsedFeed {
    let text = document[...].withoutLeadingSpace
    let linesAbove = document[..<text.startIndex].count { $0 == UInt8(ascii: "\n") }
    func fault(_ problem: XMLError) -> MarkupDiagnostic {
      MarkupDiagnostic(line: problem.line > 0 ? problem.line + linesAbove : 0, reason: problem.message)
    }
    let strict = attempt(text)
    let best = strict.isWhole ? strict : bestAttempt(at: text, strict: strict)
    let (first, last) = (strict.problem.map(fault), best.problem.map(fault))
    guard let tree = best.tree, last == nil || best.items > 0 else {
      throw .damaged(line: last?.line ?? 0, reason: last?.reason ?? "the document has no root element")
    }
    if best.items == 0, best.hasLookalikes || (first != nil && TagRepair(text).lastItem != nil) {
      throw .damaged(line: first?.line ?? 0, reason: first?.reason ?? "its items stand where no items can be")
    }
    return ParsedFeed(
      feed: tree.feed, repairs: best.repairs + (last.map { [.cutOff(line: $0.line, reason: $0.reason)] } ?? []),
      fault: first == last ? nil : first)
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
    return third.items > second.items || (third.isWhole && third.items == second.items) ? third : second
  }

  private func attempt(_ text: ArraySlice<UInt8>, repairs: [FeedDiagnostic] = []) -> Attempt {
    let parser = XMLPushParser(sink: FeedSink(url: base?.text))
    var problem: XMLError?
    do throws(XMLError) {
      var rest = text
      while !rest.isEmpty {
        try parser.push(rest.prefix(chunk))
        rest = rest.dropFirst(chunk)
      }
      _ = try parser.finish()
    } catch {
      problem = error
    }
    let sink = parser.sink
    let tree = sink.tree.map { FeedTree(root: $0, format: format, base: base) }
    return Attempt(
      tree: tree, problem: problem, repairs: repairs + (sink.misplaced > 0 ? [.repairedTags(count: sink.misplaced)] : []),
      items: tree?.itemCount ?? 0, hasLookalikes: sink.lookalikes > 0)
  }
}
