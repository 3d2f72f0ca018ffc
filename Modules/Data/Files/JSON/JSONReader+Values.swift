internal import Domain

extension JSONReader {
  /// Reads an address.
  mutating func address() throws(JSONDamage) -> WebAddress {
    let text = try string()
    do throws(WebAddress.Problem) { return try WebAddress(text) } catch { throw damage("'\(text)' is no address: \(error)") }
  }

  /// Reads a moment as RFC 3339 writes it.
  mutating func moment() throws(JSONDamage) -> Timestamp {
    try value { Timestamp(rfc3339: $0) }
  }
}
