internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// A line of `server.queue`: a change of a mark, or how far the server has the changes.
enum QueuedChange: JSONRecord, Hashable {
  case changed(ArticleID, ArticleMark, isSet: Bool, Timestamp)
  /// The server has all changes up to this line, but for those that it refused.
  case pushed(refused: Int)

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (id, mark, moment): (ArticleID?, ArticleMark?, Timestamp?)
    var (isSet, refused): (Bool?, Int?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.value(ofBytes: ArticleID.init(digits:))
      case "mark": mark = try reader.value(Self.mark)
      case "set": isSet = try reader.flag()
      case "at": moment = try reader.moment()
      case "refused": refused = try reader.integer()
      default: try reader.skipValue()
      }
    }
    if let refused {
      guard refused >= 0 else { throw reader.damage("'refused' is negative") }
      self = .pushed(refused: refused)
    } else {
      guard let id, let mark, let isSet, let moment else { throw reader.damage("'id', 'mark', 'set' or 'at' is missing") }
      self = .changed(id, mark, isSet: isSet, moment)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .changed(let id, let mark, let isSet, let moment):
      writer.member("id", id.text)
      writer.member("mark", mark.rawValue)
      writer.member("set", isSet)
      writer.member("at", moment.rfc3339)
    case .pushed(let refused):
      writer.member("refused", refused)
    }
    writer.endObject()
  }

  /// The mark of a word; nil when no server has it.
  private static func mark(_ word: String) -> ArticleMark? {
    let mark = ArticleMark(rawValue: word)
    return mark.isOnServers ? mark : nil
  }
}
