internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// A status change as a line of a journal: `{"id":"…","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"}`.
struct SyncStatusLine: JSONRecord {
  let change: StatusChangeRecord

  init(_ change: StatusChangeRecord) {
    self.change = change
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (id, mark, moment): (ArticleID?, ArticleMark?, Timestamp?)
    var isSet: Bool?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.value(ArticleID.init(stored:))
      case "mark": mark = try reader.value(Self.mark)
      case "set": isSet = try reader.flag()
      case "at": moment = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let id, let mark, let isSet, let moment else { throw reader.damage("'id', 'mark', 'set' or 'at' is missing") }
    change = StatusChangeRecord(subject: StatusChangeRecord.Subject(article: id, mark: mark), isSet: isSet, moment: moment)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", change.subject.article.text)
    writer.member("mark", change.subject.mark.rawValue)
    writer.member("set", change.isSet)
    writer.member("at", change.moment.rfc3339)
    writer.endObject()
  }

  /// Parses a line; nil when it is not a status change.
  static func change(in line: ArraySlice<UInt8>) -> StatusChangeRecord? {
    guard line.count <= Self.longestLine else { return nil }
    do throws(JSONError) {
      var reader = try JSONReader(Array(line))
      let record = try SyncStatusLine(reading: &reader)
      try reader.end()
      return record.change
    } catch {
      return nil
    }
  }

  /// Formats status changes as lines.
  static func lines(_ changes: [StatusChangeRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(changes.count * usualLine)
    // A change of a hundred thousand articles writes as many lines, which differ only in the article. The rest of the line is therefore
    // reused.
    var last: (change: StatusChangeRecord, rest: ArraySlice<UInt8>)?
    for change in changes {
      if let last, last.change.isSet == change.isSet, last.change.moment == change.moment, last.change.subject.mark == change.subject.mark {
        bytes += start
        bytes += change.subject.article.text.utf8
        bytes += last.rest
      } else {
        var writer = JSONWriter()
        SyncStatusLine(change).write(to: &writer)
        writer.breakLine()
        bytes += writer.bytes
        last = (change, writer.bytes[(start.count + ArticleID.digits)...])
      }
    }
    return bytes
  }

  /// The start of a line that this program wrote, up to the digits of the article.
  static let start = Array("{\"id\":\"".utf8)

  /// The maximum length of a line in bytes. Longer lines are not status changes.
  static let longestLine = 4096
  static let usualLine = 96
  private static let longestMark = 64

  /// The mark of a word; nil when the word is empty, too long, or contains control characters.
  private static func mark(_ word: String) -> ArticleMark? {
    let isWord = (1...longestMark).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isWord ? ArticleMark(rawValue: word) : nil
  }
}
