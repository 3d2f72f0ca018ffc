package import CoreDomain
package import RecordJSON

extension JSONReader {
  package mutating func url() throws(JSONError) -> WebURL {
    let text = try string()
    do throws(WebURL.ParseError) { return try WebURL(stored: text) } catch { throw damage("'\(text)' is not a URL: \(error)") }
  }

  /// Reads a time in RFC 3339 format.
  package mutating func moment() throws(JSONError) -> Timestamp {
    // The generic `value` looks up types at run time. That is too slow here: a list reads two moments per record.
    let text = try string()
    guard let moment = Timestamp(rfc3339: text) else { throw damage("'\(text)' is not a valid \(Timestamp.self)") }
    return moment
  }
}
