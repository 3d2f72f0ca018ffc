internal import ReaderDomain
internal import TextEncoding

/// Builds preformatted text, whose line breaks and spaces are significant. A block inside it is a line of its own.
struct PreformattedText {
  private struct Level {
    let target: LineBuilder.Span?
    var inlines: [Document.Inline] = []
  }

  private var levels = [Level(target: nil)]
  private var text: [UInt8] = []
  /// Whether a block has begun or ended since the last text.
  private var isAtEdge = false
  private var endsLine = true

  private static let deepest = 16

  mutating func append(_ bytes: some Collection<UInt8>) {
    guard let first = bytes.first else { return }
    // A line break beside the edge of a block is the same line break.
    if first == 0x0A || first == 0x0D { isAtEdge = false } else { breakAtEdge() }
    text.append(contentsOf: bytes)
    endsLine = text.last == 0x0A
  }

  mutating func append(_ inline: Document.Inline) {
    breakAtEdge()
    endText()
    levels[levels.count - 1].inlines.append(inline)
    endsLine = false
  }

  /// Begins or ends a block.
  mutating func edge() { isAtEdge = !endsLine }

  private mutating func breakAtEdge() {
    if isAtEdge { text.append(0x0A) }
    isAtEdge = false
  }

  /// Opens a link. Returns false when links are nested too deep.
  mutating func open(_ target: LineBuilder.Span) -> Bool {
    guard levels.count < Self.deepest else { return false }
    breakAtEdge()
    endText()
    levels.append(Level(target: target))
    return true
  }

  mutating func closeLink() {
    endText()
    guard levels.count > 1, let level = levels.popLast(), !level.inlines.isEmpty else { return }
    switch level.target {
    case .link(let url): levels[levels.count - 1].inlines.append(.link(level.inlines, url))
    case .address(let address): levels[levels.count - 1].inlines.append(.address(level.inlines, address))
    default: levels[levels.count - 1].inlines += level.inlines
    }
  }

  /// The text without blank lines at its start and end; empty when it has no other lines.
  mutating func finished() -> [Document.Inline] {
    while levels.count > 1 { closeLink() }
    endText()
    var inlines = levels[0].inlines
    if case .text(let first) = inlines.first {
      let indent = first.prefix(while: \.isWhitespace)
      let start = indent.lastIndex(where: \.isNewline).map(first.index(after:)) ?? first.startIndex
      inlines[0] = .text(String(first[start...]))
    }
    if case .text(let last) = inlines.last {
      inlines[inlines.count - 1] = .text(String(last[..<(last.lastIndex { !$0.isWhitespace }.map(last.index(after:)) ?? last.startIndex)]))
    }
    return inlines.filter { $0 != .text("") }
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    let shown = ControlCharacters.text(text)
    if !shown.isEmpty { levels[levels.count - 1].inlines.append(.text(shown)) }
    text.removeAll(keepingCapacity: true)
  }
}
