internal import CoreData
internal import Files
internal import ReaderDomain
internal import RecordJSON

/// Finds and changes single lines of a status file without reading the others.
///
/// The lines are sorted by article, so a binary search finds a line. This holds only for a file that this program wrote. Every method gives
/// up when it meets anything that this program would write differently.
struct StatusFileLines {
  /// A line, or the position where it belongs.
  private struct Place {
    /// Excludes the comma at the end; empty when the line is missing.
    let range: Range<Int>
    let status: ArticleStatus
    /// Whether another line follows.
    let isFollowed: Bool
  }

  /// A range of the file and its replacement.
  struct Edit {
    fileprivate let range: Range<Int>
    fileprivate let bytes: [UInt8]
  }

  /// The number of the last of the ``RecentStatuses`` that the file contains.
  let merged: Int
  /// The offset of the first line.
  private let start: Int
  /// The end of the last line.
  private let end: Int

  /// The first line is never longer.
  private static let longestOpening = 128
  private static let closing = Array("\n\(StatusesDocument.closing)\n".utf8)
  private static let separator = Array(",\n".utf8)
  /// The length of `"…":`
  private static let name = ArticleID.digits + 3
  /// The usual maximum length of a line in bytes: this many bytes contain the start of a line. An article with more marks makes the search
  /// give up.
  private static let longestLine = 1024
  /// The size at which the search stops and reads all remaining lines.
  private static let fewBytes = 4 * longestLine
  private static let copiedAtOnce = 1 << 17

  /// Checks both ends of a file; nil when it has no lines, or when it does not begin and end as this program writes it.
  init?(in file: borrowing FileDescriptor) throws(FileError) {
    let opening = try Self.opening(of: file)
    (start, end) = (opening.count + 1, try file.size() - Self.closing.count)
    merged = StatusesDocument.number(inOpening: opening)
    guard end > start, opening == StatusesDocument.opening(number: merged)[...],
      try file.bytes(from: end, to: end + Self.closing.count) == Self.closing
    else { return nil }
  }

  /// The first line of a file.
  static func opening(of file: borrowing FileDescriptor) throws(FileError) -> ArraySlice<UInt8> {
    try file.bytes(from: 0, to: longestOpening).prefix { $0 != UInt8(ascii: "\n") }
  }

  /// The statuses of these articles, without unmarked ones; nil when the file has an unexpected form.
  func statuses(of ids: Set<ArticleID>, in file: borrowing FileDescriptor) throws(FileError) -> [ArticleID: ArticleStatus]? {
    var statuses: [ArticleID: ArticleStatus] = [:]
    for id in ids {
      guard let place = try place(of: id, in: file) else { return nil }
      if place.status != .new { statuses[id] = place.status }
    }
    return statuses
  }

  /// The edits that set these statuses; nil when the file has an unexpected form or when the edits overlap.
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

  /// Writes a copy of the file with the edits applied.
  /// - Parameter merged: the number of the last of the ``RecentStatuses`` that the copy contains.
  func write(
    _ edits: [Edit], merged: Int, of file: borrowing FileDescriptor, to copy: borrowing FileDescriptor
  ) throws(FileError) {
    try copy.append(StatusesDocument.opening(number: merged) + [UInt8(ascii: "\n")])
    var position = start
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
      // The line before becomes the last line, if it exists.
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

extension StatusFileLines {
  private func place(of id: ArticleID, in file: borrowing FileDescriptor) throws(FileError) -> Place? {
    // Lines begin at `low`, and at `high` unless it is the end. All lines from `high` on belong to later articles.
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

  /// Searches all lines between two offsets.
  private func place(of id: ArticleID, in file: borrowing FileDescriptor, from low: Int, to high: Int) throws(FileError) -> Place? {
    let bytes = try file.bytes(from: low, to: high)
    var place = Place(range: high..<high, status: .new, isFollowed: high < end)
    var isPassed = false
    var (position, last): (Int, ArticleID?) = (0, nil)
    while position < bytes.count {
      let lineEnd = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isFollowed = lineEnd < bytes.count || high < end
      // A line that another line follows ends with a comma and a line break.
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

  /// The article of a line; nil when the bytes are not the start of a line.
  private static func id(_ line: ArraySlice<UInt8>) -> ArticleID? {
    guard line.count > name, line.first == UInt8(ascii: "\"") else { return nil }
    let digits = line.startIndex + 1
    guard line[digits + ArticleID.digits] == UInt8(ascii: "\"") else { return nil }
    return ArticleID(digits: line[digits..<(digits + ArticleID.digits)])
  }

  /// The status on a line; nil when the line has an unexpected form.
  private static func status(_ line: ArraySlice<UInt8>, of id: ArticleID) -> ArticleStatus? {
    do throws(JSONError) {
      var reader = try JSONReader(Array(line.dropFirst(name)))
      let status = try ArticleStatus(reading: &reader)
      return status != .new && StatusesDocument.line(of: id, status)[...] == line ? status : nil
    } catch {
      return nil
    }
  }
}
