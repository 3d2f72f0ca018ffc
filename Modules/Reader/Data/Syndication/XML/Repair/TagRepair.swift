internal import ReaderDomain
internal import TextEncoding

/// Repairs mismatched tags with knowledge of feed structure, so that one malformed article does not damage the following ones.
///
/// An element ends where its parent ends. Unclosed markup ends with its field. An unclosed field ends where the next field starts. An
/// unclosed article, like any other unclosed element in the channel, ends where the next article starts. Any other element may contain
/// elements with the names of fields. When it turns out to be unclosed, it ends where the first of them started that it cannot contain.
///
/// An end tag without a start tag is removed. Text that only looks like a tag, as in "if a <b and c", is escaped. Everything else is
/// copied. Elements that are open at the end of the document stay open, because the document is truncated.
struct TagRepair {
  private let text: ArraySlice<UInt8>
  private var position: Int
  private var result: [UInt8] = []
  private var open: [OpenTag] = []
  private var repaired = 0
  private var hasRoot = false
  private var endedTooEarly = false
  private var missing: Set<String> = []
  /// The index of the last start tag of an item, even inside a comment; nil when the document has no item.
  let lastItem: Int?
  private let start: Int
  private let prefix: String

  private struct OpenTag {
    let tag: FeedTag
    let written: String
    /// The range of the tag in the document, and in the result.
    let source: Range<Int>
    let place: Range<Int>
    /// The first element that cannot be inside this one, and its index in the result.
    var firstOutside: (tag: FeedTag, start: Int)?
  }

