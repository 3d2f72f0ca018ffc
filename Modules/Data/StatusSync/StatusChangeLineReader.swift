internal import Domain

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads the lines of a journal, one after the other. Most differ from one before by the article alone, so what stands behind the article's digits
/// is parsed once, and recognised from then on.
struct StatusChangeLineReader {
  private var known: [(rest: [UInt8], change: StatusChangeRecord)] = []
  private var oldest = 0

  /// Strokes of two marks, set and taken away, at two moments.
  private static let mostKnown = 8
  private static let article = Array("\"id\"".utf8)

  /// A line's stroke; nil when it is none.
  mutating func change(in line: ArraySlice<UInt8>) -> StatusChangeRecord? {
    let digits = line.startIndex + StatusChangeLine.start.count
    let end = digits + ArticleID.digits
    guard end < line.endIndex, line.count <= JournalFile.longestLine, line.starts(with: StatusChangeLine.start),
      let id = ArticleID(digits: line[digits..<end])
    else { return StatusChangeLine.change(in: line) }
    let rest = line[end...]
    if let change = known.first(where: { Self.isEqual($0.rest, rest) })?.change {
      return StatusChangeRecord(
        subject: StatusChangeRecord.Subject(article: id, mark: change.subject.mark), isSet: change.isSet, moment: change.moment)
    }
    guard let change = StatusChangeLine.change(in: line) else { return nil }
    if Self.isOfAnyArticle(rest) { remember(Array(rest), change) }
    return change
  }

  private mutating func remember(_ rest: [UInt8], _ change: StatusChangeRecord) {
    if known.count < Self.mostKnown { return known.append((rest, change)) }
    known[oldest] = (rest, change)
    oldest = (oldest + 1) % Self.mostKnown
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

  /// Whether what stands behind the digits names no article a second time, which would be the one that counts.
  private static func isOfAnyArticle(_ rest: ArraySlice<UInt8>) -> Bool {
    !rest.contains(UInt8(ascii: "\\")) && rest.withUnsafeBufferPointer { $0.firstPosition(of: article) } == nil
  }
}
