internal import CoreDomain
internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Parses the tree of an XML feed in up to three attempts: strictly, then with repaired characters and CDATA sections, then also with repaired
/// tags.
///
/// libxml2's own recovery mode is not used, because it silently drops ampersands from links.
struct XMLFeedReader {
  /// The number of bytes that are passed to the parser at once.
  static let chunk = 64 << 10

  private let format: FeedFormat
  private let base: WebURL?
  private let chunk: Int

  /// The result of one attempt, which may end with an error.
  private struct Attempt {
    let tree: FeedTree?
    let problem: XMLError?
    var repairs: [FeedDiagnostic]
    let items: Int
    /// Whether an element looks like an item but is not one.
    let hasLookalikes: Bool

    var isWhole: Bool { problem == nil && tree != nil }

    func isBetter(than other: Attempt) -> Bool { items > other.items || (isWhole && items == other.items) }

    /// Whether the document is beyond a limit of the parser.
    var isBeyondLimit: Bool { problem.map { [.tooLarge, .tooDeep].contains($0.kind) } ?? false }
  }

  /// Creates a reader for a document from `base`. The reader passes `chunk` bytes at once to the parser.
  init(format: FeedFormat, base: WebURL?, chunk: Int) {
    self.format = format
    self.base = base
    self.chunk = chunk
  }

  /// The feed, the repairs, and the error that made the repairs necessary. A document that cannot be repaired gives its items before the
  /// damage, if there is at least one. A document that has items but no readable item is an error, not an empty feed.
  func feed(of document: [UInt8]) throws(FormatError) -> ParsedFeed {
    let text = document[...].withoutLeadingSpace
    let linesAbove = document[..<text.startIndex].count { $0 == UInt8(ascii: "\n") }
    func fault(_ problem: XMLError) -> MarkupDiagnostic {
      MarkupDiagnostic(line: problem.line > 0 ? problem.line + linesAbove : 0, reason: problem.message)
    }
    let strict = attempt(text)
    // The root element has the name of an entry, but is not Atom's.
    if strict.problem == nil, strict.tree == nil { throw .notAFeed(found: "an XML document <entry>") }
    var best = strict.isWhole ? strict : bestAttempt(at: text, strict: strict)
    var first = strict.problem.map(fault)
    if best.isWhole {
      // A repair of the tags or the document type has removed what is beyond the limit.
      if strict.isBeyondLimit { best.repairs.append(.leftOut(count: 1)) }
    } else if strict.isBeyondLimit || best.isBeyondLimit, let shorter = attemptWithoutExcess(text), shorter.isBetter(than: best) {
      best = shorter
      if strict.isBeyondLimit { first = nil }
    }
    let last = best.problem.map(fault)
    if document[...].hasLateDeclaration { best.repairs.insert(.leadingSpace, at: 0) }
    guard let tree = best.tree, last == nil || best.items > 0 else {
      throw .damaged(line: last?.line ?? 0, reason: last?.reason ?? "the document has no root element")
    }
    if best.items == 0, best.hasLookalikes || (first != nil && TagRepair(text).lastItem != nil) {
      throw .damaged(line: first?.line ?? 0, reason: first?.reason ?? "its items are in the wrong place")
    }
    return ParsedFeed(
      feed: tree.feed, repairs: best.repairs + (last.map { [.cutOff(line: $0.line, reason: $0.reason)] } ?? []),
      fault: first == last ? nil : first)
  }

  private func bestAttempt(at document: ArraySlice<UInt8>, strict: Attempt) -> Attempt {
    var sections = SectionRepair(document)
    let text = sections.run()
    var characters = XMLRepair(text)
    let repaired = characters.run()
    let repairs = sections.repairs + characters.repairs
    let second = repairs.isEmpty ? strict : attempt(repaired[...], repairs: repairs)
    if second.isWhole { return second }
    var tags = TagRepair(text)
    let balanced = tags.run()
    guard !tags.repairs.isEmpty else { return second }
    characters = XMLRepair(balanced[...])
    let third = attempt(characters.run()[...], repairs: sections.repairs + tags.repairs + characters.repairs)
    return third.isBetter(than: second) ? third : second
  }

  /// The best attempt at the document without the parts that are beyond a limit; nil when there are none.
  private func attemptWithoutExcess(_ text: ArraySlice<UInt8>) -> Attempt? {
    var excess = ExcessRemoval(text)
    let shorter = excess.run()
    guard excess.leftOut > 0 else { return nil }
    let strict = attempt(shorter[...])
    var best = strict.isWhole ? strict : bestAttempt(at: shorter[...], strict: strict)
    best.repairs.append(.leftOut(count: excess.leftOut))
    return best
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
    let repairs = repairs + (sink.misplaced > 0 ? [.repairedTags(count: sink.misplaced)] : [])
    let areTagsRepaired = repairs.contains { if case .repairedTags = $0 { true } else { false } }
    return Attempt(
      tree: tree, problem: problem, repairs: repairs + sink.tolerated(parser.tolerance, areTagsRepaired: areTagsRepaired),
      items: tree?.itemCount ?? 0, hasLookalikes: sink.lookalikes > 0)
  }
}
