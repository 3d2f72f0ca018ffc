internal import TextEncoding
internal import Domain
internal import Markup

/// Builds a document from the events of an HTML parser.
struct DocumentSink: MarkupSink {
  /// The action at the end of an element.
  private enum Closing {
    case nothing
    case line
    case heading
    case container
    case span
    case quotationMark
    case preformatted
    case hidden
  }

  private var containers = BlockStack()
  private var line = LineBuilder()
  private var closings: [Closing] = []
  private var headingLevel: Int?
  private var preformatted: [UInt8]?
  private var hiddenDepth = 0
  /// The base of links: outside all elements, then inside each open element.
  private var bases: [WebURL?]

  init(base: WebURL?) {
    bases = [base]
  }

  /// The document. Open elements are closed.
  var document: Document {
    var copy = self
    copy.endLine()
    return Document(blocks: copy.containers.closeAll())
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    let base = attributes["xml:base"].flatMap(url) ?? bases[bases.count - 1]
    bases.append(base)
    closings.append(hiddenDepth > 0 ? .nothing : start(name.local, attributes))
  }

  mutating func endElement(_ name: XMLName) {
    if bases.count > 1 { bases.removeLast() }
    switch closings.popLast() ?? .nothing {
    case .nothing: break
    case .line: endLine()
    case .heading:
      endLine()
      headingLevel = nil
    case .container:
      endLine()
      containers.close()
    case .span: line.closeSpan()
    case .quotationMark: line.append("”")
    case .preformatted: endPreformatted()
    case .hidden: hiddenDepth -= 1
    }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hiddenDepth == 0 else { return }
    if preformatted != nil { preformatted?.append(contentsOf: bytes) } else { line.append(bytes) }
  }

  private mutating func start(_ name: String, _ attributes: XMLAttributes) -> Closing {
    if preformatted != nil { return startInPreformatted(name) }
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endLine()
      headingLevel = name.last?.wholeNumberValue
      return .heading
    case "ul", "menu", "dir": return open(.list(isOrdered: false))
    case "ol": return open(.list(isOrdered: true))
    case "li" where containers.isInList: return open(.item)
    case "blockquote": return open(.quote)
    case "pre", "listing", "xmp":
      endLine()
      preformatted = []
      return .preformatted
    case "hr":
      endLine()
      containers.add(.rule)
      return .nothing
    case "br":
      line.breakLine()
      return .nothing
    case "td", "th":
      line.separateCells()
      return .nothing
    case "img":
      addImage(attributes)
      return .nothing
    case "dt":
      endLine()
      line.open(.strong)
      return .span
    case "q":
      line.append("“")
      return .quotationMark
    default:
      return startByKind(name, attributes)
    }
  }

  private mutating func startByKind(_ name: String, _ attributes: XMLAttributes) -> Closing {
    if HTMLTags.hidden.contains(name) || ["head", "title", "video", "audio"].contains(name) {
      hiddenDepth += 1
      return .hidden
    }
    if let span = span(name, attributes) {
      line.open(span)
      return .span
    }
    guard HTMLTags.block.contains(name) else { return .nothing }
    endLine()
    return .line
  }

  private func span(_ name: String, _ attributes: XMLAttributes) -> LineBuilder.Span? {
    switch name {
    case "em", "i", "cite", "dfn", "var": .emphasis
    case "strong", "b": .strong
    case "code", "tt", "samp", "kbd": .code
    // An empty link resolves to the base (RFC 3986 section 4.4).
    case "a": (attributes["href"]?.isWhitespace == true ? bases[bases.count - 1] : url(attributes["href"])).map { .link($0) }
    default: nil
    }
  }

  /// In preformatted text, only line breaks and hidden elements matter.
  private mutating func startInPreformatted(_ name: String) -> Closing {
    if name == "br" { preformatted?.append(0x0A) }
    guard HTMLTags.hidden.contains(name) else { return .nothing }
    hiddenDepth += 1
    return .hidden
  }

  private mutating func endPreformatted() {
    let text = ControlCharacters.text(preformatted ?? []).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    preformatted = nil
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    guard let first = text.firstIndex(where: { !isBlank($0) }), let last = text.lastIndex(where: { !isBlank($0) }) else { return }
    containers.add(.preformatted(text[first...last].joined(separator: "\n")))
  }

  /// Adds a picture, unless it is a tracking pixel.
  private mutating func addImage(_ attributes: XMLAttributes) {
    let url = url(attributes["src"])
    let words =
      (attributes["alt"]?.nonBlank ?? attributes["title"]).map { ControlCharacters.removed(from: $0).collapsingWhitespace() } ?? ""
    guard !TrackingPixel.isMeant(by: attributes), url != nil || !words.isEmpty else { return }
    line.append(.image(alternative: words, url))
  }

  private func url(_ link: String?) -> WebURL? {
    LinkResolver(bases: [bases[bases.count - 1]]).url(link)
  }

  private mutating func open(_ kind: BlockStack.Kind) -> Closing {
    endLine()
    return containers.open(kind) ? .container : .line
  }

  private mutating func endLine() {
    let spans = line.take()
    guard !spans.isEmpty else { return }
    containers.add(headingLevel.map { .heading(level: $0, spans) } ?? .paragraph(spans))
  }
}
