import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Wording of saved views")
struct ViewWordingTests {
  private static let tea = (try? ViewName("tea")) ?? { fatalError("a name") }()
  private static let long = String(repeating: "n", count: 100)
  private static let rule: MessageText = "A name has letters, digits, '-', '_' and '.', and begins with a letter or a digit."

  @Test(
    "an error names the view and says what to do",
    arguments: [
      (.badName("a b", .unexpected(" ")), "'a b' is no name for a view: ' ' cannot be there.", rule),
      (.badName("", .empty), "'' is no name for a view: it is empty.", rule),
      (
        .badName(long, .tooLong(bytes: 100)),
        "'\(String(repeating: "n", count: 60))…' is no name for a view: it has 100 bytes, 64 are allowed.", rule
      ),
      (
        .unknown(tea, known: ["tee", "news"]), "No query is saved under the name 'tea'. Did you mean 'tee'?",
        "\(run: "view list") lists the views."
      ),
      (.unknown(tea, known: []), "No query is saved under the name 'tea'.", "\(run: "view list") lists the views."),
      (.exists(SavedView(tea, "green")), "'tea' is saved already, as 'green'.", "Use another name, or --force to replace it."),
      (.emptyQuery(tea), "The view 'tea' has no query.", "Write one as for \(run: "list")."),
      (
        .badQuery(tea, QueryError(.missingCondition, column: 3)), "The query is wrong at column 3: a condition is missing.",
        "Nothing was saved."
      ),
      (.tooMany, "There are 200 views, and no more are possible.", "\(run: "view remove NAME") removes one."),
      (.tooLarge(mostBytes: 262_144), "The file 'views' would be larger than 256 KiB.", "\(run: "view remove NAME") removes a view."),
    ] as [(ViewError, MessageText, MessageText)])
  func errors(error: ViewError, sentence: MessageText, hint: MessageText) {
    #expect(ViewWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test(
    "a wrong line of the file is told with its reason",
    arguments: [
      (.notUTF8, "the line is not UTF-8."), (.missingEqualsSign, "this is not 'name = query'."),
      (.badName(long, .empty), "'\(String(repeating: "n", count: 60))…' is no name for a view: it is empty."),
      (.repeatedName(tea), "an earlier line already has the name 'tea'."), (.emptyQuery, "there is no query."),
      (.badQuery(QueryError(.missingCondition, column: 3)), "a condition is missing."), (.tooMany, "there are more than 200 views."),
    ] as [(ViewMistake.Kind, String)])
  func mistakes(kind: ViewMistake.Kind, sentence: String) {
    #expect(ViewWording.sentence(for: kind) == sentence)
    #expect(
      ViewWording.message(for: [ViewMistake(line: 7, column: 2, kind)])
        == Message(
          .warning, "views, line 7, column 2: \(sentence)", hint: "The line stays in the file but has no effect; the others work."))
  }

  @Test("of several wrong lines the first one is told, and the numbers of three more")
  func severalMistakes() {
    func sentence(_ count: Int) -> MessageText? {
      ViewWording.message(for: (1...8).prefix(count).map { ViewMistake(line: $0, .emptyQuery) })?.sentence
    }
    #expect(ViewWording.message(for: []) == nil && sentence(1) == "views, line 1, column 1: there is no query.")
    #expect(sentence(2) == "views, line 1, column 1 (also 2): there is no query.")
    #expect(sentence(4) == "views, line 1, column 1 (also 2, 3, 4): there is no query.")
    #expect(sentence(5) == "views, line 1, column 1 (also 2, 3, 4, …): there is no query.")
  }

  @Test("an import tells which views it added, left out and could not use")
  func imports() throws {
    let names = try ["tea", "news"].map { try ViewName($0) }
    #expect(ImportedViewsWording.sentences(for: ImportedViews()).isEmpty && ImportedViewsWording.messages(for: ImportedViews()).isEmpty)
    #expect(ImportedViewsWording.sentences(for: ImportedViews(added: names)) == ["Saved 2 views: 'tea', 'news'."])
    #expect(
      ImportedViewsWording.sentences(for: ImportedViews(added: [names[0]], alreadyThere: 1))
        == ["Saved 1 view: 'tea'.", "1 view with a name that is taken was left out."])
    #expect(ImportedViewsWording.sentences(for: ImportedViews(alreadyThere: 2)) == ["2 views with a name that is taken were left out."])
    #expect(
      ImportedViewsWording.messages(for: ImportedViews(refused: ["a b", "c"], error: .view(.tooMany)))
        == [
          Message(.warning, "These views of the list cannot be used: 'a b', 'c'."),
          Message(
            .failure, "The feeds were added, but not the views: There are 200 views, and no more are possible.",
            hint: "\(run: "view remove NAME") removes one."),
        ])
  }
}
