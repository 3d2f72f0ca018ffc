import CoreDomain
import CoreDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Newsboat's filters as queries")
struct NewsboatFilterTests {
  private static func one(_ attribute: String, _ comparison: NewsboatOperator, _ literal: String) -> NewsboatFilter {
    .comparison(attribute, comparison, literal)
  }

  private static let translations: [(NewsboatFilter, String)] = [
    (one("title", .equals, "A (b)"), "title=/A \\(b\\)/c"), (one("title", .differs, "x"), "-title=/x/c"),
    (one("title", .matches, "^Foo|bar$"), "title:/^Foo|bar$/"), (one("title", .matchesNot, "\\<tea\\>"), "-title:/\\btea\\b/"),
    (one("title", .matches, "[]\\][[:digit:][:space:]]"), "title:/[\\]\\\\][0-9\\s]/"),
    (one("title", .matches, "[^^a]"), "title:/[^^a]/"), (one("title", .matches, "[]a]"), "title:/[\\]a]/"),
    (one("title", .matches, "[[]"), "title:/[[]/"),
    (one("title", .matches, "\\.\\-\\é"), "title:/\\.\\-é/"), (one("unread_count", .isAtLeast, "0"), "is:unread|read"),
    (one("unread_count", .isAtLeast, "1"), "feed.unread:>=1"), (one("unread_count", .isAtMost, "0"), "feed.unread:0"),
    (one("total_count", .isLess, "1000000"), "feed.articles:0..999999"), (one("total_count", .isAtMost, "-1"), "-is:unread|read"),
    (one("content", .differs, ""), "has:body"),
    (one("title", .contains, "Tea"), "title:/(^| )Tea( |$)/c"), (one("author", .equals, ""), "-has:author"),
    (one("author", .differs, ""), "has:author"), (one("author", .matches, ".*"), "author:/.*/ or -has:author"),
    (one("author", .matchesNot, "x*"), "-(author:/x*/ or -has:author)"), (one("link", .matches, "a/b"), "url:/a\\/b/"),
    (one("content", .matches, "a.b"), "body:/a[\\s\\S]b/"), (one("content", .equals, ""), "-has:body"),
    (one("feedtitle", .equals, "LWN"), "feed.title=/LWN/c"),
    (one("rssurl", .equals, "HTTP://Example.org/a"), "feed.url=/http:\\/\\/example\\.org\\/a/c"),
    (one("tags", .contains, "News"), "feed.tag:/(^| )news( |$)/c"), (one("tags", .containsNot, "news"), "-feed.tag:/(^| )news( |$)/c"),
    (one("tags", .matches, "ne(w|t)s"), "feed.tag:/ne(w|t)s/"), (one("unread", .equals, "yes"), "is:unread"),
    (one("unread", .differs, "yes"), "is:read"), (one("unread", .matches, "n"), "is:read"),
    (one("unread", .matches, "."), "is:unread|read"),
    (one("unread", .equals, "maybe"), "-is:unread|read"), (one("enclosure_url", .differs, ""), "has:enclosure"),
    (one("enclosure_type", .matches, "audio/"), "has:audio"), (one("enclosure_type", .matchesNot, "^video/.*"), "-has:video"),
    (one("age", .isLess, "2"), "age:<2d"), (one("age", .isAtMost, "2"), "age:<3d"), (one("age", .isMore, "2"), "age:>=3d"),
    (one("age", .isAtLeast, "2"), "age:>=2d"), (one("age", .equals, "2"), "age:>=2d age:<3d"), (one("age", .differs, "0"), "-age:<1d"),
    (one("age", .isBetween, "5:2"), "age:>=2d age:<6d"), (one("age", .isLess, "0"), "-is:unread|read"),
    (one("age", .isAtLeast, "-1"), "is:unread|read"), (one("unread_count", .isMore, "0"), "feed.unread:>=1"),
    (one("total_count", .equals, "7"), "feed.articles:7"), (one("total_count", .isBetween, "2:4"), "feed.articles:2..4"),
  ]

  @Test("each comparison has the query that finds the same articles", arguments: translations)
  func translated(filter: NewsboatFilter, text: String) throws {
    let query = try filter.query()
    #expect(query.text == text.replacing(":>", with: ">").replacing(":<", with: "<"))
    #expect(try Query(query.text) == query)
  }

