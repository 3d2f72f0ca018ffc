internal import Files
internal import ReaderDomain
internal import RecordJSON

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads the lines of a journal in order. Most lines differ from an earlier one only in the article. The text after the article's digits is
/// therefore parsed once and recognized afterwards.
struct StatusChangeLineReader {
  private var known: [(rest: [UInt8], change: StatusChangeRecord)] = []
  private var oldest = 0

  /// Enough for setting and clearing two marks at two times.
  private static let maximumKnown = 8
  private static let article = Array("\"id\"".utf8)

  /// Parses a line; nil when it is not a status change.
  mutating func change(in line: ArraySlice<UInt8>) -> StatusChangeRecord? {
    let digits = line.startIndex + SyncStatusLine.start.count
    let end = digits + ArticleID.digits
    guard end < line.endIndex, line.count <= SyncStatusLine.longestLine, line.starts(with: SyncStatusLine.start),
      let id = ArticleID(digits: line[digits..<end])
    else { return SyncStatusLine.change(in: line) }
    let rest = line[end...]
    if let change = known.first(where: { Self.isEqual($0.rest, rest) })?.change {
      return StatusChangeRecord(
        subject: StatusChangeRecord.Subject(article: id, mark: change.subject.mark), isSet: change.isSet, moment: change.moment)
    }
    guard let change = SyncStatusLine.change(in: line) else { return nil }
    if Self.isOfAnyArticle(rest) { remember(Array(rest), change) }
    return change
  }

  private mutating func remember(_ rest: [UInt8], _ change: StatusChangeRecord) {
    if known.count < Self.maximumKnown { return known.append((rest, change)) }
    known[oldest] = (rest, change)
    oldest = (oldest + 1) % Self.maximumKnown
  }

  private static func isEqual(_ one: [UInt8], _ other: ArraySlice<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let left = one.baseAddress, let right = other.baseAddress else { return true }
        return memcmp(left, right, one.count) == 0
      }
    }
  }

  /// Whether the text after the digits has no second `id`, which would override the first.
  private static func isOfAnyArticle(_ rest: ArraySlice<UInt8>) -> Bool {
    !rest.contains(UInt8(ascii: "\\")) && rest.withUnsafeBufferPointer { $0.firstPosition(of: article) } == nil
  }
}
