import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Row of a checked feed")
struct CheckRowTests {
  private static let cut = FeedDiagnostic.cutOff(line: 3, reason: "it ends early")

  @Test("a feed without findings has a summary, and a sentence that nothing is wrong")
  func clean() {
    let row = CheckRow(CheckedFeed(source: .document(.file("tea.xml")), format: .rss, title: "Tea", items: 1200), now: .sample())
    #expect(row.source == "tea.xml" && row.summary == "'Tea', RSS, 1,200 items")
    #expect(row.sentences == ["Nothing is wrong with it."] && !row.hasFindings)
  }

  @Test("each finding is a sentence")
  func findings() {
    let row = CheckRow(
      CheckedFeed(source: .document(.standardInput), format: .json, items: 1, findings: [.surroundings, Self.cut]), now: .sample())
    #expect(row.source == "standard input" && row.summary == "a feed without a title, JSON Feed, 1 item")
    #expect(row.sentences == [FeedDiagnostic.surroundings, Self.cut].map(DiagnosticWording.sentence(for:)) && row.hasFindings)
  }

  @Test("the summary names the final URL only when it differs from the given one, without credentials")
  func url() {
    let (asked, end) = ("https://me:secret@example.org/f", WebURL.sample("https://me:secret@example.net/g"))
    let stayed = CheckRow(CheckedFeed(source: .url(asked), url: .sample(asked), format: .atom, title: "T"), now: .sample())
    let moved = CheckRow(CheckedFeed(source: .url(asked), url: end, isElsewhere: true, format: .atom, title: "T"), now: .sample())
    #expect(stayed.source == "https://example.org/f" && stayed.summary == "'T', Atom, 0 items")
    #expect(moved.source == "https://example.org/f" && moved.summary == "'T', Atom, 0 items, found at https://example.net/g")
    #expect(moved.exported.fields.prefix(2).map(\.value) == [.text("https://example.org/f"), .text("https://example.net/g")])
  }

  @Test("the exported record has the same values, and a line and a sentence for each finding")
  func exported() {
    let row = CheckRow(
      CheckedFeed(source: .document(.file("tea.xml")), format: .rss, title: "Tea", items: 2, findings: [Self.cut, .surroundings]),
      now: .sample())
    func record(_ kind: String, _ line: ExportedValue, _ finding: FeedDiagnostic) -> ExportedValue {
      .record(
        ExportedRecord([
          .init("kind", .text(kind)), .init("line", line), .init("sentence", .text(DiagnosticWording.sentence(for: finding))),
        ]))
    }
    #expect(
      row.exported
        == ExportedRecord([
          .init("source", .text("tea.xml")), .init("url", .null), .init("format", .text("RSS")), .init("title", .text("Tea")),
          .init("items", .number(2)),
          .init("findings", .list([record("cut_off", .number(3), Self.cut), record("surroundings", .null, .surroundings)])),
          .init("next_refresh", .null), .init("next_reason", .null),
        ]))
    #expect(row.next == nil)
  }

  @Test("the next permitted refresh is a sentence and a timestamp")
  func next() {
    let reason = SkipReason.notDue(until: .sample(), .ttl(minutes: 120))
    let row = CheckRow(CheckedFeed(source: .url("https://example.org/f"), format: .rss, next: reason), now: .sample())
    #expect(row.next == NextWording.sentence(afterCheck: reason, now: .sample()))
    #expect(
      row.exported.fields.suffix(2) == [
        .init("next_refresh", .text("2026-03-01T08:30:00Z")), .init("next_reason", .text(NextWording.sentence(afterCheck: reason))),
      ])
  }
}
