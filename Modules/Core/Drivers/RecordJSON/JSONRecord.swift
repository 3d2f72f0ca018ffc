/// A type that is stored as a JSON value.
package protocol JSONRecord: Sendable {
  /// Reads a record and skips unknown members. A version that adds a member which must not be lost needs a new schema number.
  init(reading reader: inout JSONReader) throws(JSONError)

  func write(to writer: inout JSONWriter)
}
