internal import Domain

/// How a server is asked for a picture that says something: `/cat/says/hello?json=true` below its address (https://cataas.com/doc.html).
enum CaptionRequest {
  /// The address to ask. The path and the query of `base` stay, what is asked for is added to both; a fragment is nothing for servers.
  static func url(saying caption: String, at base: WebURL) throws(WebURL.ParseError) -> WebURL {
    let scalars = base.text.unicodeScalars.prefix { $0 != "#" }
    let front = scalars.prefix { $0 != "?" }
    let query = scalars[front.endIndex...].dropFirst()
    let place = String(front[..<(front.lastIndex { $0 != "/" }.map(front.index(after:)) ?? front.endIndex)])
    return try WebURL("\(place)/cat/says/\(segment(caption))?\(query.isEmpty ? "" : "\(String(query))&")json=true")
  }

  /// A text as one segment of a path: every byte is escaped that is not unreserved (RFC 3986 section 2.3). A single dot and two of them
  /// would be steps (section 3.3), so they are escaped as well.
  static func segment(_ text: String) -> String {
    let isStep = text == "." || text == ".."
    return text.utf8.map { isUnreserved($0) && !isStep ? String(Unicode.Scalar($0)) : escaped($0) }.joined()
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
  }
}
