/// The JSON brackets around the records of a document.
package enum RecordBrackets: Sendable {
  /// Records by their identities.
  case object
  /// Records in order.
  case array

  package var texts: (opening: String, closing: String) {
    switch self {
    case .object: ("{", "}")
    case .array: ("[", "]")
    }
  }
}
