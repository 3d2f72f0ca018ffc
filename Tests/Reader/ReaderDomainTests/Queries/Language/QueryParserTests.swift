import ReaderDomain
import Testing

@Suite("The text of queries")
struct QueryParserTests {
  private func condition(_ text: String) throws -> QueryCondition? { try Query(text).condition }
  private func word(_ text: String) -> QueryCondition { .word(.text(text)) }

  @Test("an empty query means all articles", arguments: ["", "  ", "\t\n"])
  func empty(text: String) throws {
    #expect(try Query(text) == .all)
  }

  @Test("words must all occur, and 'and' binds tighter than 'or'")
  func precedence() throws {
    for (text, wanted) in [
      ("a b", .and([word("a"), word("b")])), ("a and b", .and([word("a"), word("b")])),
      ("a b or c d", .or([.and([word("a"), word("b")]), .and([word("c"), word("d")])])),
      ("a OR b or c", .or([word("a"), word("b"), word("c")])), ("a (b or c)", .and([word("a"), .or([word("b"), word("c")])])),
      ("-a b", .and([.not(word("a")), word("b")])), ("not a or b", .or([.not(word("a")), word("b")])),
      ("-(a or b)", .not(.or([word("a"), word("b")]))), ("-(a b)", .not(.and([word("a"), word("b")]))),
      ("not(a b)", .not(.and([word("a"), word("b")]))),
      ("a AND b OR NOT c", .or([.and([word("a"), word("b")]), .not(word("c"))])), ("NOT salt", .not(word("salt"))),
      ("NOT(a b)", .not(.and([word("a"), word("b")]))), ("is:read NOT is:starred", .and([.state([.read]), .not(.state([.starred]))])),
      ("And Not Or", .and([word("And"), word("Not"), word("Or")])), ("ANDY NOTE", .and([word("ANDY"), word("NOTE")])),
    ] as [(String, QueryCondition)] {
      #expect(try condition(text) == wanted, "\(text)")
    }
  }

  @Test("quoted words are always text, and so is a URL")
  func quoted() throws {
    let operators = ["or", "OR", "and", "AND", "not", "NOT"]
    for text in operators + ["is:read", "-a", "(", "#x", "@x", "a b", "a*", "/x/", "say \"hi\"", "a\\b", "back\\", "titel:x"] {
      let quoted = "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      #expect(try condition(quoted) == word(text))
    }
    #expect(try condition("https://lwn.net/x?a=b") == word("https://lwn.net/x?a=b"))
    #expect(try condition("12:30 e-mail C++ a-or-b") == .and(["12:30", "e-mail", "C++", "a-or-b"].map(word)))
    #expect(try condition("url:https://lwn.net") == .text(.url, isWhole: false, [.text("https://lwn.net")]))
  }

  @Test("a field has one of several values, of any form")
  func values() throws {
    let expression = try RegularExpression("^x/y", isCaseSensitive: true)
    #expect(
      try condition(#"feed:lwn|"a b"|/^x\/y/c|rust*"#)
        == .text(.feed, isWhole: false, [.text("lwn"), .text("a b"), .expression(expression), .beginning("rust")]))
    #expect(try condition("title=News") == .text(.title, isWhole: true, [.text("News")]))
    #expect(try condition("#linux") == .text(.tag, isWhole: false, [.text("linux")]))
    #expect(try condition("is:read|starred") == .state([.read, .starred]))
    #expect(try condition("has=audio") == .part([.audio]))
  }

