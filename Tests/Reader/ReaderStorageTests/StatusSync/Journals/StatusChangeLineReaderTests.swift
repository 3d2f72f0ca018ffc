import CoreDomain
import CoreDoubles
import Properties
import ReaderDomain
import Testing

@testable import Files
@testable import RecordJSON
@testable import StatusSync

@Suite("Journal lines read in sequence")
struct StatusChangeLineReaderTests {
  private static let rests = [
    #"","mark":"read","set":true,"at":"2026-03-01T08:30:00Z"}"#, #"","mark":"starred","set":false,"at":"2026-03-01T08:30:00.250Z"}"#,
    #"","mark":"read","set":false,"at":"2026-03-01T08:30:00Z"}"#, #"","mark":"pin é","set":true,"at":"2026-03-01T08:30:00+01:00"}"#,
    #"","mark":"read","set":true,"at":"2026-03-01T08:30:00Z","id":"0123456789abcdef0123"}"#,
    #"","mark":"read","set":true,"at":"2026-03-01T08:30:00Z","\u0069d":"0123456789abcdef0123"}"#,
    #"","mark":"read","set":true}"#, #"","mark":"read","set":true,"at":"2026-03-01T08:30:00Z"} x"#, #"z","mark":"read"}"#, "",
  ]

  @Test("a line read in sequence means the same as the line alone", arguments: 0..<20 as Range<UInt64>)
  func same(seed: UInt64) {
    var random = SeededGenerator(seed)
    var reader = StatusChangeLineReader()
    for _ in 0..<300 {
      let ids = ["0123456789abcdef0123", "00000000000000000001", "ffffffffffffffffffff", "FFFFFFFFFFFFFFFFFFFF", "0123"]
      let rest = Self.rests[.random(in: 0..<Self.rests.count, using: &random)]
      var line = Array("{\"id\":\"\(ids[.random(in: 0..<ids.count, using: &random)])\(rest)".utf8)
      if Int.random(in: 0..<10, using: &random) == 0 {
        line[.random(in: 0..<line.count, using: &random)] = .random(in: .min ... .max, using: &random)
      }
      #expect(reader.change(in: line[...]) == SyncStatusLine.change(in: line[...]), "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test("many status changes are written as each one is written alone")
  func written() {
    var changes: [StatusChangeRecord] = []
    for number in 0..<40 {
      for mark in [ArticleMark.read, ArticleMark(rawValue: "pin \"é")] {
        changes.append(
          StatusChangeRecord(
            subject: StatusChangeRecord.Subject(article: ArticleID(start: UInt64(number) << 20, end: UInt16(number)), mark: mark),
            isSet: number % 7 < 4, moment: Timestamp(milliseconds: Int64(number / 5))))
      }
    }
    changes.sort { $0.subject.mark.rawValue < $1.subject.mark.rawValue }
    #expect(SyncStatusLine.lines(changes) == changes.flatMap { SyncStatusLine.lines([$0]) })
  }
}
