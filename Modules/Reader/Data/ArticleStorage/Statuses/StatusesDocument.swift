package import CoreData
internal import ReaderDomain
package import RecordJSON

/// The content of the status file: one line per article, with the words of its marks.
package struct StatusesDocument: RecordDocument {
  package static let name = "statuses"
  package static let brackets: RecordBrackets? = .object
  package static let numberName: String? = "merged"
  /// The length in bytes of the line of a read article.
  private static let usualLine = 33
  /// The maximum number of statuses that are recognized by their bytes.
  private static let maximumKnown = 32
  /// The end of a file, after its last line.
  static let closing = "}}"
  package let statuses: StatusTable
  /// The number of the last of the ``RecentStatuses`` that this file contains; 0 when it has never contained one.
  package var number: Int

  package init(_ statuses: StatusTable, merged number: Int = 0) {
    self.statuses = statuses
    self.number = number
  }

  /// Parses each frequent status only once and recognizes its bytes afterwards, because a hundred thousand articles share a handful of
  /// statuses.
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var statuses = StatusTable(reserving: reader.remaining / Self.usualLine)
    var known: [(bytes: [UInt8], number: Int)] = []
    try reader.beginObject()
    while let id = try reader.nextMember(named: { ArticleID(digits: $0) }) {
      if let number = known.first(where: { reader.skip($0.bytes) })?.number {
        statuses.set(id, number: number)
        continue
      }
      let start = reader.position
      let number = statuses.number(of: try ArticleStatus(reading: &reader))
      // Each article may have tags of its own.
      if known.count < Self.maximumKnown { known.append((Array(reader.bytes(from: start)), number)) }
      statuses.set(id, number: number)
    }
    self.init(statuses)
  }

  /// The line of an article, without the comma and the line breaks around it.
  static func line(of id: ArticleID, _ status: ArticleStatus) -> [UInt8] {
    var writer = JSONWriter()
    writer.member(id.text)
    status.write(to: &writer)
    return writer.bytes
  }

  package func write(to writer: inout JSONWriter) {
    let kinds = statuses.kinds.map { kind in
      var writer = JSONWriter()
      kind.write(to: &writer)
      return writer.bytes
    }
    writer.beginObject()
    for id in statuses.ids.sorted() {
      writer.member(id.text, onNewLine: true)
      writer.value(written: kinds[statuses.number(of: id)])
    }
    writer.breakLine()
    writer.endObject()
  }
}
