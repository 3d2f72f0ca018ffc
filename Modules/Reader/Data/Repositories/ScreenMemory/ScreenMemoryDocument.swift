internal import CoreData
internal import ReaderDomain
internal import RecordJSON

/// The document `screen.json`: what the full screen remembers.
struct ScreenMemoryDocument: RecordDocument {
  static let name = "screen"
  static let brackets: RecordBrackets? = nil
  let memory: ScreenMemory

  init(_ memory: ScreenMemory) {
    self.memory = memory
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var changes: [ScreenMemory.Change] = []
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "panes": changes.append(.panes(try reader.integer()))
      case "order": changes.append(.order(Self.order(try reader.string())))
      case "folded": changes += try reader.array { (reader) throws(JSONError) in .fold(try reader.string(), true) }
      case "hides_read_feeds": changes.append(.hidesReadFeeds(try reader.flag()))
      case "commands": changes += try reader.array { (reader) throws(JSONError) in .command(try reader.string()) }
      case "searches": changes += try reader.array { (reader) throws(JSONError) in .search(try reader.string()) }
      default: try reader.skipValue()
      }
    }
    memory = changes.reduce(ScreenMemory()) { $0.applying($1) }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("panes", memory.maximumPanes)
    writer.member("order", Query(order: memory.order).text)
    writer.member("folded", memory.folded.sorted()) { writer, path in writer.string(path) }
    writer.member("hides_read_feeds", memory.hidesReadFeeds)
    writer.member("commands", memory.commands) { writer, line in writer.string(line) }
    writer.member("searches", memory.searches) { writer, line in writer.string(line) }
    writer.endObject()
  }

  /// The order in the language of queries. An order that this version does not know is that of all lists.
  private static func order(_ text: String) -> [QueryOrder] {
    do throws(QueryError) { return try Query(text).order } catch { return [] }
  }
}
