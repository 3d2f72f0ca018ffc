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
      (.tooLarge(maximumBytes: 262_144), "The file 'views' would be larger than 256 KiB.", "\(run: "view remove NAME") removes a view."),
    ] as [(ViewError, MessageText, MessageText)])
  func errors(error: ViewError, sentence: MessageText, hint: MessageText) {
    #expect(ViewWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }
}
