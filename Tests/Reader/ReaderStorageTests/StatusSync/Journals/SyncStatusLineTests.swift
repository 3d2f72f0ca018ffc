import CoreDomain
import ReaderDomain
import Testing

@testable import StatusSync

@Suite("Status changes as lines")
struct StatusChangeLineTests {
  private static let article = ArticleID(start: 0x0123_4567_89AB_CDEF, end: 0x0123)

  private static func line(
    id: String = "0123456789abcdef0123", mark: String = "read", set: String = "true", at: String = "2026-03-01T08:30:00Z"
  ) -> String {
    #"{"id":"\#(id)","mark":"\#(mark)","set":\#(set),"at":"\#(at)"}"#
  }

  private static func read(_ text: String) -> StatusChangeRecord? { SyncStatusLine.change(in: Array(text.utf8)[...]) }

  private static func change(_ mark: String, isSet: Bool = true) -> StatusChangeRecord {
    StatusChangeRecord(
      subject: StatusChangeRecord.Subject(article: article, mark: ArticleMark(rawValue: mark)), isSet: isSet,
      moment: Timestamp(seconds: 1_772_353_800))
  }

  @Test("a status change has a fixed form, and is read back as written")
  func same() {
    #expect(String(decoding: SyncStatusLine.lines([Self.change("read")]), as: UTF8.self) == Self.line() + "\n")
    #expect(Self.read(Self.line()) == Self.change("read"))
    #expect(Self.read(Self.line(set: "false")) == Self.change("read", isSet: false))
    #expect(SyncStatusLine.lines([]) == [])
  }

  @Test("changes that differ in one part only are written correctly")
  func differing() {
    let changes = [
      Self.change("read"), Self.change("read", isSet: false), Self.change("starred", isSet: false),
      StatusChangeRecord(subject: Self.change("starred").subject, isSet: false, moment: Timestamp(seconds: 5)),
      StatusChangeRecord(
        subject: StatusChangeRecord.Subject(article: ArticleID(start: 1, end: 2), mark: .starred), isSet: false,
        moment: Timestamp(seconds: 5)),
    ]
    let lines = SyncStatusLine.lines(changes).split(separator: UInt8(ascii: "\n"))
    #expect(lines.map { SyncStatusLine.change(in: $0) } == changes)
  }

  @Test("a mark has one to sixty-four bytes and no control characters")
  func marks() {
    for mark in ["r", " ", "~", "é", String(repeating: "m", count: 64)] { #expect(Self.read(Self.line(mark: mark)) == Self.change(mark)) }
    for mark in ["", String(repeating: "m", count: 65), #"a\u001fb"#, #"a\u007fb"#, #"a\nb"#] {
      #expect(Self.read(Self.line(mark: mark)) == nil, "\(mark)")
    }
  }

  @Test("a line with a missing or invalid member, or with text after the object, is no status change")
  func none() {
    for line in [
      "", "{}", "[]", Self.line() + "x", Self.line() + "{}", Self.line(id: "0123456789ABCDEF0123"), Self.line(id: "0123"),
      Self.line(set: "1"), Self.line(at: "now"), String(Self.line().dropLast()),
    ] + ["id", "mark", "set", "at"].map({ Self.line().replacing("\"\($0)\":", with: "\"x\":") }) {
      #expect(Self.read(line) == nil, "\(line)")
    }
    #expect(Self.read(#"{"x":[{}],"# + Self.line().dropFirst()) == Self.change("read"), "A member of a later version is skipped.")
  }

  @Test("a line has at most 4,096 bytes")
  func longest() {
    func padded(_ count: Int) -> String { Self.line() + String(repeating: " ", count: count - Self.line().utf8.count) }
    var reader = StatusChangeLineReader()
    for (count, change) in [(4096, Self.change("read")), (4097, nil)] {
      #expect(Self.read(padded(count)) == change)
      #expect(reader.change(in: Array(padded(count).utf8)[...]) == change)
    }
  }
}
