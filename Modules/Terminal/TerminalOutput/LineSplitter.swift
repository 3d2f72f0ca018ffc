/// Makes lines of bytes that come in chunks.
struct LineSplitter {
  /// The bytes of a line that are kept. Nobody types so much on one line, and a file without line breaks must not fill the memory.
  static let longestLine = 64 * 1024

  private var open: [UInt8] = []

  /// The lines that these bytes end.
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

  /// What stands after the last line break, if anything does.
  mutating func remainder() -> String? {
    open.isEmpty ? nil : closed()
  }

  private mutating func extend(by bytes: ArraySlice<UInt8>) {
    open += bytes.prefix(Self.longestLine - open.count)
  }

  private mutating func closed() -> String {
    defer { open.removeAll(keepingCapacity: true) }
    if open.last == UInt8(ascii: "\r") { open.removeLast() }
    return String(decoding: open, as: UTF8.self)
  }
}
