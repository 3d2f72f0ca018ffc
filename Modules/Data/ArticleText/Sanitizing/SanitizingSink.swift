internal import Domain
internal import Markup

/// Writes the safe part of an HTML page.
struct SanitizingSink: MarkupSink {
  /// The actions at the end of an element.
  private struct Closing {
    var element: FragmentWriter.Element?
    /// The base of links outside the element.
    let base: WebURL?
  }

  private var writer = FragmentWriter()
  private var links: ContentLinks
  private var closings: [Closing] = []
  private var hiddenDepth = 0
  private var math: MathText?

  init(base: WebURL?) {
    links = ContentLinks(base: base)
  }

  /// The fragment, once every element has ended.
  var fragment: String { String(decoding: writer.bytes, as: UTF8.self) }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if math != nil {
      math?.start(name.local)
      return
    }
    guard hiddenDepth == 0, !SafeHTML.hidden.contains(name.local) else {
      hiddenDepth += 1
      return
    }
    closings.append(Closing(element: nil, base: links.base))
    // XHTML in Atom may set `xml:base` on any element. HTML has no such attribute, and using it there does no harm.
    if let base = attributes["xml:base"] { links.enter(base) }
    if name.local == "math" { math = MathText() }
    if let page = EmbeddedPage(name.local, attributes, links) { write(page) }
    guard SafeHTML.allows(name.local), let kept = kept(attributes, of: name.local) else { return }
    closings[closings.count - 1].element = writer.start(name.local, kept)
  }

  mutating func endElement(_ name: XMLName) {
    if math != nil {
      guard let formula = math?.end() else { return }
      math = nil
      write(formula)
    }
    guard hiddenDepth == 0 else {
      hiddenDepth -= 1
      return
    }
    guard let closing = closings.popLast() else { return }
    links.base = closing.base
    if let element = closing.element { writer.end(element) }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hiddenDepth == 0 else { return }
    if math != nil { math?.append(bytes) } else { writer.text(bytes) }
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { writer.text($0) }
  }

  /// Writes a link to a page inside the article.
  private mutating func write(_ page: EmbeddedPage) {
    let link = writer.start("a", [FragmentWriter.Attribute(name: "href", value: page.url)])
    write(page.title)
    if let link { writer.end(link) }
    write(" ")
  }

  /// The attributes that an element keeps. Nil when the element itself is removed: a tracking pixel, or a picture without a source.
  private func kept(_ attributes: XMLAttributes, of element: String) -> [FragmentWriter.Attribute]? {
    guard !attributes.isEmpty else { return element == "img" || element == "source" ? nil : [] }
    if element == "img", TrackingPixel.isMeant(by: attributes) { return nil }
    let kept = attributes.all.compactMap { name, value -> FragmentWriter.Attribute? in
      guard let kind = SafeHTML.value(of: name.local, in: element) else { return nil }
      return links.checked(value, as: kind).map { FragmentWriter.Attribute(name: name.local, value: $0) }
    }
    switch element {
    case "img": return kept.contains { ["src", "srcset", "alt"].contains($0.name) } ? kept : nil
    case "source": return kept.contains { ["src", "srcset"].contains($0.name) } ? kept : nil
    default: return kept
    }
  }
}
