internal import CoreDomain
internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Builds a document from the events of an HTML parser.
struct HTMLDocumentBuilder: MarkupSink {
  /// The action at the end of an element.
  enum Action {
    case nothing
    case line
    case heading
    case span
    /// A span that is a line of its own.
    case spanLine
    case caption
    case footer
    case quotationMark
    case rubyText
    case preformatted
    case preformattedBlock
    case preformattedLink
    case noscript
    case media
    case hidden
  }

  private struct Closing {
    let action: Action
    /// The number of levels to close after the action.
    var levels = 0
  }

  var blocks = BlockStack()
  var line = LineBuilder()
  private var closings: [Closing] = []
  private var headingLevel: Int?
  var preformatted: PreformattedText?
  private var math: MathText?
  /// Whether `rp` has written the bracket before the next `rt`.
  private var hasRubyBracket = false
  private var hiddenDepth = 0
  /// The number of open `noscript` elements.
  private(set) var noscriptDepth = 0
  /// A film or recording without a URL, which may get one from a `source` inside it.
  var openMedia: EmbeddedMedia?
  /// The first `source` of the `picture` that is open, and whether a script would load it.
  var pictureSource: (url: WebURL, isLazy: Bool)?
  /// The last medium: an `embed` inside an `object` shows the same.
  var lastMedia: EmbeddedMedia?
  /// The number of `a` elements so far.
  private var position = 0
  private let footnotes: FootnoteIndex
  /// Whether a bracket that begins the next text closes the one before a reference to a footnote, which has brackets anyway.
  private var skipsBracket = false
  /// The base of links: outside all elements, then inside each open element.
  private(set) var bases: [WebURL?]

  init(base: WebURL?, footnotes: FootnoteIndex) {
    bases = [base]
    self.footnotes = footnotes
  }

  /// The document. Open elements are closed.
  var document: Document {
    var copy = self
    copy.endLine()
    return copy.blocks.closeAll(footnotes: footnotes.numbers.count)
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    let base = attributes["xml:base"].flatMap(url) ?? bases[bases.count - 1]
    bases.append(base)
    if name.local == "a" { position += 1 }
    if math != nil { math?.start(name.local, attributes) }
    closings.append(hiddenDepth > 0 || math != nil ? Closing(action: .nothing) : start(name.local, attributes))
  }

