package import CoreData
internal import CoreDomain
internal import Files
package import FileStorage
internal import ReaderDomain
package import RecordJSON

/// The statuses that changed after a large `statuses.json` was written, in `statuses.recent.jsonl`: one line per change. Without them, a
/// single star would write the whole file again.
///
/// `statuses.json` tells the number of the last line that it contains (`"merged"`). If this file has that line, only the lines after it
/// count. If it does not, `statuses.json` is older than these lines or does not belong to them, and all lines count: a star that comes back
/// is better than a star that is lost. A merge therefore replaces `statuses.json` first, and then drops the lines before those that it
/// merged. A copy of both files, made in any order meanwhile, is complete. The numbers begin at random, so that no other file has them.
///
/// A reader reads these lines first. If `statuses.json` is replaced meanwhile, it contains them.
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
      while let id = try reader.nextMember(named: { ArticleID(digits: $0) }) { statuses[id] = try ArticleStatus(reading: &reader) }
      self.statuses = statuses
    }

    package func write(to writer: inout JSONWriter) {
      writer.beginObject()
      for (id, status) in statuses.sorted(by: { $0.key < $1.key }) {
        writer.member(id.text)
        status.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The largest number of a line; 0 without lines.
  let last: Int
  private let changes: [JSONLinesStack<Change>.Numbered]

  init(_ changes: [JSONLinesStack<Change>.Numbered]) {
    self.changes = changes
    last = changes.map(\.number).max() ?? 0
  }

  /// The lines that `statuses.json` does not contain.
  /// - Parameter merged: the number of the last line that it contains.
  func changes(after merged: Int) -> ArraySlice<JSONLinesStack<Change>.Numbered> {
    let next = changes.lastIndex { $0.number == merged }.map { $0 + 1 }
    return changes[(next ?? 0)...]
  }

  /// The statuses in these lines.
  func statuses(after merged: Int) -> [ArticleID: ArticleStatus] {
    changes(after: merged).reduce(into: [:]) { $0.merge($1.entry.statuses) { _, later in later } }
  }

  /// The number of articles in these lines.
  func count(after merged: Int) -> Int { changes(after: merged).reduce(0) { $0 + $1.entry.statuses.count } }

  /// A number for the first line of a new file.
  static var newNumber: Int { .random(in: 1..<(1 << 40)) }

  /// The lines of a data directory.
  package static func stack(in directory: DataDirectory) -> JSONLinesStack<Change> {
    JSONLinesStack(directory.recentStatuses, in: directory, limits: nil, lossOfAll: .noMarks)
  }

  /// Whether `statuses.json` had recent changes and their file is missing.
  package static func areLost(in directory: DataDirectory) throws(DataStoreError) -> Bool {
    guard try !stack(in: directory).exists else { return false }
    let opening = try StoredFile(path: directory.statuses).reading { (file) throws(FileError) in try StatusFileLines.opening(of: file) }
    return StatusesDocument.number(inOpening: opening ?? []) > 0
  }

  /// The readable statuses in the bytes of a damaged file.
  package static func salvaged(from bytes: [UInt8]) -> StatusTable {
    var table = StatusTable()
    for change in JSONLinesStack<Change>.readable(bytes).entries { table.merge(change.entry.statuses) }
    return table
  }
}

extension StatusTable {
  /// Sets the statuses of these articles.
  mutating func merge(_ statuses: [ArticleID: ArticleStatus]) {
    for (id, status) in statuses { self[id] = status }
  }
}
