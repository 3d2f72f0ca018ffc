internal import Domain

/// Builds the URL that requests a picture with a caption: `/cat/says/hello?json=true` below the server's URL (https://cataas.com/doc.html).
enum CaptionRequest {
  /// The URL to request. The path and the query of `base` are kept and extended. The fragment is removed, because fragments are not sent to
  /// servers.
  static func url(saying caption: String, at base: WebURL) throws(WebURL.ParseError) -> WebURL {
    let scalars = base.text.unicodeScalars.prefix { $0 != "#" }
    let front = scalars.prefix { $0 != "?" }
    let query = scalars[front.endIndex...].dropFirst()
    let place = String(front[..<(front.lastIndex { $0 != "/" }.map(front.index(after:)) ?? front.endIndex)])
    return try WebURL("\(place)/cat/says/\(segment(caption))?\(query.isEmpty ? "" : "\(String(query))&")json=true")
  }

  /// The text as one path segment. Every byte that is not unreserved is percent-encoded (RFC 3986 section 2.3). The segments `.` and `..`
  /// would change the path (section 3.3), so they are percent-encoded too.
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
