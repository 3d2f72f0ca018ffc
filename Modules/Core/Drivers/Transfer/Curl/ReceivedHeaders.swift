/// The header lines of a transfer as libcurl delivers them. Each response is a block that starts with a status line and ends with an empty
/// line, including interim responses (1xx) and redirects.
struct ReceivedHeaders {
  /// The status of the latest response; 0 before the first response.
  private(set) var status = 0
  /// The header fields of the latest response.
  private(set) var fields: [HeaderField] = []
  /// The first nonempty `Location` of the latest response, as received; nil when it has none.
  private var location: [UInt8]?
  /// The total length of all lines so far, in bytes.
  private(set) var byteCount = 0
  /// The number of lines so far.
  private(set) var lineCount = 0
  /// Whether the header block of a response is incomplete: its final empty line has not arrived.
  private(set) var isInBlock = false

  /// The redirect target of the latest response; nil when it is not a redirect. Only redirects with a single target count (RFC 9110 section
  /// 15.4). A 304 may have a Location too, but is a response.
  var redirect: [UInt8]? { [301, 302, 303, 307, 308].contains(status) ? location : nil }

  /// The announced length of the latest response's body, in bytes; nil when it is not announced.
  var bodyLength: Int? { fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int(HeaderField.text($0.bytes)) } }

  /// Whether a `Content-Length` of the latest response is not a number. A list that repeats one number is valid (RFC 9110 section 8.6).
  var hasUnreadableLength: Bool {
    fields.filter { $0.name.lowercased() == "content-length" }.contains { field in
      let numbers = Set(field.value.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " && $0 != "\t" } })
      return numbers.count != 1 || !numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
  }

  /// The codings in the latest response's `Content-Encoding`, without words that are not codings (RFC 9110 section 8.4.1).
  var codings: [String] {
    fields.filter { $0.name.lowercased() == "content-encoding" }
      .flatMap { $0.value.lowercased().split { $0 == "," || $0 == " " || $0 == "\t" } }.map { String($0) }
      .filter { ["gzip", "x-gzip", "deflate", "br", "zstd"].contains($0) }
  }

  /// The kind of a header line.
  enum Line {
    case status
    case endOfBlock
    case other
  }

  /// Parses the next line, including its line break.
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
    if isInBlock {  // Trailers of a chunked body (RFC 9112 section 7.1.2) are outside a block and ignored.
      takeField(line, isContinued: Self.isSpace(bytes[0]))
    }
    return .other
  }

  private mutating func takeField(_ line: Slice<UnsafeRawBufferPointer>, isContinued: Bool) {
    if isContinued, !fields.isEmpty {  // obs-fold becomes a space (RFC 9112 section 5.2)
      fields[fields.count - 1].bytes += [UInt8(ascii: " ")] + line
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      let value = Array(Self.trimmed(line[(colon + 1)...]))
      fields.append(HeaderField(name: HeaderField.text(Self.trimmed(line[..<colon])), bytes: value))
      if location == nil, !value.isEmpty, fields.last?.name.lowercased() == "location" { location = value }
    }
  }

  /// The status in `HTTP/1.1 200 OK` or `HTTP/2 200` (RFC 9112 section 4; libcurl itself writes the latter).
  private static func status(of line: Slice<UnsafeRawBufferPointer>) -> Int {
    let words = line.split(separator: UInt8(ascii: " "))
    return words.count > 1 ? Int(HeaderField.text(words[1])) ?? 0 : 0
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) }) else {
      return bytes[bytes.endIndex...]
    }
    return bytes[first...last]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }
}