  @Test("numbers and moments are compared with and without a colon")
  func comparisons() throws {
    let (first, last) = try (#require(QueryDate("2026-11-01")), #require(QueryDate("2026-11-15")))
    let minute = try #require(QueryDate("2026-01-02T08:30"))
    for (text, wanted) in [
      ("words:>300", .number(.words, .isMore(300))), ("words>=300", .number(.words, .isAtLeast(300))),
      ("words=3", .number(.words, .equals(3))), ("feed.unread:1..9", .number(.feedUnread, .isWithin(1, 9))),
      ("links:>9", .number(.links, .isMore(9))), ("length:>20m", .length(.isMore(QueryLength(20, .minutes)))),
      ("length:10m..1h", .length(.isWithin(QueryLength(10, .minutes), QueryLength(1, .hours)))),
      ("feed.age>1w", .moment(.feedAge, .isMore(.span(1, .weeks)))),
      ("feed.problem:yes -feed.problem=no", .and([.flag(.feedProblem, true), .not(.flag(.feedProblem, false))])),
      ("age<3d", .moment(.age, .isLess(.span(3, .days)))), ("seen:<=2mo", .moment(.seen, .isAtMost(.span(2, .months)))),
      ("date:2026-11-01..2026-11-15", .moment(.date, .isWithin(.date(first), .date(last)))),
      ("date:today", .moment(.date, .equals(.today))), ("updated<2026-01-02T08:30", .moment(.updated, .isLess(.date(minute)))),
    ] as [(String, QueryCondition)] {
      #expect(try condition(text) == wanted, "\(text)")
    }
  }

  @Test("modifiers stand anywhere at the top level")
  func modifiers() throws {
    let query = try Query("folder:News sort:feed,-date is:unread limit:50 unique:yes")
    #expect(query.order == [QueryOrder(.feed), QueryOrder(.date, isDescending: true)])
    #expect(query.limit == 50 && query.isUnique && query.hasModifiers)
    #expect(try query.condition == condition("folder:News is:unread"))
    #expect(try Query("limit:1").condition == nil)
    #expect(try !Query("a").hasModifiers)
  }

  @Test(
    "the examples of the manual are queries",
    arguments: [
      "is:unread age:<2d", "rust -title:\"release notes\"", "feed:lwn|phoronix (kernel or mesa) words:>300", "title:/^(Ask|Show) HN/c",
      "is:starred has:audio sort:-words", "folder:News is:unread sort:feed,-date limit:50", "seen:<1h", "date:2026-10 lang:de",
      "has:audio length:>20m -length:>=9y",
    ])
  func examples(text: String) throws {
    #expect(try Query(Query(text).text) == Query(text))
  }

  @Test(
    "an error names its kind and its column",
    arguments: [
      ("titel:x", .unknownField("titel"), 1), ("a titel:x", .unknownField("titel"), 3), ("é titel:x", .unknownField("titel"), 3),
      ("e\u{301} titel:x", .unknownField("titel"), 3), ("title:", .emptyValue(field: "title"), 7),
      ("title: x", .emptyValue(field: "title"), 7),
      ("feed:a|", .emptyValue(field: "feed"), 8), ("title:\"\"", .emptyValue(field: "title"), 7), ("//", .emptyValue(field: ""), 1),
      ("#", .emptyValue(field: "#"), 2), ("*", .emptyValue(field: ""), 1), ("a \"b", .unclosed("\""), 3), ("/a", .unclosed("/"), 1),
      ("a (b", .unclosed("("), 3), ("a)", .unexpected(")"), 2), ("a|b", .unexpected("|"), 2), ("\"a\"b", .unexpected("b"), 4),
      ("a(b)", .unexpected("("), 2), ("|", .unexpected("|"), 1), ("a or", .missingCondition, 5), ("or a", .missingCondition, 1),
      ("a and", .missingCondition, 6), ("and a", .missingCondition, 1), ("()", .missingCondition, 2), ("- a", .missingCondition, 2),
      ("--a", .missingCondition, 2), ("-", .missingCondition, 2), ("not not a", .missingCondition, 5),
      ("a AND", .missingCondition, 6), ("AND a", .missingCondition, 1), ("NOT NOT a", .missingCondition, 5),
      ("a NOT", .missingCondition, 6),
      ("a or limit:3", .missingCondition, 13),
      ("is:raed", .unknownValue("raed", field: "is", known: QueryState.allCases.map(\.rawValue)), 4),
      ("is:hiden", .unknownValue("hiden", field: "is", known: QueryState.allCases.map(\.rawValue)), 4),
      ("is:", .emptyValue(field: "is"), 4), ("title<3", .notComparable(field: "title"), 6), ("is>read", .notComparable(field: "is"), 3),
      ("age:3d", .missingComparison(field: "age"), 5), ("words:many", .badMeasure("many", field: "words", .number), 7),
      ("age:<3", .badMeasure("3", field: "age", .span), 6), ("age:<2026", .badMeasure("2026", field: "age", .span), 6),
      ("date:2026-13", .badMeasure("2026-13", field: "date", .moment), 6), ("date:soon", .badMeasure("soon", field: "date", .moment), 6),
      ("words:9..3", .emptyRange(field: "words"), 7), ("date:2026-02..2026-01", .emptyRange(field: "date"), 6),
      ("age:2w..3d", .emptyRange(field: "age"), 5), ("words:1..x", .badMeasure("x", field: "words", .number), 10),
      ("limit:1 a limit:2", .repeatedModifier("limit"), 11), ("(limit:1)", .nestedModifier("limit"), 2),
      ("-sort:date", .nestedModifier("sort"), 2),
      ("limit:x", .badLimit("x"), 7), ("tea limit:0", .badLimit("0"), 11), ("limit=00", .badLimit("00"), 7),
      ("limit:-1", .badLimit("-1"), 7), ("unique:no", .unknownValue("no", field: "unique", known: ["yes"]), 8),
      ("sort:date,-name", .unknownValue("name", field: "sort", known: QueryOrder.Key.allCases.map(\.rawValue)), 12),
      ("sort:date,", .emptyValue(field: "sort"), 11), ("a @boring", .unknownView("boring", known: []), 3), ("a\u{7}", .unprintable, 2),
      ("title:/a(/", .badExpression(.unclosed), 9), ("/\\/\\q/", .badExpression(.unknownEscape), 4), ("lincs:3", .unknownField("lincs"), 1),
      ("a \u{FEFF}is:unread", .invisible, 3), ("is\u{200F}:read", .invisible, 3), ("words:1..", .emptyValue(field: "words"), 10),
      ("words:..3", .emptyValue(field: "words"), 7),
      ("length:20m", .missingComparison(field: "length"), 8), ("length:>20", .badMeasure("20", field: "length", .length), 9),
      ("length:>today", .badMeasure("today", field: "length", .length), 9), ("length:1h..20m", .emptyRange(field: "length"), 8),
      ("links:x", .badMeasure("x", field: "links", .number), 7), ("feed.age:3d", .missingComparison(field: "feed.age"), 10),
      ("feed.age:<2026", .badMeasure("2026", field: "feed.age", .span), 11), ("feed.agee:<3d", .unknownField("feed.agee"), 1),
      ("feed.problem:", .emptyValue(field: "feed.problem"), 14), ("feed.problem>yes", .notComparable(field: "feed.problem"), 13),
      ("feed.problem:true", .unknownValue("true", field: "feed.problem", known: ["yes", "no"]), 14),
      ("feed.problem:yes|no", .unexpected("|"), 17),
    ] as [(String, QueryError.Kind, Int)])
  func errors(text: String, kind: QueryError.Kind, column: Int) {
    #expect(throws: QueryError(kind, column: column)) { try Query(text) }
  }

  @Test("the length and the depth of a query are limited")
  func limits() throws {
    #expect(throws: Never.self) { try Query(String(repeating: "a", count: Query.maximumBytes)) }
    #expect(throws: QueryError(.tooLong(bytes: 4097), column: 4097)) { try Query(String(repeating: "a", count: Query.maximumBytes + 1)) }
    #expect(throws: QueryError(.tooLong(bytes: 4098), column: 2049)) { try Query(String(repeating: "é", count: 2049)) }
    func nested(_ depth: Int) -> String { String(repeating: "-(", count: depth) + "a" + String(repeating: ")", count: depth) }
    #expect(try Query(Query(nested(64)).text) == Query(nested(64)))
    #expect(throws: QueryError(.tooDeep, column: 130)) { try Query(nested(65)) }
  }

  @Test("an unknown word has known words beside it")
  func known() {
    #expect(QueryError.Kind.unknownField("titel").known.contains("title"))
    #expect(QueryError.Kind.unknownValue("raed", field: "is", known: ["read"]).known == ["read"])
    #expect(QueryError.Kind.missingCondition.known.isEmpty)
  }
}
