import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Wording of newsboat's filters")
struct NewsboatFilterWordingTests {
  private static let file = FileLocation.file("config")

  @Test(
    "a filter that was left out is told with its place and the reason",
    arguments: [
      (.syntax(column: 4), "newsboat's filter language does not allow this at character 4 of the filter"),
      (.tooLong, "the filter has more than \(NewsboatFilter.maximumBytes) bytes"), (.tooDeep, "its parentheses are nested too deeply"),
      (.tooMany, "an import takes at most \(NewsboatFilter.maximum) filters"), (.arguments, "it needs a name or URL, and a filter"),
      (.command, "it would run a program"), (.include("more"), "the file 'more' is not read; import it with --newsboat-config"),
      (.unreadable, "the file cannot be read"), (.unknownAttribute("colour"), "newsboat has no attribute 'colour'"),
      (.noCounterpart("flags"), "queries have nothing like 'flags'"),
      (.notComparable("title", .isLess), "queries cannot compare 'title' with '<'"),
      (.badLiteral("old", attribute: "age"), "queries cannot compare 'age' with 'old'"),
      (.badPattern("(a"), "queries have no regular expression like '(a'"), (.notAQuery, "it is too long or too deep for a query"),
      (.badName("!"), "'!' has no letter for the name of a view"), (.nameTaken("tea"), "the view @tea exists and has another query"),
    ] as [(NewsboatFilterError, String)])
  func skipped(error: NewsboatFilterError, reason: String) {
    #expect(NewsboatFilterWording.reason(for: error) == reason)
    func message(_ use: NewsboatFilterEntry.Use, line: Int) -> [MessageText] {
      let entry = NewsboatFilterEntry(file: Self.file, line: line, use: use, filter: .failure(error))
      return NewsboatFilterWording.messages(for: NewsboatFilterReport(skipped: [SkippedFilter(entry, error)])).map(\.sentence)
    }
    let messages = [message(.view("Tea"), line: 3), message(.view(""), line: 0), message(.ignored(feed: "*"), line: 1)]
    #expect(
      messages == [
        ["config, line 3: 'Tea' was left out: \(reason)."], ["config: a filter was left out: \(reason)."],
        ["config, line 1: a filter of ignored articles was left out: \(reason)."],
      ])
    let entry = NewsboatFilterEntry(file: Self.file, line: 3, use: .view("Tea"), filter: .failure(error))
    #expect(
      NewsboatFilterWording.record(of: SkippedFilter(entry, error))
        == .record(ExportedRecord([.init("file", .text("config")), .init("line", .number(3)), .init("reason", .text(reason))])))
  }

  @Test("what was added is told, and an error at the end")
  func added() throws {
    let views = try ["tea", "news"].map { SavedView(try ViewName($0), "x") }
    #expect(NewsboatFilterWording.lines(for: .none).isEmpty && NewsboatFilterWording.messages(for: .none).isEmpty)
    #expect(
      NewsboatFilterWording.lines(for: NewsboatFilterReport(views: views, rules: ["when x => hide"]))
        == ["Saved 2 views: @tea, @news.", "Added 1 rule to hide articles."])
    #expect(NewsboatFilterWording.lines(for: NewsboatFilterReport(rules: ["a", "b"])) == ["Added 2 rules to hide articles."])
    let failed = NewsboatFilterWording.messages(for: NewsboatFilterReport(error: .undo(.nothingToRedo)))
    #expect(failed == [ReaderErrorWording.message(for: .undo(.nothingToRedo))])
  }
}
