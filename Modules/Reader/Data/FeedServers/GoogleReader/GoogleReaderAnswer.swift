internal import RecordJSON

/// The response to a reading call: a JSON object, of which one member is a list.
struct GoogleReaderAnswer<Element> {
  /// The elements that can be used.
  private(set) var elements: [Element]
  /// Whether there were more elements than the maximum. The others were skipped.
  private(set) var isCut = false
  /// Where the next page begins; nil on the last page.
  private(set) var continuation: String?

  /// The longest text that a server can give for the place of a page, in bytes.
  private static var maximumBytesOfContinuation: Int { 8192 }

  /// - Parameters:
  ///   - name: the name of the list.
  ///   - maximum: the maximum number of elements that are kept.
  ///   - element: reads an element; nil for one that cannot be used.
  init(
    _ bytes: [UInt8], list name: String, atMost maximum: Int, of element: (inout JSONReader) throws(JSONError) -> Element?
  ) throws(GoogleReaderAnswerError) {
    var found: [Element]?
    var continuation: String?
    var isCut = false
    try GoogleReaderMembers.read(bytes) { (member, reader) throws(JSONError) in
      switch member {
      case name where found == nil && reader.nextByte() == UInt8(ascii: "["):
        found = try reader.elements(atMost: maximum, isCut: &isCut, element)
      case "continuation": continuation = try reader.scalar()
      default: try reader.skipValue()
      }
    }
    guard let found else { throw GoogleReaderAnswerError(found: "JSON without a list '\(name)'") }
    elements = found
    self.isCut = isCut
    self.continuation = continuation.flatMap { (1...Self.maximumBytesOfContinuation).contains($0.utf8.count) ? $0 : nil }
  }
}

/// The members of a response.
enum GoogleReaderMembers {
  static func read(
    _ bytes: [UInt8], _ member: (String, inout JSONReader) throws(JSONError) -> Void
  ) throws(GoogleReaderAnswerError) {
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"): break
    case UInt8(ascii: "["): throw GoogleReaderAnswerError(found: "a JSON list")
    case UInt8(ascii: "<"): throw GoogleReaderAnswerError(found: "HTML")
    default: throw GoogleReaderAnswerError(found: "no JSON")
    }
    do throws(JSONError) {
      var reader = JSONReader(repairing: bytes)
      try reader.beginObject()
      while let name = try reader.nextMember() { try member(name, &reader) }
      try reader.end()
    } catch {
      throw .broken
    }
  }

  /// The texts and numbers with these names.
  static func texts(_ names: Set<String>, in bytes: [UInt8]) throws(GoogleReaderAnswerError) -> [String: String] {
    var texts: [String: String] = [:]
    try read(bytes) { (name, reader) throws(JSONError) in
      if names.contains(name) { texts[name] = try reader.scalar() } else { try reader.skipValue() }
    }
    return texts
  }
}

extension JSONReader {
  /// Reads a text, or a number as its text; skips any other value and returns nil. Servers do not agree on what is a number.
  mutating func scalar() throws(JSONError) -> String? {
    switch nextByte() {
    case UInt8(ascii: "\""): return try string()
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      let start = position
      try skipValue()
      return String(decoding: bytes(from: start), as: UTF8.self)
    default:
      try skipValue()
      return nil
    }
  }

  /// Reads the members of an object; skips any other value.
  mutating func members(_ member: (String, inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
    guard nextByte() == UInt8(ascii: "{") else { return try skipValue() }
    try beginObject()
    while let name = try nextMember() { try member(name, &self) }
  }

  /// Reads the members of an object with these names, as texts; skips any other value.
  mutating func texts(_ names: Set<String>) throws(JSONError) -> [String: String] {
    var texts: [String: String] = [:]
    try members { (name, reader) throws(JSONError) in
      if names.contains(name) { texts[name] = try reader.scalar() } else { try reader.skipValue() }
    }
    return texts
  }

  /// Reads the elements of a list, and keeps so many that can be used; skips any other value.
  mutating func elements<Element>(
    atMost maximum: Int, isCut: inout Bool, _ element: (inout JSONReader) throws(JSONError) -> Element?
  ) throws(JSONError) -> [Element] {
    guard nextByte() == UInt8(ascii: "[") else {
      try skipValue()
      return []
    }
    var found: [Element] = []
    try beginArray()
    while try nextElement() {
      if found.count < maximum {
        if let element = try element(&self) { found.append(element) }
      } else {
        isCut = true
        try skipValue()
      }
    }
    return found
  }

  /// Reads the first elements of a list that can be used; skips any other value.
  mutating func elements<Element>(
    atMost maximum: Int, _ element: (inout JSONReader) throws(JSONError) -> Element?
  ) throws(JSONError) -> [Element] {
    var isCut = false
    return try elements(atMost: maximum, isCut: &isCut, element)
  }
}
