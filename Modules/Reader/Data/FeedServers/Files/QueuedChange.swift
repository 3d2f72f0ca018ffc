internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// A line of `server.queue`: a change of a mark, or how far the server has the changes.
enum QueuedChange: JSONRecord, Hashable {
  case changed(Change)
  /// The server has refused this change.
  case refused(Change)
  /// The server has all changes up to this line, except for those that are still there.
  case pushed

  struct Change: Hashable {
    let article: ArticleID
    let mark: ArticleMark
    let isSet: Bool
    let moment: Timestamp
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (id, mark, moment): (ArticleID?, ArticleMark?, Timestamp?)
    var isSet: Bool?
    var (isRefused, isPushed) = (false, false)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.value(ofBytes: ArticleID.init(digits:))
      case "mark": mark = try reader.value(Self.mark)
      case "set": isSet = try reader.flag()
      case "at": moment = try reader.moment()
      case "refused": isRefused = try reader.flag()
      case "pushed": isPushed = try reader.flag()
      default: try reader.skipValue()
      }
    }
    if isPushed {
      self = .pushed
    } else {
      guard let id, let mark, let isSet, let moment else { throw reader.damage("'id', 'mark', 'set' or 'at' is missing") }
      let change = Change(article: id, mark: mark, isSet: isSet, moment: moment)
      self = isRefused ? .refused(change) : .changed(change)
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .changed(let change): change.write(to: &writer)
    case .refused(let change):
      change.write(to: &writer)
      writer.member("refused", true)
    case .pushed: writer.member("pushed", true)
    }
    writer.endObject()
  }

  /// The mark of a word; nil when no server has it.
  private static func mark(_ word: String) -> ArticleMark? {
    let mark = ArticleMark(rawValue: word)
    return mark.isOnServers ? mark : nil
  }
}

extension QueuedChange.Change {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("id", article.text)
    writer.member("mark", mark.rawValue)
    writer.member("set", isSet)
    writer.member("at", moment.rfc3339)
  }
}
