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
      ViewListPresenter.messages(for: [ViewMistake(line: 7, column: 2, kind)]) == [
        Message(
          .warning, "views, line 7, column 2: \(sentence)", hint: "The line stays in the file but has no effect; the others work.")
      ])
  }

  @Test("of several lines that are wrong for one reason the first one is told, and the numbers of three more")
  func severalMistakes() {
    func sentences(_ count: Int) -> [MessageText] {
      ViewListPresenter.messages(for: (1...8).prefix(count).map { ViewMistake(line: $0, .emptyQuery) }).map(\.sentence)
    }
    #expect(
      [0, 1, 2, 4, 5].map(sentences) == [
        [], ["views, line 1, column 1: there is no query."], ["views, line 1, column 1 (also 2): there is no query."],
        ["views, line 1, column 1 (also 2, 3, 4): there is no query."], ["views, line 1, column 1 (also 2, 3, 4, …): there is no query."],
      ])
  }

  @Test("each reason has a message of its own, up to three, and the other lines are counted")
  func severalReasons() {
    let mistakes: [ViewMistake] = [
      ViewMistake(line: 8, .missingEqualsSign), ViewMistake(line: 9, column: 5, .badQuery(QueryError(.missingCondition, column: 2))),
      ViewMistake(line: 10, .repeatedName(Self.tea)), ViewMistake(line: 11, .missingEqualsSign),
      ViewMistake(line: 12, column: 7, .badQuery(QueryError(.missingCondition, column: 3))), ViewMistake(line: 13, .notUTF8),
      ViewMistake(line: 14, .emptyQuery),
    ]
    let three: [MessageText] = [
      "views, line 8, column 1 (also 11): this is not 'name = query'.", "views, line 9, column 5 (also 12): a condition is missing.",
      "views, line 10, column 1: an earlier line already has the name 'tea'.",
    ]
    let others: [(Int, [MessageText])] = [
      (5, []), (6, ["views: 1 more line cannot be used."]), (7, ["views: 2 more lines cannot be used."]),
    ]
    for (count, last) in others {
      let messages = ViewListPresenter.messages(for: Array(mistakes.prefix(count)))
      #expect(messages.map(\.sentence) == three + last)
      #expect(messages.last?.hint == "These lines stay in the file but have no effect; the others work.")
      #expect(messages.dropLast().allSatisfy { $0.hint == nil && $0.kind == .warning })
    }
  }
}
