package import CoreDomain
package import Database
package import ReaderDomain
package import RecordJSON

extension DatabaseRow {
  /// Parses the record in a column of JSON text.
  package func record<Record>(_ column: Int, _ read: (inout JSONReader) throws(JSONError) -> Record) throws(DatabaseError) -> Record {
    do throws(JSONError) {
      var reader = try JSONReader(Array(text(column).utf8))
      let record = try read(&reader)
      try reader.end()
      return record
    } catch {
      throw .damaged(reason: "a record: \(error.problem)")
    }
  }

  package func article(_ column: Int) throws(DatabaseError) -> ArticleID {
    guard let id = text(column, { ArticleID(digits: $0) }) else { throw .damaged(reason: "'\(text(column))' is not an article id") }
    return id
  }

  package func feed(_ column: Int) throws(DatabaseError) -> FeedID {
    let text = text(column)
    guard let feed = FeedID(stored: text) else { throw .damaged(reason: "'\(text)' is not a feed id") }
    return feed
  }
}

extension DatabaseValue {
  /// A record as JSON text.
  package static func record(_ write: (inout JSONWriter) -> Void) -> DatabaseValue {
    var writer = JSONWriter()
    write(&writer)
    return .text(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// A time as milliseconds since 1970.
  package init(_ moment: Timestamp) {
    self = .integer(moment.milliseconds)
  }
}
