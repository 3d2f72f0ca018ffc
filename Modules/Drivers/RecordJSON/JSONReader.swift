/// Reads JSON (RFC 8259) value after value, as the caller asks for them. What is not asked for costs no memory.
///
/// Ten thousand articles are read in a third of the time that `JSONDecoder` takes, which is most of the time of a list.
package struct JSONReader {
  private var text: JSONRecordText
  /// Whether an object or an array has begun of which nothing was read yet.
  private var isAtFirst = false

  /// Starts in front of a document.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    text = try JSONRecordText(bytes)
  }

  /// Why the document is not what was expected here.
  package func damage(_ reason: String) -> JSONError {
    JSONError(line: text.line, reason)
  }

  /// Goes into an object.
  package mutating func beginObject() throws(JSONError) {
    try expect("{", else: "an object is missing")
    isAtFirst = true
  }

  /// Goes to the object's next member and gives its name; nil when the object has ended. Members that are null say nothing and are left out.
  package mutating func nextMember() throws(JSONError) -> String? {
    while let name = try nextName() {
      text.skipSpace()
      guard text.peek == UInt8(ascii: "n") else { return name }
      try skipWord()
    }
    return nil
  }

  /// Goes to the object's next member, also when it is null, and gives its name; nil when the object has ended.
  package mutating func nextName() throws(JSONError) -> String? {
    guard try hasNext(before: "}") else { return nil }
    let name = try string()
    try expect(":", else: "a colon is missing")
    return name
  }

  /// Goes to the object's next member and makes something of its name; nil when the object has ended. Members that are null are left out.
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
      guard let name = make(bytes) else { throw damage("'\(String(decoding: bytes, as: UTF8.self))' is no \(Name.self)") }
      return name
    }
    return nil
  }

  /// Where the reader stands, in bytes.
  package var position: Int { text.position }

  /// How many bytes follow.
  package var remaining: Int { text.remaining }

  /// What was read since it stood at `start`.
  package func bytes(from start: Int) -> ArraySlice<UInt8> { text.bytes(from: start) }

  /// Passes over a value that is written exactly so; says whether it was there.
  package mutating func skip(_ value: [UInt8]) -> Bool { text.skip(value) }

  /// Goes into an array.
  mutating func beginArray() throws(JSONError) {
    try expect("[", else: "an array is missing")
    isAtFirst = true
  }

  /// Goes to the array's next element; false when the array has ended.
  mutating func nextElement() throws(JSONError) -> Bool {
    try hasNext(before: "]")
  }

  /// Reads a string.
  package mutating func string() throws(JSONError) -> String {
    text.skipSpace()
    return try text.string()
  }

  /// Reads a whole number. One beyond ±2^53 counts as that: no reader of JSON can be sure of more (RFC 8259 section 6), and sums can be made of it.
  package mutating func integer() throws(JSONError) -> Int {
    text.skipSpace()
    guard let number = Int(text.word()) else { throw damage("a whole number is missing") }
    return min(max(number, -Self.largestNumber), Self.largestNumber)
  }

  private static let largestNumber = 1 << 53

  /// Reads `true` or `false`.
  package mutating func flag() throws(JSONError) -> Bool {
    text.skipSpace()
    guard let flag = Bool(text.word()) else { throw damage("true or false is missing") }
    return flag
  }

  /// Reads a string that means something.
  package mutating func value<Value>(_ make: (String) -> Value?) throws(JSONError) -> Value {
    let string = try string()
    guard let value = make(string) else { throw damage("'\(string)' is no \(Value.self)") }
    return value
  }

  /// Reads a string that means something by its bytes.
  mutating func value<Value>(ofBytes make: (ArraySlice<UInt8>) -> Value?) throws(JSONError) -> Value {
    text.skipSpace()
    let bytes = try text.stringBytes()
    guard let value = make(bytes) else { throw damage("'\(String(decoding: bytes, as: UTF8.self))' is no \(Value.self)") }
    return value
  }

  /// Reads an array.
  package mutating func array<Element>(_ element: (inout JSONReader) throws(JSONError) -> Element) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try beginArray()
    while try nextElement() { elements.append(try element(&self)) }
    return elements
  }

  /// Passes over a value, whatever it is.
  package mutating func skipValue() throws(JSONError) {
    try skipValue(deepest: Self.deepest)
  }

  /// Makes sure that nothing follows.
  package mutating func end() throws(JSONError) {
    text.skipSpace()
    guard text.peek == nil else { throw damage("something follows the end") }
  }

  /// How many values may stand inside each other in what is passed over. A file of ours has four.
  private static let deepest = 64

  private mutating func skipValue(deepest: Int) throws(JSONError) {
    guard deepest > 0 else { throw damage("too many values stand inside each other") }
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
    guard ["null", "true", "false"].contains(word) || Double(word) != nil else {
      throw text.isAtEnd ? text.endsTooEarly : damage("a value is missing")
    }
  }
}