  /// The maximum nesting depth. Deeper markup is treated as text. The parser would give up, as it may for anything that is not an article's
  /// markup.
  private static let deepest = 100

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
    var prologue = XMLPrologue(text)
    prologue.skip()
    start = prologue.position
    let prefix = FeedTag.prefix(ofRoot: prologue.elementName)
    self.prefix = prefix
    lastItem = text.indices.last {
      text[$0] == UInt8(ascii: "<") && (LooseTag(in: text, at: $0).map { FeedTag($0.name, prefix: prefix).isItem } ?? false)
    }
  }

  /// The repairs that were made.
  var repairs: [FeedDiagnostic] { repaired > 0 ? [.repairedTags(count: repaired)] : [] }

  /// The repaired document.
  mutating func run() -> [UInt8] {
    copy(to: start)
    while position < text.endIndex {
      if hasRoot, open.isEmpty { break }
      let next = text[position...].firstIndex(of: UInt8(ascii: "<")) ?? text.endIndex
      copy(to: next)
      if next < text.endIndex { readMarkup() }
    }
    if !text[position...].allSatisfy(\.isTagSpace) { repaired += 1 }
    if endedTooEarly, !open.contains(where: \.tag.isItem) { close(downTo: 0, hasEndTag: true, countsLast: false) }
    return result
  }

  private mutating func readMarkup() {
    if stands("<![CDATA[") {
      readCDATA()
    } else if stands("<!--") {
      drop(through: "-->")
    } else if stands("<?") {
      drop(through: "?>")
    } else if stands("</") {
      readEndTag()
    } else if let tag = LooseTag(in: text, at: position) {
      readStartTag(tag)
    } else if text[position...].dropFirst().contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
      escape()
    } else {
      // The document is truncated inside a tag.
      copy(to: text.endIndex)
    }
  }

  /// A CDATA section without an end is ended before the end tag of its element.
  private mutating func readCDATA() {
    if let end = end(of: "]]>") { return copy(to: end) }
    guard let element = open.last, let end = end(of: "</\(element.written)") else { return copy(to: text.endIndex) }
    copy(to: end - "</\(element.written)".utf8.count)
    write("]]>")
  }

  /// An end tag without `>` ends before the next tag.
  private mutating func readEndTag() {
    let sign = text[(position + 1)...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let end = sign else { return copy(to: text.endIndex) }
    let hasEnd = text[end] == UInt8(ascii: ">")
    let name = text[position..<end].dropFirst(2).prefix(while: \.isInName)
    let written = String(decoding: name, as: UTF8.self)
    let isClean = hasEnd && text[name.endIndex..<end].allSatisfy(\.isTagSpace)
    let tag = FeedTag(written, prefix: prefix)
    let isTooEarly = tag.isContainer && position < lastItem ?? 0
    let depth = isTooEarly ? nil : openDepth(of: tag)
    if isTooEarly { endedTooEarly = true }
    if let depth {
      close(downTo: depth, hasEndTag: true, countsLast: !isClean || open[depth].written != written)
    } else if !tag.isHTML, !tag.isField, isInBody {
      return escape()
    } else if !tag.isVoid || !isInBody {
      repaired += 1
    }
    position = hasEnd ? end + 1 : end
  }

  /// The depth of the element that this end tag ends. An end tag of markup does not end the field around it.
  private func openDepth(of tag: FeedTag) -> Int? {
    for (depth, element) in open.enumerated().reversed() {
      if element.tag.name == tag.name { return depth }
      if element.tag.isField, !tag.isField { return nil }
    }
    return nil
  }

  private mutating func readStartTag(_ tag: LooseTag) {
    let feedTag = FeedTag(tag.name, prefix: prefix)
    if feedTag.isContainer, open.contains(where: { $0.tag.name == feedTag.name }) {
      repaired += 1
      position = tag.end
      return
    }
    closeWhatEnds(before: feedTag)
    guard open.count < Self.deepest else { return isInBody ? escape() : copy(to: text.endIndex) }
    let isVoid = isInBody && feedTag.isVoid
    let start = result.count
    if !isInBody { note(feedTag, startingAt: start) }
    if tag.isClean, !isVoid || tag.isEmpty {
      result += text[position..<tag.end]
    } else {
      result += tag.markup(isEmpty: tag.isEmpty || isVoid)
      repaired += 1
    }
    if !tag.isEmpty, !isVoid {
      open.append(OpenTag(tag: feedTag, written: tag.name, source: position..<tag.end, place: start..<result.count))
    }
    hasRoot = true
    position = tag.end
  }

  private mutating func closeWhatEnds(before tag: FeedTag) {
    if tag.isItem, let other = open.dropFirst().firstIndex(where: { !$0.tag.holdsItems }) { return close(downTo: other) }
    if tag.isFieldOnly, let body = open.firstIndex(where: \.tag.isBody), !open[body...].contains(where: { $0.tag.name.contains("source") })
    {
      return close(downTo: body)
    }
    guard let last = open.last else { return }
    if (last.tag.isLeaf && tag.isField) || (last.tag.endsBeforeItsLike && last.tag.name == tag.name) { close(downTo: open.count - 1) }
  }

  /// Records that this element cannot be inside the innermost open one.
  private mutating func note(_ tag: FeedTag, startingAt start: Int) {
    guard let last = open.indices.last, open[last].firstOutside == nil, tag.cannotBeInside(open[last].tag) else { return }
    open[last].firstOutside = (tag, start)
  }

  /// Ends all elements from this depth on. Elements that are neither HTML nor feed elements become text again.
  /// - Parameter hasEndTag: whether the outermost of these elements is closed, and the others are not.
  private mutating func close(downTo depth: Int, hasEndTag: Bool = false, countsLast: Bool = true) {
    while open.count > depth, let element = open.popLast() {
      let isLast = open.count == depth
      if isLast, !countsLast {
        result += Array("</\(element.written)>".utf8)
      } else if !element.tag.isHTML, !element.tag.isField, open.contains(where: \.tag.isBody) {
        result.replaceSubrange(element.place, with: Array("&lt;".utf8) + text[element.source].dropFirst())
        repaired += 1
      } else if let firstOutside = element.firstOutside, !isLast || !hasEndTag {
        let end = Array("</\(element.written)>".utf8)
        result.insert(contentsOf: end, at: firstOutside.start)
        repaired += 1
        if !isLast { note(firstOutside.tag, startingAt: firstOutside.start + end.count) }
      } else {
        write("</\(element.written)>")
      }
    }
  }

  private var isInBody: Bool { open.contains(where: \.tag.isBody) }

  private func stands(_ word: String) -> Bool { text[position...].starts(with: word.utf8) }

  private mutating func copy(to end: Int) {
    result += text[position..<end]
    position = end
  }

  /// Removes a comment or a processing instruction, but keeps its line breaks. One without an end is text. XML forbids two dashes in
  /// comments, and XML declarations that are not at the start.
  private mutating func drop(through word: String) {
    guard let end = end(of: word) else { return escape() }
    let inside = text[position..<end].dropFirst(2).dropLast(word.utf8.count)
    let isForbidden = word == "-->" ? inside.dropFirst(2).hasTwoDashes : inside.starts(with: "xml ".utf8)
    if isForbidden { repaired += 1 }
    result += text[position..<end].filter { $0 == UInt8(ascii: "\n") }
    position = end
  }

  /// The index after the next `word`. A failed search is remembered, so that many openings without an end do not take quadratic time.
  private mutating func end(of word: String) -> Int? {
    guard !missing.contains(word) else { return nil }
    if let end = text[position...].endIndex(ofFirst: word) { return end }
    missing.insert(word)
    return nil
  }

  private mutating func escape() {
    write("&lt;")
    position += 1
  }

  private mutating func write(_ markup: String) {
    result += Array(markup.utf8)
    repaired += 1
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hasTwoDashes: Bool {
    last == UInt8(ascii: "-") || zip(self, dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-") }
  }
}
