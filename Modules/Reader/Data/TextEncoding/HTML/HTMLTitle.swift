internal import CoreDomain
internal import Markup

/// Reads titles with HTML as plain text in one line. Character references are decoded by the rules of HTML, and white space is collapsed.
package struct HTMLTitle {
  private var words: [UInt8] = []
  private var joinsSurrogates = true

  /// A title that its publisher calls HTML. Only the tags of HTML elements are removed, because titles also contain "a < b" and "Vec<T>".
  package static func html(_ html: String) -> String { self.html(html, isEarlier: false) }

  /// A title that its publisher calls HTML, as earlier versions read it.
  package static func earlierHTML(_ html: String) -> String { self.html(html, isEarlier: true) }

  private static func html(_ html: String, isEarlier: Bool) -> String {
    read(html) { text, tokens in
      text.joinsSurrogates = !isEarlier
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

  /// A title. It is text, in which only pairs of tags that touch words, a pair around the whole title, line breaks, and a tag where the title
  /// was cut are markup: `<b>new</b>`, but not `Why <table> is back` (https://www.rssboard.org/rss-profile#data-types-characterdata).
  package static func text(_ html: String) -> String { text(html, isEarlier: false) }

  /// A title as earlier versions read it, for which pairs of block tags were text, and the numbers of surrogates no characters. Stored
  /// articles may be identified by it.
  package static func earlierText(_ html: String) -> String { text(html, isEarlier: true) }

  private static func text(_ html: String, isEarlier: Bool) -> String {
    read(html) { text, tokens in
      text.joinsSurrogates = !isEarlier
      var all: [HTMLTokenizer.Token] = []
      while let token = tokens.next() {
        if isEarlier || !all.isEmpty || !token.isBlank { all.append(token) }
      }
      while !isEarlier, all.last?.isBlank == true { all.removeLast() }
      let pairs = pairs(of: all, isEarlier: isEarlier)
      for (index, token) in all.enumerated() {
        switch token {
        case .text(let bytes): text.append(bytes)
        case .start(let tag), .end(let tag):
          let isAtCut = !isEarlier && isCut(tag, at: index, in: all)
          if !pairs.contains(index), !isAtCut, !isMarkup(tag, at: index, in: all) {
            text.append(tag.source)
          } else if !HTMLTags.inline.contains(tag.name) {
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
      guard let reference = HTMLReference.read(rest[sign...], joinsSurrogates: joinsSurrogates) else {
        words.append(UInt8(ascii: "&"))
        rest = rest[(sign + 1)...]
        continue
      }
      words.append(contentsOf: reference.text.utf8)
      rest = rest[(sign + reference.length)...]
    }
    words.append(contentsOf: rest)
  }

  /// The block elements that publishers put around words. Titles seldom name them; many name `<head>` and `<table>`.
  private static let wordBlocks: Set<String> = ["blockquote", "center", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "ul"]

  /// The indices of the tags that are a pair of inline tags, a pair around everything, or a pair of block tags around words.
  private static func pairs(of tokens: [HTMLTokenizer.Token], isEarlier: Bool) -> Set<Int> {
    var open: [String: [(index: Int, words: Int)]] = [:]
    var pairs: Set<Int> = []
    var words = 0
    for (index, token) in tokens.enumerated() {
      switch token {
      case .start(let tag): open[tag.name, default: []].append((index, words))
      case .end(let tag):
        guard let start = open[tag.name]?.popLast() else { continue }
        let isWhole = start.index == 0 && index == tokens.count - 1
        let isAroundWords =
          !isEarlier && words > start.words && wordBlocks.contains(tag.name) && !hasSpaceInside(from: start.index, to: index, in: tokens)
        if isWhole || isAroundWords || HTMLTags.inline.contains(tag.name) { pairs.formUnion([start.index, index]) }
      case .text: words += token.isBlank ? 0 : 1
      case .comment: continue
      }
    }
    return pairs
  }

  /// Whether white space follows the start tag of a pair, or precedes its end tag, as in `The <p> tag and the </p> tag`.
  private static func hasSpaceInside(from start: Int, to end: Int, in tokens: [HTMLTokenizer.Token]) -> Bool {
    if case .text(let after) = tokens[start + 1], isSpace(after.first) { return true }
    if case .text(let before) = tokens[end - 1], isSpace(before.last) { return true }
    return false
  }

  private static func isSpace(_ byte: UInt8?) -> Bool { byte.map { $0 <= 0x20 } ?? false }

  /// Whether an inline tag without its other half is the first or the last of a title, and touches a word: `<strong>a`, `a</b>`. The title
  /// was cut there.
  private static func isCut(_ tag: HTMLTokenizer.Tag, at index: Int, in tokens: [HTMLTokenizer.Token]) -> Bool {
    guard HTMLTags.inline.contains(tag.name), tokens.count > 1 else { return false }
    let isWord = { (byte: UInt8?) in byte.map { $0 >= 0x80 || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) } ?? false }
    switch tokens[index] {
    case .start: if index == 0, case .text(let after) = tokens[1] { return isWord(after.first) }
    case .end: if index == tokens.count - 1, case .text(let before) = tokens[index - 1] { return isWord(before.last) }
    case .text, .comment: break
    }
    return false
  }

  /// Whether a tag without an end tag is markup, and no word of the title: `a<br>b`, but not `The <br> tag`.
  private static func isMarkup(_ tag: HTMLTokenizer.Tag, at index: Int, in tokens: [HTMLTokenizer.Token]) -> Bool {
    guard tag.name == "br" || tag.name == "wbr" || tag.name == "img" else { return false }
    guard index > 0, index + 1 < tokens.count, case .text(let before) = tokens[index - 1], case .text(let after) = tokens[index + 1] else {
      return true
    }
    let isAlone = !before.contains { $0 > 0x20 } && !after.contains { $0 > 0x20 }
    return isAlone || !(isSpace(before.last) && isSpace(after.first))
  }
}

extension HTMLTokenizer.Token {
  /// Whether the token is a text of white space.
  fileprivate var isBlank: Bool {
    if case .text(let bytes) = self { !bytes.contains { $0 > 0x20 } } else { false }
  }
}
