/// A type that is stored as a JSON value.
package protocol JSONRecord: Sendable {
  /// Reads a record and skips unknown members. Adding a member that older versions must not lose requires a new schema number.
  init(reading reader: inout JSONReader) throws(JSONError)

  func write(to writer: inout JSONWriter)
}
