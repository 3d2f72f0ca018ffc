import CoreDoubles
import CoreScenes
import Testing

@Suite("Exported values")
struct ExportedTests {
  @Test("null fields can be omitted, and fields with empty values stay")
  func leavesOutNothing() {
    let record = ExportedRecord([
      .init("a", .null), .init("b", .text("")), .init("c", .list([])), .init("d", .null), .init("e", .bool(false)),
      .init("f", .number(0)),
    ])
    #expect(record.omittingNulls.fields.map(\.name) == ["b", "c", "e", "f"])
    #expect(ExportedRecord([.init("a", .null)]).omittingNulls == ExportedRecord([]))
  }

  @Test("nested records are unchanged")
  func leavesInnerRecords() {
    let record = ExportedRecord([.init("a", .record(ExportedRecord([.init("b", .null)])))])
    #expect(record.omittingNulls == record)
  }

  @Test("absent values are null, and empty values are not")
  func absent() {
    let values: [ExportedValue] = [
      .text(orNull: nil), .number(orNull: nil), .moment(nil), .text(orNull: ""), .number(orNull: 0), .texts([]),
    ]
    #expect(values == [.null, .null, .null, .text(""), .number(0), .list([])])
  }

  @Test("timestamps are RFC 3339 in UTC")
  func moments() {
    #expect(ExportedValue.moment(.sample()) == .text("2026-03-01T08:30:00Z"))
  }

  @Test("records with a different field order differ")
  func orderCounts() {
    let (a, b) = (ExportedRecord.Field("a", .number(1)), ExportedRecord.Field("b", .number(2)))
    #expect(ExportedRecord([a, b]) != ExportedRecord([b, a]))
  }
}
