internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// Builds the spans of a paragraph or heading. White space is collapsed as in browsers (CSS Text 3 section 4.1.1).
struct LineBuilder {
  /// The style of a span.
  enum Span: Hashable {
    case emphasis
    case strong
    case code
    /// Text that is no longer valid, between marks as in GitHub Flavored Markdown (https://github.github.com/gfm/, section 6.5).
    case deleted
    case link(WebURL)
    case address(String)
    case shifted(SuperscriptOrSubscript)
  }

  private struct Level {
    let span: Span?
    var inlines: [Document.Inline] = []
  }

  /// The open spans, outermost first. The first level is the line itself.
  private var levels = [Level(span: nil)]
  /// The number of spans that exceed the depth limit and are still open.
  private var ignored = 0
  private var text: [UInt8] = []
  /// The number of open quotations.
  private var quotations = 0
  /// Whether a space must be written before the next word.
  private var owesSpace = false
  private var isAtStart = true
  /// Whether a space is the last thing on the line: a span after it was empty.
  private var isAfterSpace = false
  /// Whether a line break is the last thing on the line.
  private(set) var isAfterBreak = false

  /// Whether the line has no content, other than spaces.
  var isEmpty: Bool { isAtStart && levels.allSatisfy(\.inlines.isEmpty) }

  private static let deepest = 16

  /// Adds text. Control characters are dropped: a line that has only them is empty.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        owesSpace = !isAtStart && !isAfterSpace
      } else if byte > 0x20, byte != 0x7F {
        paySpace()
        text.append(byte)
      }
    }
  }

  /// Adds text.
  mutating func append(_ words: String) {
    append(words.utf8)
  }

  /// Adds an inline element that is not text.
  mutating func append(_ inline: Document.Inline) {
    paySpace()
    endText()
    levels[levels.count - 1].inlines.append(inline)
  }

  /// Drops a bracket at the end of the line. Returns whether there is one.
  mutating func dropBracket() -> Bool {
    guard text.last == UInt8(ascii: "["), !owesSpace else { return false }
    text.removeLast()
    return true
  }

  /// Begins a quotation (`q`). One inside another gets single marks.
  mutating func openQuotation() {
    quotations += 1
    append(quotations % 2 == 1 ? "“" : "‘")
  }

  mutating func closeQuotation() {
    append(quotations % 2 == 1 ? "”" : "’")
    quotations -= 1
  }

  /// Adds a line break; ignored at the start of a line.
  mutating func breakLine() {
    guard !isAtStart else { return }
    owesSpace = false
    append(.lineBreak)
    isAtStart = true
    isAfterBreak = true
  }

  mutating func open(_ span: Span) {
    guard levels.count < Self.deepest else {
      ignored += 1
      return
    }
    // A space before a span is outside the span.
    if owesSpace {
      paySpace()
      isAfterSpace = true
    }
    endText()
    levels.append(Level(span: span))
  }

  mutating func closeSpan() {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
    endText()
    guard levels.count > 1, var level = levels.popLast() else { return }
    // A line break at the end of a span belongs behind the span.
    let content = level.inlines.lastIndex { $0 != .lineBreak }.map { $0 + 1 } ?? 0
    let breaks = level.inlines[content...]
    level.inlines.removeSubrange(content...)
    add(level)
    levels[levels.count - 1].inlines += breaks
  }

  /// Takes the finished line; empty when it has no content. Open spans continue in the next line.
  mutating func take() -> [Document.Inline] {
    endText()
    let open = levels.dropFirst().map(\.span)
    dropBreaks()
    while levels.count > 1, let level = levels.popLast() {
      add(level)
      dropBreaks()
    }
    let inlines = levels[0].inlines
    levels = [Level(span: nil)] + open.map { Level(span: $0) }
    owesSpace = false
    isAtStart = true
    isAfterBreak = false
    return inlines
  }

  private mutating func dropBreaks() {
    while levels[levels.count - 1].inlines.last == .lineBreak { levels[levels.count - 1].inlines.removeLast() }
  }

  private mutating func paySpace() {
    if owesSpace { text.append(0x20) }
    owesSpace = false
    isAtStart = false
    isAfterBreak = false
    isAfterSpace = false
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    let shown = ControlCharacters.text(text)
    if !shown.isEmpty { levels[levels.count - 1].inlines.append(.text(shown)) }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ level: Level) {
    guard let span = level.span, !level.inlines.isEmpty else { return }
    let inlines: [Document.Inline] =
      switch span {
      case .emphasis: [.emphasis(level.inlines)]
      case .strong: [.strong(level.inlines)]
      case .code: Self.code(level.inlines)
      case .deleted: [.text("~~")] + level.inlines + [.text("~~")]
      case .link(let url): [.link(level.inlines, url)]
      case .address(let address): [.address(level.inlines, address)]
      case .shifted(let shift): shift.shown(level.inlines, after: Document.plainText(of: levels[levels.count - 1].inlines.suffix(1)).last)
      }
    levels[levels.count - 1].inlines += inlines
  }

  /// Code, whose links stay. A medium is alone on its line.
  private static func code(_ inlines: [Document.Inline]) -> [Document.Inline] {
    var (spans, plain): ([Document.Inline], [Document.Inline]) = ([], [])
    func endPlain() {
      if !plain.isEmpty { spans.append(.code(Document.plainText(of: plain))) }
      plain = []
    }
    for inline in inlines {
      let other: [Document.Inline]? =
        switch inline {
        case .link(let inner, let url): [.link(code(inner), url)]
        case .address(let inner, let address): [.address(code(inner), address)]
        case .emphasis(let inner) where inline.isLink, .strong(let inner) where inline.isLink:
          code(inner)
        case .media: [inline]
        default: nil
        }
      if other == nil { plain.append(inline) } else { endPlain() }
      spans += other ?? []
    }
    endPlain()
    return spans
  }
}

extension Document.Inline {
  /// Whether the span is a link, or has one in it.
  fileprivate var isLink: Bool {
    switch self {
    case .link, .address: true
    case .emphasis(let inner), .strong(let inner): inner.contains(where: \.isLink)
    default: false
    }
  }
}
