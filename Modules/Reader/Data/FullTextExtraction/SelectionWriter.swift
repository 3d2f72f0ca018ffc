internal import ArticleText

/// Writes the selected parts of a page as HTML, which is still to be sanitized.
struct SelectionWriter {
  private let page: PageTree
  private let selection: TextSelection
  private var bytes: [UInt8] = []
  /// Whether the page has one heading of the first level. Manuals have one for each section.
  private let isOnlyTitle: Bool
  /// Whether the text has begun, so that the next heading is no title.
  private var hasText = false

  /// Elements that are nothing without what was around them, and those that a fragment cannot have.
  private static let replaced: Set<String> = ["body", "center", "dialog", "dir", "fieldset", "form", "html", "main", "search"]
  private static let tableParts: Set<String> = ["caption", "tbody", "td", "tfoot", "th", "thead", "tr"]
  private static let voids: Set<String> = ["br", "col", "embed", "hr", "iframe", "img", "input", "object", "source", "track", "wbr"]
  /// The number of nodes of a title. Reading each of many headings inside each other would take long.
  private static let largestTitle = 100
  /// The size of a heading that is recognized in a title with the name of the site.
  private static let shortestTitle = 10
  /// A heading behind more text than this is no title.
  private static let longestOpening = 150
  /// The signs of a link beside a heading, which leads to the heading itself.
  private static let anchors: Set<String> = ["#", "¶", "§", "🔗", "link"]

  private init(_ selection: TextSelection, _ page: PageTree) {
    (self.selection, self.page) = (selection, page)
    isOnlyTitle = page.nodes.count { $0.name == "h1" } == 1
  }

  static func html(of selection: TextSelection, in page: PageTree) -> String {
    var writer = SelectionWriter(selection, page)
    for part in selection.parts { writer.write(part) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ part: Int) {
    var open: [(end: Int, name: String)] = []
    var opening = 0
    var index = part
    while index < page.nodes[part].end {
      while let last = open.last, last.end <= index { close(&open) }
      let node = page.nodes[index]
      guard !selection.marks[index], !isLeftOut(index) else {
        index = node.end
        continue
      }
      if node.isText {
        opening += node.weight
        hasText = hasText || opening > Self.longestOpening
        page.bytes[node.text].withUnsafeBufferPointer { HTMLEscaping.append($0, to: &bytes) }
      } else {
        let name = Self.name(of: node.name, isRoot: index == part, isBlock: page.isBlock(index))
        start(name, node.attributes)
        if !Self.voids.contains(name) { open.append((node.end, name)) }
      }
      index += 1
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func start(_ name: String, _ attributes: [PageTree.Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes where Self.isName(attribute.name) {
      bytes.append(contentsOf: " \(attribute.name)=\"".utf8)
      var value = attribute.value
      value.withUTF8 { HTMLEscaping.append($0, to: &bytes) }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func close(_ open: inout [(end: Int, name: String)]) {
    guard let last = open.popLast() else { return }
    bytes.append(contentsOf: "</\(last.name)>".utf8)
  }

  /// The name to write for an element. Sanitizing keeps only the content of those that it does not know, and blocks must stay apart.
  private static func name(of element: String, isRoot: Bool, isBlock: Bool) -> String {
    if element == "amp-img" { return "img" }
    if isRoot && tableParts.contains(element) || replaced.contains(element) { return "div" }
    return element.utf8.contains(UInt8(ascii: "-")) ? isBlock ? "div" : "span" : element
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || "-_:.".utf8.contains($0) }
  }

  private func isLeftOut(_ index: Int) -> Bool {
    let node = page.nodes[index]
    if node.name == "a", PageTree.headings.contains(page.nodes[node.block].name) { return Self.anchors.contains(page.text(of: index)) }
    guard PageTree.headings.contains(node.name) else { return false }
    return isTitle(index) || isWithoutText(index)
  }

  /// Whether a heading above the text is the title of the page, which a reader shows anyway.
  private func isTitle(_ index: Int) -> Bool {
    guard !hasText, page.nodes[index].end - index <= Self.largestTitle else { return false }
    if page.nodes[index].name == "h1", isOnlyTitle { return true }
    guard let title = page.title else { return false }
    let text = page.text(of: index)
    return text == title || text.utf8.count >= Self.shortestTitle && (title.hasPrefix(text) || title.hasSuffix(text))
  }

  /// Whether what stood below a heading is left out, and nothing else follows up to the next heading or the end of its part.
  private func isWithoutText(_ index: Int) -> Bool {
    var next = page.nodes[index].end
    var hasClutter = false
    let end = page.nodes[page.nodes[index].parent].end
    while next < end {
      let node = page.nodes[next]
      if selection.marks[next] {
        hasClutter = true
      } else if !(node.isText && node.weight == 0) {
        return hasClutter && PageTree.headings.contains(node.name)
      }
      next = node.end
    }
    return hasClutter
  }
}
