internal import Domain
internal import FileStorage
internal import Files
internal import RecordJSON

/// The lines of a file of statuses, found and changed without a look at the others.
///
/// They stand in the order of their articles, so a line is found as a word is in a dictionary. That holds for a file that was written here; of
/// anything in it that is not exactly as it is written here, nothing is made.
struct StatusLines {
  /// A line, or the place where it would stand.
  private struct Place {
    /// Without the comma behind it; empty when there is no line.
    let range: Range<Int>
    let status: ArticleStatus
    /// Whether another line follows.
    let isFollowed: Bool
  }

  /// A piece of the file, and what takes its place.
  struct Edit {
    fileprivate let range: Range<Int>
    fileprivate let bytes: [UInt8]
  }

  /// Where the first line begins.
  private let start: Int
  /// Where the last one ends.
  private let end: Int

  private static let opening = Array("\(StatusesDocument.opening)\n".utf8)
  private static let closing = Array("\n\(StatusesDocument.closing)\n".utf8)
  private static let separator = Array(",\n".utf8)
  /// `"…":`
  private static let name = ArticleID.digits + 3
  /// Nobody writes so many marks, and this many bytes at least hold the beginning of a line.
  private static let longestLine = 1024
  /// No search goes on in fewer bytes: all lines in them are read.
  private static let fewBytes = 4 * longestLine
  private static let copiedAtOnce = 1 << 17

  /// Looks at the ends of a file; nil when it has no lines, or does not begin and end as it is written here.
  init?(in file: borrowing FileDescriptor) throws(FileError) {
    (start, end) = (Self.opening.count, try file.size() - Self.closing.count)
    guard end > start, try file.bytes(from: 0, to: start) == Self.opening,
      try file.bytes(from: end, to: end + Self.closing.count) == Self.closing
    else { return nil }
  }

  /// The statuses of those of these articles that have one; nil when something is not as it is written here.
  func statuses(of ids: Set<ArticleID>, in file: borrowing FileDescriptor) throws(FileError) -> [ArticleID: ArticleStatus]? {
    var statuses: [ArticleID: ArticleStatus] = [:]
    for id in ids {
      guard let place = try place(of: id, in: file) else { return nil }
      if place.status != .new { statuses[id] = place.status }
    }
    return statuses
  }

  /// What gives articles other statuses; nil when something is not as it is written here, or when lines cannot be changed apart from each other.
  func edits(for statuses: [ArticleID: ArticleStatus], in file: borrowing FileDescriptor) throws(FileError) -> [Edit]? {
    var edits: [Edit] = []
    for (id, status) in statuses.sorted(by: { $0.key < $1.key }) {
      guard let place = try place(of: id, in: file), let edit = edit(place, id, status),
        edit.range.lowerBound >= edits.last?.range.upperBound ?? start
      else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// Writes a copy of a file with other lines.
  func write(_ edits: [Edit], of file: borrowing FileDescriptor, to copy: borrowing FileDescriptor) throws(FileError) {
    var position = 0
    for edit in edits {
      try Self.copy(position..<edit.range.lowerBound, of: file, to: copy)
      try copy.append(edit.bytes)
      position = edit.range.upperBound
    }
    try Self.copy(position..<(end + Self.closing.count), of: file, to: copy)
  }

  private func edit(_ place: Place, _ id: ArticleID, _ status: ArticleStatus) -> Edit? {
    let line = status == .new ? [] : StatusesDocument.line(of: id, status)
    let range = place.range
    switch (range.isEmpty, line.isEmpty) {
    case (true, true), (false, false): return Edit(range: range, bytes: line)
    case (true, false): return Edit(range: range, bytes: place.isFollowed ? line + Self.separator : Self.separator + line)
    case (false, true):
      if place.isFollowed { return Edit(range: range.lowerBound..<(range.upperBound + Self.separator.count), bytes: []) }
      // The line before the last one becomes the last one, if there is one.
      let before = range.lowerBound - Self.separator.count
      guard before > start else { return nil }
      return Edit(range: before..<range.upperBound, bytes: [])
    }
  }

  private static func copy(
    _ range: Range<Int>, of file: borrowing FileDescriptor, to copy: borrowing FileDescriptor
  ) throws(FileError) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: copiedAtOnce) {
      let end = min(start + copiedAtOnce, range.upperBound)
      let bytes = try file.bytes(from: start, to: end)
      guard bytes.count == end - start else { throw FileError(code: 0, reason: "the file has become shorter") }
      try copy.append(bytes)
    }
  }
}

// MARK: The search

extension StatusLines {
  private func place(of id: ArticleID, in file: borrowing FileDescriptor) throws(FileError) -> Place? {
    // Lines begin at `low`, and at `high` if it is not the end. What stands from `high` on is about articles behind this one.
    var (low, high) = (start, end)
    var (first, last): (ArticleID?, ArticleID?) = (nil, nil)
    while high - low > Self.fewBytes {
      let middle = low + (high - low) / 2
      let bytes = try file.bytes(from: middle, to: middle + Self.longestLine)
      guard let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")), let other = Self.id(bytes[(lineEnd + 1)...]),
        first.map({ $0 < other }) ?? true, last.map({ other < $0 }) ?? true
      else { return nil }
      if other <= id { (low, first) = (middle + lineEnd + 1, other) } else { (high, last) = (middle + lineEnd + 1, other) }
    }
    return try place(of: id, in: file, from: low, to: high)
  }

  /// Looks at all lines between two places.
  private func place(of id: ArticleID, in file: borrowing FileDescriptor, from low: Int, to high: Int) throws(FileError) -> Place? {
    let bytes = try file.bytes(from: low, to: high)
    var place = Place(range: high..<high, status: .new, isFollowed: high < end)
    var isPassed = false
    var (position, last): (Int, ArticleID?) = (0, nil)
    while position < bytes.count {
      let lineEnd = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isFollowed = lineEnd < bytes.count || high < end
      // Where another line follows, this one ends with a comma, and then with a break.
      let line = bytes[position..<lineEnd].dropLast(isFollowed ? 1 : 0)
      guard let other = Self.id(line), last.map({ $0 < other }) ?? true, !isFollowed || bytes[lineEnd - 1] == UInt8(ascii: ",") else {
        return nil
      }
      if other == id {
        guard let status = Self.status(line, of: id) else { return nil }
        place = Place(range: (low + position)..<(low + line.endIndex), status: status, isFollowed: isFollowed)
        isPassed = true
      } else if other > id, !isPassed {
        place = Place(range: (low + position)..<(low + position), status: .new, isFollowed: true)
        isPassed = true
      }
      last = other
      position = lineEnd + 1
    }
    return place
  }

  /// The article that a line is about; nil for what is not the beginning of a line.
  private static func id(_ line: ArraySlice<UInt8>) -> ArticleID? {
    guard line.count > name, line.first == UInt8(ascii: "\"") else { return nil }
    let digits = line.startIndex + 1
    guard line[digits + ArticleID.digits] == UInt8(ascii: "\"") else { return nil }
    return ArticleID(digits: line[digits..<(digits + ArticleID.digits)])
  }

  /// The status on a line; nil when the line is not written so.
  private static func status(_ line: ArraySlice<UInt8>, of id: ArticleID) -> ArticleStatus? {
    do throws(JSONError) {
      var reader = try JSONReader(Array(line.dropFirst(name)))
      let status = try StatusRecord(reading: &reader).status
      return status != .new && StatusesDocument.line(of: id, status)[...] == line ? status : nil
    } catch {
      return nil
    }
  }
}
