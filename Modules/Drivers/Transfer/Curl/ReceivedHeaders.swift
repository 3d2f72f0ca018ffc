/// The header lines of a transfer as libcurl hands them over: a block for each answer, interim answers (1xx) and redirects included,
/// each beginning with a status line and ending with an empty line.
struct ReceivedHeaders {
  /// The status of the latest answer, 0 before the first.
  private(set) var status = 0
  /// The fields of the latest answer.
  private(set) var fields: [HeaderField] = []
  /// The first `Location` of the latest answer as it came; nil when there is none, or nothing in it.
  private var location: [UInt8]?
  /// The length of all lines so far.
  private(set) var byteCount = 0
  /// How many there were.
  private(set) var lineCount = 0
  /// Whether a status line has come and the empty line after its fields has not.
  private(set) var isInBlock = false

  /// Where the latest answer sends us on to; nil when it does not. These are the redirects of RFC 9110 section 15.4 that have one target to go
  /// to: a 304 has a Location too at times, and is an answer.
  var redirect: [UInt8]? { [301, 302, 303, 307, 308].contains(status) ? location : nil }

  /// What a line turned out to be, as far as it matters to others.
  enum Line {
    case status
    case endOfBlock
    case other
  }

  /// Takes the next line with its line break.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> Line {
    byteCount += bytes.count
    lineCount += 1
    let line = Self.trimmed(bytes[...])
    if !isInBlock, bytes.starts(with: "HTTP/".utf8) {
      isInBlock = true
      status = Self.status(of: line)
      fields = []
      location = nil
      return .status
    }
    if line.isEmpty, isInBlock {
      isInBlock = false
      return .endOfBlock
    }
    if isInBlock {  // Outside of a block come the trailers of a chunked body (RFC 9112 section 7.1.2), which are left out.
      takeField(line, isContinued: Self.isSpace(bytes[0]))
    }
    return .other
  }

  private mutating func takeField(_ line: Slice<UnsafeRawBufferPointer>, isContinued: Bool) {
    if isContinued, !fields.isEmpty {  // obs-fold becomes a space (RFC 9112 section 5.2)
      fields[fields.count - 1].bytes += [UInt8(ascii: " ")] + line
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let value = Array(Self.trimmed(line[(colon + 1)...]))
      fields.append(HeaderField(name: Self.text(Self.trimmed(line[..<colon])), bytes: value))
      if location == nil, !value.isEmpty, fields.last?.name.lowercased() == "location" { location = value }
    }
  }

  /// `HTTP/1.1 200 OK` and `HTTP/2 200` (RFC 9112 section 4; libcurl writes the latter itself).
  private static func status(of line: Slice<UnsafeRawBufferPointer>) -> Int {
    let words = line.split(separator: UInt8(ascii: " "))
    return words.count > 1 ? Int(text(words[1])) ?? 0 : 0
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else {
      return bytes[bytes.endIndex...]
    }
    return bytes[first...last]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

  private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}
