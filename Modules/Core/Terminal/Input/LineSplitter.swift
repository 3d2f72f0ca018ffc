/// Splits chunks of bytes into lines.
struct LineSplitter {
  /// The maximum number of bytes that are kept of a line, because a file without line breaks must not fill the memory. Typed lines are
  /// shorter.
  static let longestLine = 64 * 1024

  private var open: [UInt8] = []

  /// The lines that are completed by this chunk.
  mutating func lines(adding chunk: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = chunk[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      extend(by: rest[..<end])
      lines.append(closed())
      rest = rest[(end + 1)...]
    }
    extend(by: rest)
    return lines
  }

  /// The text after the last line break; nil when there is none.
  mutating func remainder() -> String? {
    open.isEmpty ? nil : closed()
  }

  private mutating func extend(by bytes: ArraySlice<UInt8>) {
    open += bytes.prefix(Self.longestLine - open.count)
  }

  private mutating func closed() -> String {
    defer { open.removeAll(keepingCapacity: true) }
    // A line that was cut keeps its length, so that callers recognise it.
    if open.last == UInt8(ascii: "\r"), open.count < Self.longestLine { open.removeLast() }
    return String(decoding: open, as: UTF8.self)
  }
}
