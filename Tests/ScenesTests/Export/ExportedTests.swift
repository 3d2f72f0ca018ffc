import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("Values for programs")
struct ExportedTests {
  @Test("fields without a value can be left out, those with an empty one stay")
  func leavesOutNothing() {
    let record = ExportedRecord([
      .init("a", .null), .init("b", .text("")), .init("c", .list([])), .init("d", .null), .init("e", .bool(false)),
      .init("f", .number(0)),
    ])
    #expect(record.omittingNulls.fields.map(\.name) == ["b", "c", "e", "f"])
    #expect(ExportedRecord([.init("a", .null)]).omittingNulls == ExportedRecord([]))
  }

  @Test("records within records are left as they are")
  func leavesInnerRecords() {
    let record = ExportedRecord([.init("a", .record(ExportedRecord([.init("b", .null)])))])
    #expect(record.omittingNulls == record)
  }

  @Test("what is absent is nothing")
  func absent() {
    #expect(ExportedValue.text(orNull: nil) == .null)
    #expect(ExportedValue.number(orNull: nil) == .null)
    #expect(ExportedValue.moment(nil) == .null)
    #expect(ExportedValue.text(orNull: "") == .text(""))
    #expect(ExportedValue.number(orNull: 0) == .number(0))
    #expect(ExportedValue.texts([]) == .list([]))
  }

  @Test("moments are RFC 3339 in UTC")
  func moments() {
    #expect(ExportedValue.moment(.sample()) == .text("2026-03-01T08:30:00Z"))
  }

  @Test("the order of the fields is part of a record")
  func orderCounts() {
    let (a, b) = (ExportedRecord.Field("a", .number(1)), ExportedRecord.Field("b", .number(2)))
    #expect(ExportedRecord([a, b]) != ExportedRecord([b, a]))
  }
}
