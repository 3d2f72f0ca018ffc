/// Writes JSON (RFC 8259) value after value. Members keep the order in which they are written.
package struct JSONWriter {
  /// The JSON text.
  package private(set) var bytes: [UInt8] = []
  /// Whether an object or an array was opened and is still empty.
  private var isAtFirst = true

  /// - Parameter length: the expected number of bytes. Without it, growing step by step would use twice the memory.
  package init(reserving length: Int = 0) {
    bytes.reserveCapacity(length)
  }

  /// Removes the text and keeps its memory.
  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  package mutating func beginObject() { begin("{") }
  package mutating func endObject() { end("}") }
  mutating func beginArray() { begin("[") }
  mutating func endArray() { end("]") }

  /// Starts the next element, optionally on a new line.
  package mutating func element(onNewLine: Bool = false) {
    if !isAtFirst { put(",") }
    if onNewLine { put("\n") }
    isAtFirst = false
  }

  /// Starts the next member. Its value must follow.
  package mutating func member(_ name: String, onNewLine: Bool = false) {
    element(onNewLine: onNewLine)
    string(name)
    put(":")
  }

  /// Writes a member; nil writes nothing.
  package mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    member(name)
    string(value)
  }

  /// Writes a member; nil writes nothing.
  package mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    member(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    member(name)
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes an array member; an empty array writes nothing.
  package mutating func member<Element>(_ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    guard !elements.isEmpty else { return }
    member(name)
    array(elements, write)
  }

  package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    beginArray()
    for value in elements {
      element()
      write(&self, value)
    }
    endArray()
  }

  /// Writes an array with one line per element.
  package mutating func lines<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    beginArray()
    for value in elements {
      element(onNewLine: true)
      write(&self, value)
    }
    breakLine()
    endArray()
  }

  /// Writes a string. Only quotation marks, backslashes and control characters need an escape (section 7).
  package mutating func string(_ value: String) {
    put("\"")
    var value = value
    value.withUTF8 { text in
      var start = 0
      while let position = text.firstEscaped(from: start) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<position]))
        escape(text[position])
        start = position + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    put("\"")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): escape(as: UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): escape(as: UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): escape(as: UInt8(ascii: "t"))
    case ..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: escape(as: byte)
    }
  }

  private mutating func escape(as letter: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(letter)
  }

  /// Writes a value that is already JSON.
  package mutating func value(written bytes: [UInt8]) { self.bytes += bytes }

  package mutating func integer(_ value: Int) {
    bytes += String(value).utf8
  }

  package mutating func breakLine() { put("\n") }

  private mutating func begin(_ sign: Unicode.Scalar) {
    put(sign)
    isAtFirst = true
  }

  private mutating func end(_ sign: Unicode.Scalar) {
    put(sign)
    isAtFirst = false
  }

  private mutating func put(_ sign: Unicode.Scalar) {
    bytes.append(UInt8(ascii: sign))
  }
}
