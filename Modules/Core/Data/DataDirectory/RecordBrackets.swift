/// The JSON brackets around the records of a document.
package enum RecordBrackets: Sendable {
  /// An object: records by their identities.
  case object
  /// An array: records in order.
  case array

  package var texts: (opening: String, closing: String) {
    switch self {
    case .object: ("{", "}")
    case .array: ("[", "]")
    }
  }
}
