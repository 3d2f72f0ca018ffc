internal import CoreDomain
internal import Markup

/// Finds the footnotes of a page before it is read: a reference leads to its note, which follows later, and the note usually leads back.
///
/// A reference is a short link inside the page that is raised or called a footnote, or that is a number or a sign in brackets behind other text. Links are
/// identified by their position among the `a` elements.
struct FootnoteIndex: MarkupSink {
  private struct Link {
    let position: Int
    let target: String
    var isMarked: Bool
    /// Whether it stands behind text and an opening bracket.
    let isBehindBracket: Bool
    /// Whether text precedes it in its paragraph.
    let isBehindText: Bool
    /// Whether a reference leads to the link itself: it is the number before a note.
    let isNote: Bool
    var text: [UInt8] = []
  }

  /// The numbers of the notes by the decoded names of their elements, in the order of their first references.
  private(set) var numbers: [String: Int] = [:]
  /// The number of each reference.
  private(set) var references: [Int: Int] = [:]
  /// The short links to a place above them, and those that are the number before a note. A note needs neither.
  private(set) var backlinks: Set<Int> = []

  private let page: WebURL?
  private var candidates: [(position: Int, target: String)] = []
  private var wanted: Set<String> = []
  private var names: Set<String> = []
  private var targets: Set<String> = []
  private var position = 0
  private var raised = 0
  /// Whether the last character is an opening bracket.
  private var isBehindBracket = false
  /// Whether the present paragraph has text, other than brackets.
  private var isBehindText = false
  private var link: Link?

  /// The maximum length of the text of a reference or a link back, in bytes: `[12]`, `*`, `↩︎`.
  private static let longestText = 12
  private static let noteElements: Set<String> = ["li", "p", "div", "aside", "dd", "a", "span", "sup"]
  private static let signs = ["footnote", "noteref", "fnref", "endnote", "backref", "doc-backlink"]

  private init(page: WebURL?) {
    self.page = page
  }

  /// The footnotes of a page.
  static func index(of html: String, page: WebURL?) -> FootnoteIndex {
    var index = FootnoteIndex(page: page)
    guard html.utf8.contains(UInt8(ascii: "#")) else { return index }
    HTMLReader.read(html, into: &index)
    for (position, target) in index.candidates where index.targets.contains(target) {
      let number = index.numbers[target] ?? index.numbers.count + 1
      index.numbers[target] = number
      index.references[position] = number
    }
    return index
  }

  /// The number of the note whose element has this name; nil for another element.
  func number(ofNote name: String?) -> Int? { name.flatMap { numbers[Self.decoded($0)] } }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if ElementDisplay.blocks.contains(name.local) || name.local == "br" { isBehindText = false }
    if name.local == "sup" {
      raised += 1
      link?.isMarked = true
    }
    var isNote = false
    for id in [attributes["id"], name.local == "a" ? attributes["name"] : nil].compactMap({ $0.map(Self.decoded) }) {
      names.insert(id)
      guard wanted.contains(id), Self.noteElements.contains(name.local) else { continue }
      targets.insert(id)
      isNote = true
    }
    guard name.local == "a" else { return }
    position += 1
    link = target(of: attributes["href"]).map { target in
      let words = [attributes["class"], attributes["role"], attributes["epub:type"], attributes["rel"]].compactMap { $0 }.joined()
      return Link(
        position: position, target: target, isMarked: raised > 0 || Self.signs.contains { words.contains($0) },
        isBehindBracket: isBehindBracket, isBehindText: isBehindText, isNote: isNote)
    }
  }

  mutating func endElement(_ name: XMLName) {
    if name.local == "sup" { raised -= 1 }
    guard name.local == "a", let link else { return }
    self.link = nil
    let text = String(decoding: link.text, as: UTF8.self).trimmingWhitespace()
    guard !text.isEmpty, link.text.count <= Self.longestText else { return }
    if link.isNote {
      backlinks.insert(link.position)
      return
    }
    if names.contains(link.target) {
      backlinks.insert(link.position)
      guard targets.contains(link.target) else { return }
    }
    let isInBrackets = link.isBehindBracket || text.hasPrefix("[") && text.hasSuffix("]")
    guard link.isMarked || isInBrackets && link.isBehindText && Self.isNumberOrSign(text) else { return }
    candidates.append((link.position, link.target))
    if !names.contains(link.target) { wanted.insert(link.target) }
  }

  /// Whether a text has a digit, or at most two letters: `1`, `a`, `iv`, `*`, `n3`.
  private static func isNumberOrSign(_ text: String) -> Bool {
    text.contains(where: \.isNumber) || text.count(where: \.isLetter) <= 2
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    isBehindBracket = bytes.last == UInt8(ascii: "[")
    if link == nil { isBehindText = isBehindText || bytes.contains { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") } }
    guard let link, link.text.count <= Self.longestText else { return }
    self.link?.text.append(contentsOf: bytes.prefix(Self.longestText + 1))
  }

  /// The name of an element that a link inside the page leads to.
  private func target(of href: String?) -> String? {
    guard let href = href?.trimmingWhitespace(), let mark = href.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let target = Self.decoded(String(href[href.utf8.index(after: mark)...]))
    guard !target.isEmpty, href.hasPrefix("#") || page.map({ href[..<mark] == $0.text[...] }) == true else { return nil }
    return target
  }

  /// A name without escapes: many programs write them in links only (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
  private static func decoded(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "%")) ? String(decoding: PercentEncoding.decoded(name[...]), as: UTF8.self) : name
  }
}