  @Test(
    "what has no exact counterpart is refused, and named",
    arguments: [
      (one("flags", .matches, "a"), NewsboatFilterError.noCounterpart("flags")),
      (one("articleindex", .isLess, "3"), .noCounterpart("articleindex")),
      (one("date", .matches, "Mon"), .noCounterpart("date")), (one("guid", .equals, "1"), .noCounterpart("guid")),
      (one("colour", .equals, "1"), .unknownAttribute("colour")), (one("title", .isLess, "1"), .notComparable("title", .isLess)),
      (one("title", .equals, ""), .badLiteral("", attribute: "title")), (one("age", .equals, "old"), .badLiteral("old", attribute: "age")),
      (one("age", .isLess, "99999999999999999999"), .badLiteral("99999999999999999999", attribute: "age")),
      (one("age", .isBetween, "1:2:3"), .badLiteral("1:2:3", attribute: "age")),
      (one("age", .matches, "1"), .notComparable("age", .matches)),
      (one("title", .matches, "(a"), .badPattern("(a")), (one("title", .matches, "(a)\\1"), .badPattern("(a)\\1")),
      (one("title", .matches, "[[:alpha:]]"), .badPattern("[[:alpha:]]")), (one("title", .matches, "a{9}{9}"), .badPattern("a{9}{9}")),
      (one("content", .matches, "<img"), .badLiteral("<img", attribute: "content")),
      (one("content", .contains, "a"), .notComparable("content", .contains)),
      (one("tags", .equals, "a b"), .notComparable("tags", .equals)),
      (one("tags", .contains, "a/b"), .badLiteral("a/b", attribute: "tags")),
      (one("tags", .matches, "a b"), .badLiteral("a b", attribute: "tags")),
      (one("enclosure_type", .equals, "audio/mpeg"), .notComparable("enclosure_type", .equals)),
      (one("rssurl", .equals, "query:x:y"), .badLiteral("query:x:y", attribute: "rssurl")),
      (.all([one("unread", .equals, "yes"), one("flags", .matches, "a")]), .noCounterpart("flags")),
    ] as [(NewsboatFilter, NewsboatFilterError)])
  func refused(filter: NewsboatFilter, error: NewsboatFilterError) {
    #expect(throws: error) { try filter.query() }
  }

  @Test(
    "a pattern with what only newsboat knows is refused, at both ends of the alphabet and of the digits",
    arguments: ["\\0", "\\9", "\\a", "\\z", "\\A", "\\Z", "\\`", "\\'", "[[.a.]]", "[[=a=]]", "[a", "[]", "a\\"])
  func refusedPatterns(pattern: String) {
    #expect(throws: NewsboatFilterError.badPattern(pattern)) { try Self.one("title", .matches, pattern).query() }
  }

  @Test("the grouping of newsboat is kept by parentheses")
  func grouping() throws {
    let (a, b, c) = (Self.one("title", .matches, "a"), Self.one("title", .matches, "b"), Self.one("title", .matches, "c"))
    #expect(try NewsboatFilter.all([.any([a, b]), c]).query().text == "(title:/a/ or title:/b/) title:/c/")
    #expect(try NewsboatFilter.any([.all([a, b]), c]).query().text == "title:/a/ title:/b/ or title:/c/")
    #expect(try NewsboatFilter.all([a, .any([b, .all([c, a])])]).query().text == "title:/a/ (title:/b/ or title:/c/ title:/a/)")
  }

  @Test("a filter that is too deep or too long for a query is refused")
  func tooMuch() {
    let leaf = Self.one("title", .matches, "a")
    let deep = (0..<200).reduce(leaf) { filter, number in number.isMultiple(of: 2) ? .any([filter, leaf]) : .all([filter, leaf]) }
    #expect(throws: NewsboatFilterError.notAQuery) { try deep.query() }
    #expect(throws: NewsboatFilterError.notAQuery) { try NewsboatFilter.any([NewsboatFilter](repeating: leaf, count: 1_000)).query() }
  }
}

/// Newsboat's rules, written down again without queries.
@Suite("Newsboat's filters find what newsboat finds")
struct NewsboatFilterAgreementTests {
  private static let now = Timestamp.sample()
  private static let calendar = QueryCalendar(now: now, today: CalendarDate(daysSince1970: now.dayNumber)) { day in
    Timestamp(seconds: Int64(day.daysSince1970) * 86_400)
  }
  private static let feeds = [
    Subscription.sample(url: "https://example.org/a.xml", title: "Tea news", tags: ["news", "tea"]),
    Subscription.sample(url: "https://example.org/b.xml", title: "B", tags: ["water", "tea pots"]),
  ]

  private struct Sample {
    let entry: ArticleWithStatus
    let feed: Subscription
    let days: Int

