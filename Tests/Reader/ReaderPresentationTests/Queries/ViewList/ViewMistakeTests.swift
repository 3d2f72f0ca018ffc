import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Mistakes in the file of views")
struct ViewMistakeTests {
  private static let tea = (try? ViewName("tea")) ?? { fatalError("a name") }()
  private static let long = String(repeating: "n", count: 100)

  @Test(
    "a wrong line of the file is told with its reason",
    arguments: [
      (.notUTF8, "the line is not UTF-8."), (.missingEqualsSign, "this is not 'name = query'."),
      (.badName(long, .empty), "'\(String(repeating: "n", count: 60))…' is no name for a view: it is empty."),
      (.repeatedName(tea), "an earlier line already has the name 'tea'."), (.emptyQuery, "there is no query."),
      (.badQuery(QueryError(.missingCondition, column: 3)), "a condition is missing."), (.tooMany, "there are more than 200 views."),
    ] as [(ViewMistake.Kind, String)])
  func mistakes(kind: ViewMistake.Kind, sentence: String) {
    #expect(ViewListPresenter.sentence(for: kind) == sentence)
    #expect(
      ViewListPresenter.message(for: [ViewMistake(line: 7, column: 2, kind)])
        == Message(
          .warning, "views, line 7, column 2: \(sentence)", hint: "The line stays in the file but has no effect; the others work."))
  }

  @Test("of several wrong lines the first one is told, and the numbers of three more")
  func severalMistakes() {
    func sentence(_ count: Int) -> MessageText? {
      ViewListPresenter.message(for: (1...8).prefix(count).map { ViewMistake(line: $0, .emptyQuery) })?.sentence
    }
    #expect(ViewListPresenter.message(for: []) == nil && sentence(1) == "views, line 1, column 1: there is no query.")
    #expect(sentence(2) == "views, line 1, column 1 (also 2): there is no query.")
    #expect(sentence(4) == "views, line 1, column 1 (also 2, 3, 4): there is no query.")
    #expect(sentence(5) == "views, line 1, column 1 (also 2, 3, 4, …): there is no query.")
  }
}
