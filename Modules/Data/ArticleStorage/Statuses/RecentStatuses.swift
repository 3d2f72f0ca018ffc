package import FileStorage
package import RecordJSON
internal import Domain

/// The statuses that changed after a large `statuses.json` was written, in `statuses.recent.jsonl`: one line per change. Without them, a
/// single star would write the whole file again.
///
/// `statuses.json` tells the number of the last line that it contains (`"merged"`). Earlier lines do not count, so a process can stop
/// between replacing that file and removing this one. A reader reads these lines first: if `statuses.json` is replaced meanwhile, it
/// contains them.
package struct RecentStatuses {
  /// The statuses after one change, by article.
  package struct Change: JSONRecord {
    let statuses: [ArticleID: ArticleStatus]

    init(_ statuses: [ArticleID: ArticleStatus]) {
      self.statuses = statuses
    }

    package init(reading reader: inout JSONReader) throws(JSONError) {
      var statuses: [ArticleID: ArticleStatus] = [:]
      try reader.beginObject()
      while let id = try reader.nextMember(named: { ArticleID(digits: $0) }) { statuses[id] = try StatusRecord(reading: &reader).status }
      self.statuses = statuses
    }

    package func write(to writer: inout JSONWriter) {
      writer.beginObject()
      for (id, status) in statuses.sorted(by: { $0.key < $1.key }) {
        writer.member(id.text)
        StatusRecord(status).write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The number of the last line; 0 without lines.
  let last: Int
  private let changes: [LineStack<Change>.Numbered]

  /// The number of articles in all lines.
  var count: Int { changes.reduce(0) { $0 + $1.entry.statuses.count } }

  init(_ changes: [LineStack<Change>.Numbered]) {
    self.changes = changes
    last = changes.last?.number ?? 0
  }

  /// The statuses in the lines after a line.
  func statuses(after number: Int) -> [ArticleID: ArticleStatus] {
    changes.reduce(into: [:]) { statuses, change in
      if change.number > number { statuses.merge(change.entry.statuses) { _, later in later } }
    }
  }

  /// The lines of a data directory. They are never dropped one by one.
  package static func stack(in directory: DataDirectory) -> LineStack<Change> {
    LineStack(directory.recentStatuses, in: directory, mostEntries: .max / 4, mostBytes: .max / 4)
  }

  /// The readable statuses in the bytes of a damaged file.
  package static func salvaged(from bytes: [UInt8]) -> StatusTable {
    var table = StatusTable()
    for change in LineStack<Change>.readable(bytes).entries { table.merge(change.entry.statuses) }
    return table
  }
}

extension StatusTable {
  /// Sets the statuses of these articles.
  mutating func merge(_ statuses: [ArticleID: ArticleStatus]) {
    for (id, status) in statuses { self[id] = status }
  }
}
