package import RecordJSON
package import Domain

extension JSONReader {
  /// Reads a URL.
  package mutating func url() throws(JSONError) -> WebURL {
    let text = try string()
    do throws(WebURL.ParseError) { return try WebURL(text) } catch { throw damage("'\(text)' is not a URL: \(error)") }
  }

  /// Reads a time in RFC 3339 format.
  package mutating func moment() throws(JSONError) -> Timestamp {
    try value { Timestamp(rfc3339: $0) }
  }
}