    var values: [String: String] {
      let article = entry.article
      return [
        "title": article.title, "author": article.authors.first?.shown ?? "", "unread": entry.status.isRead ? "no" : "yes",
        "age": "\(days)",
        "feedtitle": feed.title, "tags": feed.tags.map(\.text).joined(separator: " "), "link": article.url?.text ?? "",
      ]
    }
  }

  private static func holds(_ filter: NewsboatFilter, _ sample: Sample) -> Bool {
    switch filter {
    case .all(let filters): return filters.allSatisfy { holds($0, sample) }
    case .any(let filters): return filters.contains { holds($0, sample) }
    case .comparison(let attribute, let comparison, let literal):
      let value = sample.values[attribute] ?? ""
      let (number, bounds) = (Int(value) ?? 0, literal.split(separator: ":").compactMap { Int($0) })
      func isFound() -> Bool { (try? RegularExpression(literal))?.matches(value) ?? false }
      let words = value.split(separator: " ").map(String.init)
      switch comparison {
      case .equals: return value == literal
      case .differs: return value != literal
      case .matches: return isFound()
      case .matchesNot: return !isFound()
      case .isLess: return number < bounds[0]
      case .isAtMost: return number <= bounds[0]
      case .isMore: return number > bounds[0]
      case .isAtLeast: return number >= bounds[0]
      case .isBetween: return bounds.min()! <= number && number <= bounds.max()!
      case .contains: return words.contains(literal)
      case .containsNot: return !words.contains(literal)
      }
    }
  }

  private static func filter(_ random: inout SeededGenerator, depth: Int) -> NewsboatFilter {
    if depth > 0, Int.random(in: 0..<3, using: &random) > 0 {
      let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in filter(&random, depth: depth - 1) }
      return Bool.random(using: &random) ? .all(parts) : .any(parts)
    }
    func pick<Element>(_ elements: [Element], _ random: inout SeededGenerator) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let comparison = pick([.equals, .differs, .isLess, .isAtMost, .isMore, .isAtLeast, .isBetween], &random) as NewsboatOperator
      return .comparison(
        "age", comparison, comparison == .isBetween ? pick(["1:3", "3:1", "0:0"], &random) : "\(Int.random(in: 0...4, using: &random))")
    }
    let attribute = pick(["title", "author", "unread", "feedtitle", "tags", "link"], &random)
    if attribute == "tags" {
      return .comparison(attribute, pick([.contains, .containsNot], &random), pick(["news", "water", "x"], &random))
    }
    let comparison = pick([.equals, .differs, .matches, .matchesNot], &random) as NewsboatOperator
    let isPattern = [.matches, .matchesNot].contains(comparison)
    let literals =
      isPattern ? ["tea", "^t", "e$|o", ".", "x*", "[a-n]s"] : ["Tea", "tea", "Ann", "yes", "no", "B", "https://example.org/1"]
    return .comparison(attribute, comparison, pick(literals, &random))
  }

  private static func samples(_ random: inout SeededGenerator) -> [Sample] {
    (0..<40).map { number in
      let feed = feeds[number % 2]
      let days = Int.random(in: 0...4, using: &random)
      let author = ["Ann", "Tea Otto"].randomElement(using: &random)
      let article = Article(
        id: ArticleID(feed: feed.id, identity: "\(number)"), feed: feed.id,
        title: ["Tea", "tea", "The news", "Green tea for one", "日本"].randomElement(using: &random) ?? "",
        url: Bool.random(using: &random) ? .sample("https://example.org/\(number % 3)") : nil,
        authors: Bool.random(using: &random) ? [Author(name: author)].compactMap(\.self) : [],
        published: now.adding(minutes: -days * 1440 - Int.random(in: 1...1438, using: &random)), firstSeen: now)
      return Sample(entry: .sample(article, marks: Bool.random(using: &random) ? [.read] : []), feed: feed, days: days)
    }
  }

  @Test("random filters and their queries find the same articles", arguments: 0..<(SlowPart.isRun ? 10 : 3) as Range<UInt64>)
  func agreement(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let samples = Self.samples(&random)
    var found = 0
    for _ in 0..<100 {
      let filter = Self.filter(&random, depth: 3)
      let condition = try #require(try filter.query().condition)
      let matcher = QueryMatcher(ArticleCondition(condition, at: Self.calendar, feeds: Self.feeds.map { QueryFeed($0) }))
      for sample in samples {
        let isMatch = Self.holds(filter, sample)
        #expect(matcher.matches(sample.entry) { QueryBody("", links: nil) } == isMatch, "\(filter): \(sample.values)")
        if isMatch { found += 1 }
      }
    }
    #expect((400...3_600).contains(found), "Most filters find everything or nothing.")
  }
}
