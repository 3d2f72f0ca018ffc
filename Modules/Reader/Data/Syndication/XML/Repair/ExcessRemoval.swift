internal import Markup
internal import TextEncoding

/// Leaves out the parts of a document that are beyond a limit of the XML parser, so that the items after them can be read.
///
/// Left out are the text between two tags when it is too long, with its CDATA sections; comments and processing instructions that are too
/// long; long values in tags that are too long; surplus attributes; the tags of elements that are nested too deeply; and tags and attributes
/// with new names when the document has too many names. Everything else is copied.
struct ExcessRemoval {
  /// The number of parts that were left out.
  private(set) var leftOut = 0

  private let text: ArraySlice<UInt8>
  private let limits = XMLLimits.default
  private var position: Int
  private var result: [UInt8] = []
  private var depth = 0
  private var names: Set<ArraySlice<UInt8>> = []
  /// Where the text since the last tag begins in the result.
  private var textStart = 0
  /// The number of bytes of the text since the last tag, without markup.
  private var textBytes = 0

  /// Far fewer than the parser accepts: for each name, it keeps up to three.
  private static let maximumNames = 600
  private static let longestName = 1_000
  private static let maximumAttributes = 500
  /// The maximum length of a value in a tag that is too long.
  private static let longestValue = 64 << 10
  /// The maximum length of a reference, as in `XMLRepair`.
  private static let longestReference = 40

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// The shorter document.
  mutating func run() -> [UInt8] {
    var prologue = XMLPrologue(text)
    prologue.skip()
    result += text[..<prologue.position]
    position = prologue.position
    textStart = result.count
    while position < text.endIndex {
      takeText(to: text[position...].firstIndex(of: UInt8(ascii: "<")) ?? text.endIndex, isMarkup: true)
      guard position < text.endIndex else { break }
      if stands("<![CDATA[") {
        takeText(to: end(of: "]]>"), isMarkup: false)
      } else if stands("<!--") {
        takeInvisible(to: end(of: "-->"))
      } else if stands("<?") {
        takeInvisible(to: end(of: "?>"))
      } else {
        takeTag()
      }
    }
    return result
  }

  /// Copies text, unless the text since the last tag is too long. Then all of it is left out.
  private mutating func takeText(to end: Int, isMarkup: Bool) {
    let wasTooLong = textBytes > limits.textBytes
    textBytes += isMarkup ? Self.length(of: text[position..<end]) : end - position
    if textBytes <= limits.textBytes {
      result += text[position..<end]
    } else if !wasTooLong {
      result.removeSubrange(textStart...)
      leftOut += 1
    }
    position = end
  }

  /// The length of a text with each reference as one byte.
  private static func length(of text: ArraySlice<UInt8>) -> Int {
    guard text.count > longestReference else { return text.count }
    var (length, position) = (0, text.startIndex)
    while position < text.endIndex {
      length += 1
      let rest = text[position...].prefix(longestReference)
      let end = text[position] == UInt8(ascii: "&") ? rest.firstIndex(of: UInt8(ascii: ";")) : nil
      position = (end ?? position) + 1
    }
    return length
  }

  private mutating func takeInvisible(to end: Int) {
    if end - position <= limits.textBytes { result += text[position..<end] } else { leftOut += 1 }
    position = end
  }

  private mutating func takeTag() {
    let tag = Tag(in: text, at: position)
    defer {
      position = tag.end
      (textStart, textBytes) = (result.count, 0)
    }
    if tag.isEnd {
      let isKept = depth <= limits.depth && isKnown(tag.name)
      depth = max(depth - 1, 0)
      if isKept { result += text[position..<tag.end] }
      return
    }
    let isTooDeep = depth >= limits.depth
    if isTooDeep, depth == limits.depth { leftOut += 1 }
    if !tag.isEmpty { depth += 1 }
    guard !isTooDeep else { return }
    guard learns(tag.name) else {
      leftOut += 1
      return
    }
    let isTooLong = tag.end - position > limits.textBytes
    let kept = tag.attributes.prefix(Self.maximumAttributes).filter { attribute in
      learns(attribute.name) && (!isTooLong || attribute.value.count <= Self.longestValue)
    }
    guard kept.count < tag.attributes.count else {
      result += text[position..<tag.end]
      return
    }
    leftOut += 1
    result += [UInt8(ascii: "<")] + tag.name
    for attribute in kept { result += [UInt8(ascii: " ")] + attribute.name + [UInt8(ascii: "=")] + attribute.value }
    result += Array(tag.isEmpty ? "/>".utf8 : ">".utf8)
  }

  /// Whether a name may be used, because it is known or there is room for it.
  private mutating func learns(_ name: ArraySlice<UInt8>) -> Bool {
    if isKnown(name) { return true }
    guard names.count < Self.maximumNames, name.count <= Self.longestName else { return false }
    names.insert(name)
    return true
  }

  private func isKnown(_ name: ArraySlice<UInt8>) -> Bool { names.contains(name) }

  private func stands(_ word: String) -> Bool { text[position...].starts(with: word.utf8) }

  /// The index after the next `word`, or the end of the text.
  private func end(of word: String) -> Int { text[position...].endIndex(ofFirst: word) ?? text.endIndex }
}

/// A tag of well-formed XML.
private struct Tag {
  let name: ArraySlice<UInt8>
  let isEnd: Bool
  /// Whether the tag ends with `/>`.
  let isEmpty: Bool
  /// The index after the tag.
  let end: Int
  /// The attributes; a value includes its quotation marks.
  private(set) var attributes: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []

  /// Reads the tag whose `<` is at `start`. A tag without an end ends with the text.
  init(in text: ArraySlice<UInt8>, at start: Int) {
    var position = start + 1
    isEnd = position < text.endIndex && text[position] == UInt8(ascii: "/")
    if isEnd { position += 1 }
    name = Self.word(in: text, at: position)
    position = name.endIndex
    while position < text.endIndex, text[position] != UInt8(ascii: ">") {
      let word = Self.word(in: text, at: position)
      let sign = text[word.endIndex...].drop(while: \.isTagSpace)
      guard !word.isEmpty, sign.first == UInt8(ascii: "=") else {
        position = max(word.endIndex, position + 1)
        continue
      }
      let rest = sign.dropFirst().drop(while: \.isTagSpace)
      guard let quote = rest.first, let end = rest.dropFirst().firstIndex(of: quote) else {
        position = text.endIndex
        break
      }
      attributes.append((word, rest[...end]))
      position = end + 1
    }
    isEmpty = position > start && position < text.endIndex && text[position - 1] == UInt8(ascii: "/")
    end = min(position + 1, text.endIndex)
  }

  private static func word(in text: ArraySlice<UInt8>, at start: Int) -> ArraySlice<UInt8> {
    text[start...].prefix { !$0.isTagSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
  }
}
