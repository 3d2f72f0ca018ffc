internal import Domain

/// A stroke as a line of a journal: `{"id":"…","mark":"starred","set":true,"at":"2026-03-01T08:30:00Z"}`. The device is the file's.
struct StrokeRecord: JSONRecord {
  /// What it is about.
  let subject: MarkStroke.Subject
  /// Whether the mark was set.
  let isSet: Bool
  /// When.
  let moment: Timestamp

  /// record <- entity
  init(_ stroke: MarkStroke) {
    subject = stroke.subject
    isSet = stroke.isSet
    moment = stroke.moment
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var (id, mark, moment): (ArticleID?, String?, Timestamp?)
    var isSet: Bool?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.value(ArticleID.init(stored:))
      case "mark": mark = try reader.string()
      case "set": isSet = try reader.flag()
      case "at": moment = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let id, let mark, let isSet, let moment else { throw reader.damage("a stroke lacks its 'id', 'mark', 'set' or 'at'") }
    subject = MarkStroke.Subject(article: id, mark: ArticleMark(rawValue: mark))
    self.isSet = isSet
    self.moment = moment
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", subject.article.text)
    writer.member("mark", subject.mark.rawValue)
    writer.member("set", isSet)
    writer.member("at", moment.rfc3339)
    writer.endObject()
  }

  /// entity <- record
  func stroke(of device: String) -> MarkStroke {
    MarkStroke(subject: subject, isSet: isSet, moment: moment, device: device)
  }
}
