import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of errors in queries")
struct QueryErrorWordingTests {
  @Test(
    "a sentence names the column, the reason and the nearest known word",
    arguments: [
      ("tea titel:x", "The query is wrong at column 5: no field is named 'titel'. Did you mean 'title:'?"),
      ("wombats:x", "The query is wrong at column 1: no field is named 'wombats'."),
      (
        "is:raed",
        "The query is wrong at column 4: 'is' takes read, unread, starred, new, edited, dated, hidden, not 'raed'. Did you mean 'read'?"
      ),
      ("title:", "The query is wrong at column 7: 'title' has no value."), ("\"a", "The query is wrong at column 1: '\"' has no end."),
      ("a or", "The query is wrong at column 5: a condition is missing."),
      ("a|b", "The query is wrong at column 2: '|' cannot be here; text with it needs quotation marks."),
      ("title<3", "The query is wrong at column 6: 'title' has no order, so it takes ':' or '='."),
      ("age:3d", "The query is wrong at column 5: a span of time needs a comparison, such as age:<3d."),
      ("length:20m", "The query is wrong at column 8: a span of time needs a comparison, such as length:<30m."),
      ("length:<20", "The query is wrong at column 9: 'length' is compared with a playing time (20m, 2h), not '20'."),
      ("words:x", "The query is wrong at column 7: 'words' is compared with a number, not 'x'."),
      ("age:<x", "The query is wrong at column 6: 'age' is compared with a span of time (30m, 12h, 3d, 2w, 6mo, 1y), not 'x'."),
      ("words:9..3", "The query is wrong at column 7: the range ends before it begins."),
      ("limit:1 limit:2", "The query is wrong at column 9: 'limit' is there twice."),
      ("(limit:1)", "The query is wrong at column 2: 'limit' cannot be in parentheses or behind '-'."),
      ("@boring", "The query is wrong at column 1: no query is saved under the name 'boring'."),
      ("/(a/", "The query is wrong at column 2: this regular expression is not possible: a group or a set has no end."),
      ("a\u{7}", "The query is wrong at column 2: it contains control characters."),
      ("#", "The query is wrong at column 2: '#' has no value."),
      ("//", "The query is wrong at column 1: there is no text."),
      ("tea limit:0", "The query is wrong at column 11: 'limit' takes a number, 1 or more, not '0'."),
    ])
  func sentences(text: String, sentence: String) {
    #expect(throws: QueryError.self) { try Query(text) }
    do throws(QueryError) { _ = try Query(text) } catch { #expect(QueryErrorWording.sentence(for: error) == sentence) }
  }

  @Test("an error about views names the nearest view, the ring, or the wrong view with its own column")
  func views() {
    let views = SavedViews.sample(["boring": "@dull", "dull": "@boring", "bad": "tea titel:x"])
    func sentence(_ text: String) -> String? {
      do throws(QueryError) { _ = try Query(text, views: views) } catch { return QueryErrorWording.sentence(for: error) }
      return nil
    }
    #expect(
      sentence("a @borign") == "The query is wrong at column 3: no query is saved under the name 'borign'. Did you mean '@boring'?")
    #expect(
      sentence("@boring")
        == "The query is wrong at column 1: saved queries name each other in a ring (@boring -> @dull -> @boring).")
    #expect(
      sentence("@bad")
        == "The query is wrong at column 1: the saved query 'bad' is wrong at its column 5: no field is named 'titel'. Did you mean 'title:'?"
    )
  }

  @Test(
    "what only long or strange queries run into is a sentence, too",
    arguments: [
      (.tooDeep, "parentheses and saved queries are more than \(Query.deepest) levels deep."),
      (
        .invisible,
        "there is an invisible character, without which this would be a condition: remove it, or put the text in quotation marks."
      ),
      (.tooLarge, "with its saved queries, it has more than \(CountWording.number(Query.maximumExpandedBytes)) bytes."),
      (
        .badMeasure("x", field: "date", .moment),
        "'date' is compared with a date (2026, 2026-03, 2026-03-01, today, yesterday) or a span of time (30m, 12h, 3d, 2w, 6mo, 1y), not 'x'."
      ),
      (.badExpression(.unopened), "this regular expression is not possible: ')' has no beginning."),
      (.badExpression(.nothingToRepeat), "this regular expression is not possible: there is nothing to repeat."),
      (.badExpression(.badRepetition), "this regular expression is not possible: the numbers in braces are wrong."),
      (.badExpression(.badRange), "this regular expression is not possible: a range ends before it begins."),
      (
        .badExpression(.namedClass),
        "this regular expression is not possible: a class such as [:alpha:] is not known; write a range, such as a-z."
      ),
      (.badExpression(.unknownEscape), "this regular expression is not possible: this letter has no meaning behind '\\'."),
      (.badExpression(.tooDeep), "this regular expression is not possible: groups are more than 64 levels deep."),
      (.badExpression(.tooLarge), "this regular expression is not possible: it has more than 1000 states."),
      (.unknownField(String(repeating: "x", count: 40)), "no field is named '\(String(repeating: "x", count: 40))'."),
      (.unknownField(String(repeating: "x", count: 41)), "no field is named '\(String(repeating: "x", count: 39))…'."),
    ] as [(QueryError.Kind, String)])
  func others(kind: QueryError.Kind, reason: String) {
    #expect(QueryErrorWording.sentence(for: QueryError(kind, column: 2)) == "The query is wrong at column 2: \(reason)")
  }

  @Test("a ring of more than eight names is cut in the middle")
  func rings() throws {
    let names = try (1...9).map { try ViewName("v\($0)") }
    func ring(_ count: Int) -> String { QueryErrorWording.sentence(for: QueryError(.ring(Array(names.prefix(count))), column: 1)) }
    #expect(ring(8).hasSuffix("(@v1 -> @v2 -> @v3 -> @v4 -> @v5 -> @v6 -> @v7 -> @v8)."))
    #expect(ring(9).hasSuffix("(@v1 -> @v2 -> @v3 -> @v4 -> @v5 -> @v6 -> … -> @v9)."))
    let wrong = QueryError(.wrongView(names[0], QueryError(.missingCondition, column: 3)), column: 2)
    let rule = RuleErrorWording.sentence(for: RuleError(.query(wrong.kind), column: 4))
    #expect(rule == "The rule is wrong at column 4: the saved query 'v1' is wrong.")
  }

  @Test("an error is a failure without a hint")
  func message() {
    let message = QueryErrorWording.message(for: QueryError(.unknownField("titel"), column: 3))
    #expect(message == Message(.failure, "The query is wrong at column 3: no field is named 'titel'. Did you mean 'title:'?"))
  }

  @Test("a long text is cut")
  func long() {
    let sentence = QueryErrorWording.sentence(for: QueryError(.unknownField(String(repeating: "x", count: 4000)), column: 1))
    #expect(sentence.count < 100 && sentence.contains("xxx…'"))
    let bytes = QueryErrorWording.sentence(for: QueryError(.tooLong(bytes: 5000), column: 4097))
    #expect(bytes == "The query is wrong at column 4097: it has 5,000 bytes, 4096 are allowed.")
  }
}
