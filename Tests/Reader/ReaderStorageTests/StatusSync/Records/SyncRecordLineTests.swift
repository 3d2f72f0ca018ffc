import CoreDomain
import ReaderDomain
import Testing

@testable import StatusSync

@Suite("Records as lines")
struct SyncRecordLineTests {
  private static let moment = Timestamp(seconds: 1_772_353_800)

  private static func record(_ value: String?, key: String = "news") -> SyncRecord {
    SyncRecord(
      subject: SyncRecord.Subject(kind: .view, key: key, field: "query"), value: value, moment: moment, device: "two-1")
  }

  private static func read(_ text: String) -> SyncRecord? { SyncRecordLine.record(in: Array(text.utf8)[...]) }
  private static func isRecord(_ text: String) -> Bool { SyncRecordLine.isRecord(Array(text.utf8)[...]) }

  private static func line(
    kind: String = #""view""#, key: String = #""news""#, field: String = #""query""#, value: String = #""is:unread""#,
    at: String = #""2026-03-01T08:30:00Z""#, by: String = #""two-1""#
  ) -> String {
    #"{"kind":\#(kind),"key":\#(key),"field":\#(field),"value":\#(value),"at":\#(at),"by":\#(by)}"#
  }

  @Test("a record is read back as written", arguments: ["is:unread", #"tag:"é \ 😀""#, nil])
  func same(value: String?) {
    let records = [Self.record(value), Self.record("is:starred", key: "other")]
    let lines = SyncRecordLine.lines(records)
    #expect(lines.split(separator: UInt8(ascii: "\n")).map { SyncRecordLine.record(in: $0) } == records)
    #expect(lines.last == UInt8(ascii: "\n"))
    #expect(SyncRecordLine.lines([]) == [])
  }

  @Test("a record has a fixed form")
  func written() {
    #expect(String(decoding: SyncRecordLine.lines([Self.record("is:unread")]), as: UTF8.self) == Self.line() + "\n")
    #expect(
      String(decoding: SyncRecordLine.lines([Self.record(nil)]), as: UTF8.self)
        == #"{"kind":"view","key":"news","field":"query","at":"2026-03-01T08:30:00Z","by":"two-1"}"# + "\n")
    #expect(Self.read(Self.line()) == Self.record("is:unread"))
  }

  @Test("a record of an unknown kind, field or value counts as a record but is not merged")
  func later() {
    for line in [
      Self.line(kind: #""theme""#), Self.line(field: #""colour""#), Self.line(key: #""a b!""#),
      Self.line(field: "\"\(String(repeating: "f", count: 65))\""),
    ] {
      #expect(Self.read(line) == nil, "\(line)")
      #expect(Self.isRecord(line), "\(line)")
    }
    let more = #"{"new":{"a":[1]},"# + Self.line().dropFirst()
    #expect(Self.read(more) == Self.record("is:unread"))
  }

  @Test("a line with a missing or invalid member, or with text after the object, is no record")
  func none() {
    for line in [
      "", "{}", "[]", Self.line() + "x", Self.line() + " {}", Self.line(kind: "1"), Self.line(key: "null"), Self.line(by: #""../x""#),
      Self.line(by: #""""#), Self.line(at: #""yesterday""#), String(Self.line().dropLast()),
    ] + ["kind", "key", "field", "at", "by"].map({ Self.line().replacing("\"\($0)\":", with: "\"x\":") }) {
      #expect(!Self.isRecord(line), "\(line)")
      #expect(Self.read(line) == nil, "\(line)")
    }
  }

  @Test("an overlong line is no record")
  func longest() {
    let line = Self.line()
    let maximum = SyncRecordLine.longestLine
    func padded(_ count: Int) -> String { line + String(repeating: " ", count: count - line.utf8.count) }
    #expect(Self.isRecord(padded(maximum)))
    #expect(!Self.isRecord(padded(maximum + 1)))
  }
}
