/// Something that is stored as a JSON value.
package protocol JSONRecord: Sendable {
  /// Reads it. A member that is unknown is passed over: a version that writes a further one that must not be lost has a schema of its own.
  init(reading reader: inout JSONReader) throws(JSONError)

  /// Writes it.
  func write(to writer: inout JSONWriter)
}
