package import RecordJSON

/// The schema number of a file, which determines the versions of the program that can read it.
package enum DocumentSchema {
  /// The schema that this version writes, and the newest that it can read. Increase it for every change that an older version would lose or
  /// misread.
  package static let newest = 1

  /// The JSON member that holds the schema number.
  package static let member = "schema"

  /// Why a file cannot be read.
  package enum VersionError: Error {
    /// A newer version of the program wrote the file. The values are its schema and the newest one that this version can read.
    case newer(Int, newest: Int)
    case damaged(JSONError)
  }

  /// Reads the schema number of a document.
  package static func version(_ start: JSONReader) throws(JSONError) -> Int {
    var reader = start
    try reader.beginObject()
    while let name = try reader.nextMember() {
      guard name == member else {
        try reader.skipValue()
        continue
      }
      let version = try reader.integer()
      guard version > 0 else { throw reader.damage("schema version \(version) is invalid") }
      return version
    }
    throw reader.damage("'\(member)' is missing")
  }
}
