internal import CoreDomain
internal import Markup

/// Writes the safe part of an HTML page.
struct SanitizingSink: MarkupSink {
  /// The actions at the end of an element.
  private struct Closing {
    var element: FragmentWriter.Element?
    /// The base of links outside the element.
    let base: WebURL?
  }

  /// A picture as it was written.
  private struct WrittenImage {
    let attributes: [FragmentWriter.Attribute]
    let isInNoscript: Bool
    let bytes: Range<Int>
  }

  private static let media: Set<String> = ["audio", "video"]

  private var writer = FragmentWriter()
  private var lastPicture: WrittenImage?
  private var noscriptDepth = 0
  /// The number of open `video` and `audio` elements.
  private var mediaDepth = 0
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
      math?.start(name.local, attributes)
      return
    }
    guard hiddenDepth == 0, !ElementDisplay.isHidden(name.local, attributes) else {
      hiddenDepth += 1
      return
    }
    if name.local == "option", let label = FormField.label(of: name.local, attributes) {
      writeLine(label)
      hiddenDepth += 1
      return
    }
    closings.append(Closing(element: nil, base: links.base))
    // XHTML in Atom may set `xml:base` on any element. HTML has no such attribute, and using it there does no harm.
    if let base = attributes["xml:base"] { links.enter(base) }
    if name.local == "math" { math = MathText() }
    let tag = AMPElement.htmlName(of: name.local)
    if let page = IframeOrEmbedLink(tag, attributes, links) { write(page) }
    if let label = FormField.label(of: tag, attributes) { writeLine(label) }
    if tag == "input", let text = FormField.text(ofInput: attributes) { write(text) }
    if tag == "noscript" { noscriptDepth += 1 }
    if Self.media.contains(tag) { mediaDepth += 1 }
    let element = SanitizerAllowlist.replacements[tag] ?? tag
    guard SanitizerAllowlist.allows(element), let kept = kept(attributes, of: element) else { return }
    if element == "img", isWritten(twinOf: kept) { return }
    let start = writer.bytes.count
    closings[closings.count - 1].element = writer.start(element, kept)
    if element == "img" { lastPicture = WrittenImage(attributes: kept, isInNoscript: noscriptDepth > 0, bytes: start..<writer.bytes.count) }
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
    if name.local == "noscript" { noscriptDepth -= 1 }
    if Self.media.contains(AMPElement.htmlName(of: name.local)) { mediaDepth -= 1 }
    if let element = closing.element { writer.end(element) }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hiddenDepth == 0 else { return }
    if math != nil { math?.append(bytes) } else { writer.text(bytes) }
  }

  private mutating func writeLine(_ text: String) {
    let line = writer.start("div", [])
    write(text)
    if let line { writer.end(line) }
  }

  /// Whether the picture that was just written is the same one: one of the two is in a `noscript`, for browsers that run no script. The file
  /// in the `noscript` is the real one.
  private mutating func isWritten(twinOf picture: [FragmentWriter.Attribute]) -> Bool {
    let isInNoscript = noscriptDepth > 0
    guard let last = lastPicture, last.isInNoscript != isInNoscript, last.bytes.upperBound == writer.bytes.count,
      ["src", "alt"].contains(where: { name in
        last.attributes.first { $0.name == name }?.value == picture.first { $0.name == name }?.value
      })
    else { return false }
    if isInNoscript {
      writer.remove(last.bytes)
      _ = writer.start("img", picture)
    }
    lastPicture = nil
    return true
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { writer.text($0) }
  }

  /// Writes a link to a page inside the article.
  private mutating func write(_ page: IframeOrEmbedLink) {
    let link = writer.start("a", [FragmentWriter.Attribute(name: "href", value: page.url)])
    write(page.title)
    if let link { writer.end(link) }
    write(" ")
  }

  /// The attributes that an element keeps. Nil when the element itself is removed: a tracking pixel, or a picture without a source.
  private func kept(_ attributes: XMLAttributes, of element: String) -> [FragmentWriter.Attribute]? {
    guard !attributes.isEmpty else { return element == "img" || element == "source" ? nil : [] }
    if element == "img", TrackingPixel.isPixel(attributes) { return nil }
    let mayBeLazy = element == "img" || element == "source" || Self.media.contains(element)
    let lazy = mayBeLazy ? LazyPicture.url(attributes) { links.picture($0) } : nil
    let replaced: [String] = lazy == nil ? [] : ["src", "srcset"]
    let omitted = AMPElement.hasProportionsOnly(attributes) ? replaced + ["width", "height"] : replaced
    var kept = attributes.all.compactMap { name, value -> FragmentWriter.Attribute? in
      guard let kind = SanitizerAllowlist.value(of: name.local, in: element), !omitted.contains(name.local) else { return nil }
      return links.checked(value, as: kind).map { FragmentWriter.Attribute(name: name.local, value: $0) }
    }
    // A `source` of a picture has no `src`.
    let isOfPicture = element == "source" && mediaDepth == 0
    if let lazy { kept.append(FragmentWriter.Attribute(name: isOfPicture ? "srcset" : "src", value: lazy)) }
    switch element {
    case "img": return kept.contains { ["src", "srcset", "alt"].contains($0.name) } ? kept : nil
    case "source": return kept.contains { ["src", "srcset"].contains($0.name) } ? kept : nil
    default: return kept
    }
  }
}
