import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Row of a refreshed feed")
struct RefreshRowTests {
  struct Case: Sendable {
    let outcome: FetchResult
    let text: MessageText
    let tone: RefreshRow.Tone
    let word: String
    var new = 0
    var reason: MessageText?

    /// The number of hidden articles.
    var hidden: Int { if case .updated(_, _, let hidden) = outcome { hidden } else { 0 } }

    /// The IDs of the new articles.
    var newIDs: [String] { if case .updated(let new, _, _) = outcome { new.map(\.text) } else { [] } }
  }

  private static let tea = Subscription.sample(url: "https://me:secret@example.org/tea.xml", title: "Tea")

  private static let cases = [
    Case(outcome: .updated(new: 3, changed: 0), text: "3 new", tone: .good, word: "updated", new: 3),
    Case(outcome: .updated(new: 1_000, changed: 2_000), text: "1,000 new, 2,000 changed", tone: .good, word: "updated", new: 1_000),
    Case(outcome: .updated(new: 0, changed: 1), text: "0 new, 1 changed", tone: .good, word: "updated"),
    Case(outcome: .updated(new: [], changed: 0, hidden: 2), text: "0 new, 2 hidden", tone: .good, word: "updated"),
    Case(outcome: .unchanged, text: "nothing new", tone: .quiet, word: "unchanged"),
    Case(
      outcome: .skipped(.gone), text: "the server says that the feed is gone (410).", tone: .quiet, word: "skipped",
      reason: "the server says that the feed is gone (410)."),
    Case(
      outcome: .skipped(.askedToWait(until: .sample())), text: "the server asked to wait until 08:30.", tone: .held,
      word: "skipped", reason: "the server asked to wait until 2026-03-01T08:30:00Z."),
    Case(
      outcome: .skipped(.notOnServer), text: "its login, program or file stays on this computer, so the feed server cannot fetch it.",
      tone: .held,
      word: "skipped", reason: "its login, program or file stays on this computer, so the feed server cannot fetch it."),
    Case(
      outcome: .failed(.feed(.fetch(tea.url, .web(.status(code: 500))))), text: "the server answered 500 (server error).", tone: .bad,
      word: "failed", reason: "the server answered 500 (server error)."),
    Case(
      outcome: .failed(.store(.locked(byProcess: nil))), text: "Another \(.program) is using this data directory.", tone: .bad,
      word: "failed",
      reason: "Another \(.program) is using this data directory."),
  ]

  @Test("an outcome has its text, its tone, and the fields of 'strata refresh', in order", arguments: cases)
  func rows(one: Case) {
    let row = RefreshRow(Self.tea, one.outcome, now: .sample())
    #expect(row.title == "Tea" && row.text == one.text && row.tone == one.tone)
    #expect(
      row.exported.fields == [
        .init("feed", .text(Self.tea.id.text)), .init("url", .text("https://example.org/tea.xml")), .init("outcome", .text(one.word)),
        .init("new_articles", .number(one.new)), .init("reason", .message(orNull: one.reason)),
        .init("moved_to", .null), .init("new_ids", .texts(one.newIDs)), .init("hidden_articles", .number(one.hidden)),
      ])
  }

  @Test(
    "parts that could not be read are told beside the outcome",
    arguments: [
      (DocumentGaps(leftOut: 1), "1 part was left out, because it is too long, one too many or nested too deeply."),
      (DocumentGaps(leftOut: 2), "2 parts were left out, because they are too long, too many or nested too deeply."),
      (
        DocumentGaps(leftOut: 1, damage: .init(line: 7, reason: "a tag is open")),
        "1 part was left out, because it is too long, one too many or nested too deeply; the feed is damaged in line 7: a tag is open; only the complete items before that were read."
      ),
    ])
  func gaps(gaps: DocumentGaps, sentence: String) {
    for (outcome, word) in [(FetchResult.updated(new: 3, changed: 0), "3 new"), (.unchanged, "nothing new")] {
      let row = RefreshRow(Self.tea, outcome, gaps: gaps, now: .sample())
      #expect(row.text == "\(word); \(sentence)" && row.tone != .quiet, "A quiet row is not shown.")
      #expect(row.exported.fields.contains(.init("reason", .message(MessageText(sentence)))))
    }
  }

  @Test("the exported record of a permanently redirected feed has the new URL")
  func moved() {
    let row = RefreshRow(Self.tea, .unchanged, newURL: .sample("https://me:secret@example.net/tea"), now: .sample())
    #expect(
      row.exported.fields.suffix(3) == [
        .init("moved_to", .text("https://example.net/tea")), .init("new_ids", .list([])), .init("hidden_articles", .number(0)),
      ])
  }

  @Test("a recovered feed says so, and has the fields of an unchanged feed")
  func recovered() {
    let row = RefreshRow(recovered: Self.tea)
    #expect(row.title == "Tea" && row.text == "answers again." && row.tone == .good)
    #expect(row.exported.fields.map(\.name) == RefreshRow(Self.tea, .unchanged, now: .sample()).exported.fields.map(\.name))
    #expect(
      row.exported.fields.suffix(6).map(\.value) == [
        .text("unchanged"), .number(0), .message("answers again."), .null, .list([]), .number(0),
      ])
  }
}