  mutating func endElement(_ name: XMLName) {
    guard let closing = closings.popLast() else { return }
    bases.removeLast()
    if let formula = math?.end() {
      math = nil
      line.append(ControlCharacters.removed(from: formula))
    }
    perform(closing.action)
    guard closing.levels > 0 else { return }
    endLine()
    for _ in 0..<closing.levels { blocks.close() }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hiddenDepth == 0 else { return }
    if math != nil {
      math?.append(bytes)
    } else if preformatted != nil {
      preformatted?.append(bytes)
    } else {
      line.append(bytes.dropFirst(skipsBracket && bytes.first == UInt8(ascii: "]") ? 1 : 0))
      skipsBracket = false
    }
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .nothing: break
    case .line: endLine()
    case .heading:
      endLine()
      headingLevel = nil
    case .span: line.closeSpan()
    case .spanLine:
      line.closeSpan()
      endLine()
    case .caption:
      let spans = line.take()
      if !spans.isEmpty { blocks.addCaption(spans) }
    case .footer:
      endLine()
      blocks.setFooter(false)
    case .quotationMark: line.closeQuotation()
    case .rubyText:
      if !hasRubyBracket { line.append(")") }
      hasRubyBracket = false
    case .preformatted: endPreformatted()
    case .preformattedBlock: preformatted?.edge()
    case .preformattedLink: preformatted?.closeLink()
    case .noscript: noscriptDepth -= 1
    case .media:
      if let openMedia { add(openMedia) }
      openMedia = nil
      endLine()
    case .hidden: hiddenDepth -= 1
    }
  }

  private mutating func start(_ name: String, _ attributes: XMLAttributes) -> Closing {
    if ElementDisplay.isHidden(name, attributes) || isLineNumber(attributes) {
      hiddenDepth += 1
      return Closing(action: .hidden)
    }
    let name = AMPElement.htmlName(of: name)
    if preformatted != nil { return Closing(action: startInPreformatted(name, attributes)) }
    if footnotes.number(ofNote: attributes["id"]) != nil || name == "a" && footnotes.number(ofNote: attributes["name"]) != nil {
      if let closing = startFootnote(name, attributes) { return closing }
    }
    return startContainer(name, attributes) ?? Closing(action: startText(name, attributes))
  }

  /// Starts an element that contains blocks; nil for other elements.
  private mutating func startContainer(_ name: String, _ attributes: XMLAttributes) -> Closing? {
    switch name {
    case "ul", "menu", "dir", "dl": open([.list(nil)])
    case "ol": open([.list(ListNumbering(attributes))])
    case "li" where blocks.isInList: open([.item(nil, value: attributes["value"].flatMap { HTMLLength($0)?.number })])
    case "dt" where blocks.isInList: openTerm()
    case "dd": open(blocks.isInList ? [.item(.definition, value: nil)] : [.list(nil), .item(.definition, value: nil)])
    case "details": open([.list(nil), .item(.details, value: nil)])
    case "blockquote": open([.quote])
    case "table": open([.table(isForLayout: ["presentation", "none"].contains(attributes["role"] ?? ""))])
    case "tr" where blocks.isInTable: open([.row])
    case "td" where blocks.isInRow || blocks.isInTable, "th" where blocks.isInRow || blocks.isInTable: open([cell(name, attributes)])
    default: nil
    }
  }

  private mutating func openTerm() -> Closing {
    let levels = open([.item(.term, value: nil)]).levels
    line.open(.strong)
    return Closing(action: .spanLine, levels: levels)
  }

  private func cell(_ name: String, _ attributes: XMLAttributes) -> BlockStack.Kind {
    .cell(TableGrid.Span(attributes), isHeader: name == "th")
  }

  private mutating func startText(_ name: String, _ attributes: XMLAttributes) -> Action {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endLine()
      headingLevel = name.last?.wholeNumberValue
      return .heading
    case _ where ElementDisplay.preformatted.contains(name):
      endLine()
      preformatted = PreformattedText()
      return .preformatted
    case "hr":
      endLine()
      blocks.add(.rule)
    // Two line breaks separate paragraphs.
    case "br": if line.isAfterBreak { endLine() } else { line.breakLine() }
    case "input": addInput(attributes)
    case "optgroup", "option":
      endLine()
      guard let label = FormField.label(of: name, attributes) else { return .line }
      line.append(label)
      endLine()
      guard name == "option" else { return .line }
      hiddenDepth += 1
      return .hidden
    case "area": addArea(attributes)
    case "noscript":
      noscriptDepth += 1
      return .noscript
    case "ruby": hasRubyBracket = false
    case "rt":
      if !hasRubyBracket { line.append("(") }
      return .rubyText
    case "rp": hasRubyBracket = true
    case "img": addImage(attributes)
    case "iframe", "object", "embed": addPage(attributes)
    case "video", "audio": return startMedia(name == "video" ? .video : .audio, attributes)
    case "source": addSource(attributes)
    case "math": math = MathText()
    case "dt", "summary":
      endLine()
      line.open(.strong)
      return .spanLine
    case "figcaption", "caption":
      endLine()
      return .caption
    case "tfoot" where blocks.isInTable:
      endLine()
      blocks.setFooter(true)
      return .footer
    case "sup", "sub":
      line.open(.shifted(name == "sup" ? .raised : .lowered))
      return .span
    case "picture":
      pictureSource = nil
      endLine()
      return .line
    case "q":
      line.openQuotation()
      return .quotationMark
    default: return startByKind(name, attributes)
    }
    return .nothing
  }

  private mutating func startByKind(_ name: String, _ attributes: XMLAttributes) -> Action {
    // A note needs no link back.
    if name == "a", footnotes.backlinks.contains(position), blocks.isInFootnote {
      hiddenDepth += 1
      return .hidden
    }
    if name == "a", let number = footnotes.references[position] {
      skipsBracket = line.dropBracket()
      line.append(.footnote(number))
      hiddenDepth += 1
      return .hidden
    }
    let isBlock = ElementDisplay.isBlock(name, attributes)
    if isBlock { endLine() }
    if let span = span(name, attributes) {
      line.open(span)
      return isBlock ? .spanLine : .span
    }
    return isBlock ? .line : .nothing
  }

  /// Whether an element has the numbers beside the lines of a program, which are not its text.
  private func isLineNumber(_ attributes: XMLAttributes) -> Bool {
    attributes["class"].map { $0.split(separator: " ").contains { ["lineno", "linenos", "line-number"].contains($0) } } ?? false
  }

  /// Starts a footnote: at its element, or at the name in its first line, which makes the element around it the footnote.
  private mutating func startFootnote(_ name: String, _ attributes: XMLAttributes) -> Closing? {
    guard let number = footnotes.number(ofNote: attributes["id"] ?? attributes["name"]) else { return nil }
    endLine()
    guard ["a", "span", "sup"].contains(name) else {
      return blocks.open(.footnote(number)) ? Closing(action: .line, levels: 1) : nil
    }
    guard let around = closings.indices.last else { return nil }
    if closings[around].levels > 0, blocks.isAtFootnote {
      blocks.close()
      closings[around].levels -= 1
    }
    if blocks.open(.footnote(number)) { closings[around].levels += 1 }
    return nil
  }

  func url(_ link: String?) -> WebURL? {
    RelativeLinkResolver(bases: [bases[bases.count - 1]]).url(link)
  }

  private mutating func open(_ kinds: [BlockStack.Kind]) -> Closing {
    endLine()
    return Closing(action: .line, levels: kinds.count { blocks.open($0) })
  }

  mutating func endLine() {
    let spans = line.take()
    guard !spans.isEmpty else { return }
    blocks.add(headingLevel.map { .heading(level: $0, spans) } ?? .paragraph(spans))
  }
}
