internal import ArticleText
internal import CoreDomain
internal import Markup
internal import TextEncoding

/// Reads a page into a tree, without what no reader sees or reads: scripts, hidden elements, drawings, and the fields of forms.
struct PageReader: MarkupSink {
  private var page: PageTree
  /// The open elements, outermost first.
  private var open = [0]
  /// The number of open elements that are left out.
  private var omitted = 0
  private var title: [UInt8]?
  private var hasBase = false
  private var titles: [String: String] = [:]

  private static let leftOut: Set<String> = [
    "button", "canvas", "dialog", "frame", "menu", "meter", "nav", "progress", "select", "svg", "textarea", "title", "script",
  ]
  /// The elements of which only the attributes count. The texts in them are for browsers that do not know them.
  private static let leaves: Set<String> = ["amp-img", "embed", "iframe", "object"]
  private static let media: Set<String> = ["audio", "video"]

  private init(base: WebURL) { page = PageTree(base: base) }

  /// The tree of a page.
  static func page(of html: [UInt8], base: WebURL) -> PageTree {
    let source = PageSource(html)
    var reader = PageReader(base: base)
    HTMLReader.read(source.html, into: &reader)
    reader.page.close(0)
    reader.page.isForSubscribers = source.isForSubscribers
    reader.page.title = reader.bestTitle
    return reader.page
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    guard omitted == 0 else {
      omitted += 1
      return
    }
    readHead(name.local, attributes)
    let isLeftOut = Self.leftOut.contains(name.local) || name.local == "input" && attributes["type"]?.lowercased() != "checkbox"
    // The elements in the head are hidden one by one.
    let isHidden = name.local != "head" && ElementDisplay.isHidden(name.local, attributes)
    guard !isLeftOut, !isHidden, let parent = open.last,
      let element = page.open(name.local, Self.kept(attributes, of: name.local), in: parent)
    else {
      omitted = 1
      return
    }
    if Self.leaves.contains(name.local) { omitted = 1 } else { open.append(element) }
  }

  mutating func endElement(_ name: XMLName) {
    guard omitted > 0 else {
      if open.count > 1 { page.close(open.removeLast()) }
      return
    }
    omitted -= 1
    guard omitted == 0 else { return }
    if let title, titles["title"] == nil { titles["title"] = String(decoding: title, as: UTF8.self) }
    title = nil
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if omitted > 0 {
      title?.append(contentsOf: bytes)
    } else if let parent = open.last, !Self.media.contains(page.nodes[parent].name) {
      page.append(bytes, in: parent)
    }
  }

  private mutating func readHead(_ name: String, _ attributes: XMLAttributes) {
    switch name {
    case "title": title = []
    // Only the first `base` element counts (https://html.spec.whatwg.org/#the-base-element).
    case "base" where !hasBase:
      guard let link = attributes["href"] else { return }
      page.base = RelativeLinkResolver(bases: [page.base]).url(link) ?? page.base
      hasBase = true
    case "meta" where attributes["http-equiv"]?.lowercased() == "refresh":
      // In a `noscript`, it leads browsers without scripts to another page.
      if let parent = open.last, page.nodes[parent].name != "noscript" { page.isReloaded = true }
    case "meta":
      guard let property = attributes["property"] ?? attributes["name"], let content = attributes["content"] else { return }
      if titles[property] == nil, property == "og:title" { titles[property] = content }
    case "input" where attributes["type"]?.lowercased() == "password": page.hasPassword = true
    default: break
    }
  }

  /// What the page calls itself to other sites, which is its title without the name of the site; otherwise the title of its window.
  private var bestTitle: String? {
    ["og:title", "title"].lazy.compactMap { titles[$0].map(HTMLTitle.text)?.nonBlank }.first
  }

  /// The attributes without styles, except those of images, which may hide a tracking pixel, and without handlers.
  private static func kept(_ attributes: XMLAttributes, of element: String) -> [PageTree.Attribute] {
    guard !attributes.isEmpty else { return [] }
    var kept: [PageTree.Attribute] = []
    attributes.forEach { _, _, name, value in
      if !name.hasPrefix("on"), name != "style" || element == "img" { kept.append(PageTree.Attribute(name: name, value: value)) }
    }
    return kept
  }
}
