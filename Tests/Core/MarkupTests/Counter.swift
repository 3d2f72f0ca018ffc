import Markup

/// A sink that only counts, for documents of millions of bytes.
struct Counter: MarkupSink {
  private(set) var elements = 0
  private(set) var deepest = 0
  private(set) var textBytes = 0
  private(set) var isBalanced = true
  private var open: [XMLName] = []

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    elements += 1
    open.append(name)
    deepest = max(deepest, open.count)
  }

  mutating func endElement(_ name: XMLName) {
    if open.popLast() != name { isBalanced = false }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) { textBytes += bytes.count }

  var isClosed: Bool { open.isEmpty && isBalanced }
}
