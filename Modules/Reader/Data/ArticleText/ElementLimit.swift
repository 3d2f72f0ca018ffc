internal import Markup

/// Passes on the elements of an article up to a limit, and then text only. Each element that is laid out takes time and memory, and a table of 5 MB may
/// have a million cells.
///
/// Behind the limit, all elements are closed, and what would begin a line is a space. So the rest of the article is one paragraph.
struct ElementLimit<Sink: MarkupSink>: MarkupSink {
  private(set) var sink: Sink
  private let maximum: Int
  private var count = 0
  /// The elements that were passed on and are open. They are closed at the limit.
  private var open: [XMLName] = []
  /// How many elements are open inside one that is not displayed, with that one.
  private var hiddenDepth = 0

  /// - Parameter maximum: The number of elements that are passed on.
  init(_ sink: Sink, maximum: Int) {
    self.sink = sink
    self.maximum = maximum
  }

  private var isOver: Bool { count > maximum }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if hiddenDepth > 0 || ElementDisplay.isHidden(name.local, attributes) { hiddenDepth += 1 }
    count += 1
    guard isOver else {
      open.append(name)
      return sink.startElement(name, attributes)
    }
    while let last = open.popLast() { sink.endElement(last) }
    if ElementDisplay.isBlock(name.local, attributes) || name.local == "br" { addSpace() }
  }

  mutating func endElement(_ name: XMLName) {
    hiddenDepth = max(0, hiddenDepth - 1)
    guard isOver else {
      _ = open.popLast()
      return sink.endElement(name)
    }
    if ElementDisplay.blocks.contains(name.local) { addSpace() }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !isOver || hiddenDepth == 0 { sink.characters(bytes) }
  }

  private mutating func addSpace() {
    [UInt8(ascii: " ")].withUnsafeBufferPointer { sink.characters($0) }
  }
}
