internal import CoreDomain
internal import Markup

/// Reads titles with HTML as plain text in one line. Character references are decoded by the rules of HTML, and white space is collapsed.
package struct HTMLTitle {
  private var words: [UInt8] = []

  /// A title that its publisher calls HTML. Only the tags of HTML elements are removed, because titles also contain "a < b" and "Vec<T>".
  package static func html(_ html: String) -> String {
    read(html) { text, tokens in
      var isHidden = false
      while let token = tokens.next() {
        switch token {
        case .text(let bytes): if !isHidden { text.append(bytes) }
        case .start(let tag), .end(let tag): if !HTMLTags.inline.contains(tag.name) { text.words.append(UInt8(ascii: " ")) }
        case .comment: break
        }
        if case .start(let tag) = token { isHidden = HTMLTags.hiddenText.contains(tag.name) } else { isHidden = false }
      }
    }
  }

  /// A title. It is text, in which only pairs of inline tags, a pair around the whole title, and line breaks are markup: `<b>new</b>`, but not
  /// `Why <table> is back` (https://www.rssboard.org/rss-profile#data-types-characterdata).
  package static func text(_ html: String) -> String {
    read(html) { text, tokens in
      var all: [HTMLTokenizer.Token] = []
      while let token = tokens.next() { all.append(token) }
      let pairs = pairs(of: all)
      for (index, token) in all.enumerated() {
        switch token {
        case .text(let bytes): text.append(bytes)
        case .start(let tag), .end(let tag):
          if pairs.contains(index) { continue }
          if !isMarkup(tag, at: index, in: all) {
            text.append(tag.source)
          } else if tag.name != "wbr" {
            text.words.append(UInt8(ascii: " "))
          }
        case .comment(let bytes): if !bytes.starts(with: "<!--".utf8) { text.append(bytes) }
        }
      }
    }
  }

  /// A text without tags, with its line breaks. References are decoded.
  package static func withoutReferences(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return ControlCharacters.removed(from: text) }
    var text = text
    let words = text.withUTF8 { bytes in
      var text = HTMLTitle()
      text.append(bytes[...])
      return text.words
    }
    return ControlCharacters.text(words)
  }

  private static func read(_ html: String, _ convert: (inout HTMLTitle, inout HTMLTokenizer) -> Void) -> String {
    var html = html
    let words: [UInt8]? = html.withUTF8 { bytes in
      guard bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return nil }
      var text = HTMLTitle()
      text.words.reserveCapacity(bytes.count)
      // `<a@example.org>` is an email address.
      var tokens = HTMLTokenizer(bytes, isElement: HTMLTags.all.contains)
      convert(&text, &tokens)
      return text.words
    }
    return (words.map(ControlCharacters.text) ?? html).collapsingWhitespace()
  }

  private mutating func append(_ bytes: HTMLTokenizer.Bytes) {
    var rest = bytes
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      words.append(contentsOf: rest[..<sign])
      guard let reference = HTMLReference.read(rest[sign...]) else {
        words.append(UInt8(ascii: "&"))
        rest = rest[(sign + 1)...]
        continue
      }
      words.append(contentsOf: reference.text.utf8)
      rest = rest[(sign + reference.length)...]
    }
    words.append(contentsOf: rest)
  }

  /// The indices of the tags that are a pair of inline tags, or a pair around everything.
  private static func pairs(of tokens: [HTMLTokenizer.Token]) -> Set<Int> {
    var open: [String: [Int]] = [:]
    var pairs: Set<Int> = []
    for (index, token) in tokens.enumerated() {
      switch token {
      case .start(let tag): open[tag.name, default: []].append(index)
      case .end(let tag):
        guard let start = open[tag.name]?.popLast() else { continue }
        let isWhole = start == 0 && index == tokens.count - 1
        if isWhole || HTMLTags.inline.contains(tag.name) { pairs.formUnion([start, index]) }
      case .text, .comment: continue
      }
    }
    return pairs
  }

  /// Whether a tag without an end tag is markup, and no word of the title: `a<br>b`, but not `The <br> tag`.
  private static func isMarkup(_ tag: HTMLTokenizer.Tag, at index: Int, in tokens: [HTMLTokenizer.Token]) -> Bool {
    guard tag.name == "br" || tag.name == "wbr" || tag.name == "img" else { return false }
    let isSpace = { (byte: UInt8?) in byte.map { $0 <= 0x20 } ?? false }
    guard index > 0, index + 1 < tokens.count, case .text(let before) = tokens[index - 1], case .text(let after) = tokens[index + 1] else {
      return true
    }
    let isAlone = !before.contains { $0 > 0x20 } && !after.contains { $0 > 0x20 }
    return isAlone || !(isSpace(before.last) && isSpace(after.first))
  }
}
