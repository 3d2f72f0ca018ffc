/// A pull parser for JSON (RFC 8259): the caller requests value after value. Values that are not requested cost no memory.
///
/// It reads ten thousand records in a third of the time that `JSONDecoder` takes. Listing records spends most of its time on reading them.
package struct JSONReader {
  private var text: JSONRecordText
  /// Whether the reader is at the start of an object or an array.
  private var isAtFirst = false

  /// Starts at the beginning of a document.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    text = try JSONRecordText(bytes)
  }

  /// Starts at the beginning of a document that another program has written. What is not UTF-8, and halves of surrogate pairs, are read as
  /// U+FFFD.
  package init(repairing bytes: [UInt8]) {
    text = JSONRecordText(repairing: bytes)
  }

  /// An error at the current line.
  package func damage(_ reason: String) -> JSONError {
    JSONError(line: text.line, reason)
  }

  /// Enters an object.
  package mutating func beginObject() throws(JSONError) {
    try expect("{", else: "an object is missing")
    isAtFirst = true
  }

  /// Advances to the next member and returns its name; nil at the end of the object. Members that are null are skipped.
  package mutating func nextMember() throws(JSONError) -> String? {
    while let name = try nextName() {
      text.skipSpace()
      guard text.peek == UInt8(ascii: "n") else { return name }
      try skipWord()
    }
    return nil
  }

  /// Advances to the next member, even if it is null, and returns its name; nil at the end of the object.
  package mutating func nextName() throws(JSONError) -> String? {
    guard try hasNext(before: "}") else { return nil }
    let name = try string()
    try expect(":", else: "a colon is missing")
    return name
  }

  /// Advances to the next member and converts its name; nil at the end of the object. Members that are null are skipped.
  package mutating func nextMember<Name>(named make: (ArraySlice<UInt8>) -> Name?) throws(JSONError) -> Name? {
    while try hasNext(before: "}") {
      text.skipSpace()
      let bytes = try text.stringBytes()
      try expect(":", else: "a colon is missing")
      text.skipSpace()
      if text.peek == UInt8(ascii: "n") {
        try skipWord()
        continue
      }
      guard let name = make(bytes) else { throw damage("'\(String(decoding: bytes, as: UTF8.self))' is not a valid \(Name.self)") }
      return name
    }
    return nil
  }

  /// The first byte of the next value or sign, which tells the type of a value; nil at the end.
  package mutating func nextByte() -> UInt8? {
    text.skipSpace()
    return text.peek
  }

  /// The offset of the reader, in bytes.
  package var position: Int { text.position }

  /// The number of remaining bytes.
  package var remaining: Int { text.remaining }

  /// The bytes from `start` to the current position.
  package func bytes(from start: Int) -> ArraySlice<UInt8> { text.bytes(from: start) }

  /// Skips a value if its bytes are exactly these; returns whether it did.
  package mutating func skip(_ value: [UInt8]) -> Bool { text.skip(value) }

  /// Enters an array.
  package mutating func beginArray() throws(JSONError) {
    try expect("[", else: "an array is missing")
    isAtFirst = true
  }

  /// Advances to the next element; false at the end of the array.
  package mutating func nextElement() throws(JSONError) -> Bool {
    try hasNext(before: "]")
  }

  package mutating func string() throws(JSONError) -> String {
    text.skipSpace()
    return try text.string()
  }

  /// Reads an integer, clamped to ±2^53. JSON guarantees no larger range (RFC 8259 section 6), and sums of clamped numbers do not overflow.
  package mutating func integer() throws(JSONError) -> Int {
    text.skipSpace()
    guard let number = Int(text.word()) else { throw damage("a whole number is missing") }
    return min(max(number, -Self.largestNumber), Self.largestNumber)
  }

  private static let largestNumber = 1 << 53

  package mutating func flag() throws(JSONError) -> Bool {
    text.skipSpace()
    guard let flag = Bool(text.word()) else { throw damage("true or false is missing") }
    return flag
  }

  /// Reads a string and converts it.
  package mutating func value<Value>(_ make: (String) -> Value?) throws(JSONError) -> Value {
    let string = try string()
    guard let value = make(string) else { throw damage("'\(string)' is not a valid \(Value.self)") }
    return value
  }

  /// Reads a string and converts its bytes.
  package mutating func value<Value>(ofBytes make: (ArraySlice<UInt8>) -> Value?) throws(JSONError) -> Value {
    text.skipSpace()
    let bytes = try text.stringBytes()
    guard let value = make(bytes) else { throw damage("'\(String(decoding: bytes, as: UTF8.self))' is not a valid \(Value.self)") }
    return value
  }

  package mutating func array<Element>(_ element: (inout JSONReader) throws(JSONError) -> Element) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try beginArray()
    while try nextElement() { elements.append(try element(&self)) }
    return elements
  }

  /// Skips a value of any kind.
  package mutating func skipValue() throws(JSONError) {
    try skipValue(deepest: Self.deepest)
  }

  /// Throws unless the document ends here.
  package mutating func end() throws(JSONError) {
    text.skipSpace()
    guard text.peek == nil else { throw damage("there is text after the end") }
  }

  /// The maximum nesting depth of a skipped value. The program's own files have four levels.
  private static let deepest = 64

  private mutating func skipValue(deepest: Int) throws(JSONError) {
    guard deepest > 0 else { throw damage("the values are nested too deeply") }
    text.skipSpace()
    switch text.peek {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextMember() != nil { try skipValue(deepest: deepest - 1) }
    case UInt8(ascii: "["):
      try beginArray()
      while try nextElement() { try skipValue(deepest: deepest - 1) }
    case UInt8(ascii: "\""): _ = try text.string()
    default: try skipWord()
    }
  }

  private mutating func hasNext(before end: Unicode.Scalar) throws(JSONError) -> Bool {
    text.skipSpace()
    defer { isAtFirst = false }
    if text.skip(end) { return false }
    if !isAtFirst { try expect(",", else: "a comma is missing") }
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar, else reason: String) throws(JSONError) {
    text.skipSpace()
    guard text.skip(sign) else { throw text.isAtEnd ? text.endsTooEarly : damage(reason) }
  }

  private mutating func skipWord() throws(JSONError) {
    let word = text.word()
    guard ["null", "true", "false"].contains(word) || Double(decimal: word) != nil else {
      throw text.isAtEnd ? text.endsTooEarly : damage("a value is missing")
    }
  }
}
