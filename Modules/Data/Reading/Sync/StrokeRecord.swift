internal import Domain

/// A stroke as a line of a journal: `{"id":"…","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"}`.
struct StrokeRecord: JSONRecord {
  /// The stroke.
  let stroke: MarkStroke

  /// record <- entity
  init(_ stroke: MarkStroke) {
    self.stroke = stroke
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
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
    guard let id, let mark, let isSet, let moment else { throw reader.damage("a stroke lacks its 'id', 'mark', 'set' or 'at'") }
    stroke = MarkStroke(subject: MarkStroke.Subject(article: id, mark: mark), isSet: isSet, moment: moment)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", stroke.subject.article.text)
    writer.member("mark", stroke.subject.mark.rawValue)
    writer.member("set", stroke.isSet)
    writer.member("at", stroke.moment.rfc3339)
    writer.endObject()
  }

  /// A line's stroke; nil when it is none.
  static func stroke(in line: ArraySlice<UInt8>) -> MarkStroke? {
    guard line.count <= JournalFile.longestLine else { return nil }
    do throws(JSONDamage) {
      var reader = try JSONReader(Array(line))
      let record = try StrokeRecord(reading: &reader)
      try reader.end()
      return record.stroke
    } catch {
      return nil
    }
  }

  /// Strokes as lines.
  static func lines(_ strokes: [MarkStroke]) -> [UInt8] {
    var writer = JSONWriter(reserving: strokes.count * usualLine)
    for stroke in strokes {
      StrokeRecord(stroke).write(to: &writer)
      writer.breakLine()
    }
    return writer.bytes
  }

  static let usualLine = 96
  private static let longestMark = 64

  /// A mark whose word can be one.
  private static func mark(_ word: String) -> ArticleMark? {
    let isWord = (1...longestMark).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    return isWord ? ArticleMark(rawValue: word) : nil
  }
}
