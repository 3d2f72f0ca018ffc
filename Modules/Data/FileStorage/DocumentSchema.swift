package import RecordJSON

/// The numbers by which versions of the program know whose files they read.
package enum DocumentSchema {
  /// The schema that is written, and the newest that is read. Whatever an older program would lose or take wrong needs the next number.
  package static let newest = 1

  /// The member that holds the number.
  package static let member = "schema"

  /// Why a file is not read.
  package enum VersionError: Error {
    /// A newer version of the program has written it.
    case newer(Int)
    /// It is not what was written.
    case damaged(JSONError)
  }

  /// The number that a document has.
  package static func version(_ start: JSONReader) throws(JSONError) -> Int {
    var reader = start
    try reader.beginObject()
    while let name = try reader.nextMember() {
      guard name == member else {
        try reader.skipValue()
        continue
      }
      let version = try reader.integer()
      guard version > 0 else { throw reader.damage("there is no schema \(version)") }
      return version
    }
    throw reader.damage("'\(member)' is missing")
  }
}
