internal import Domain

extension JSONReader {
  /// Reads an address.
  mutating func url() throws(JSONError) -> WebURL {
    let text = try string()
    do throws(WebURL.Problem) { return try WebURL(text) } catch { throw damage("'\(text)' is no address: \(error)") }
  }

  /// Reads a moment as RFC 3339 writes it.
  mutating func moment() throws(JSONError) -> Timestamp {
    try value { Timestamp(rfc3339: $0) }
  }
}
