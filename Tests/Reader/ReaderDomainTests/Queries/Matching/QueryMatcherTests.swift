import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("What queries mean")
struct QueryMatcherTests {
  private static let feed = Subscription.sample(title: "LWN.net", folder: FolderPath("News/Linux"))
  private static let now = Timestamp.sample()
  private static let calendar = QueryCalendar(now: now, today: CalendarDate(daysSince1970: now.dayNumber)) { day in
    Timestamp(seconds: Int64(day.daysSince1970) * 86_400)
  }

  /// An article with every part, published two days and first seen one day ago, in a feed with 2 unread of 5 articles.
  private static let full = Article(
    id: ArticleID(feed: feed.id, identity: "guid:1"), feed: feed.id, title: "Green tea and the Kernel",
    url: .sample("https://lwn.net/Articles/1"), authors: [Author(name: "Ann Öst")].compactMap(\.self),
    published: now.adding(minutes: -2 * 1440), updated: now.adding(minutes: -60), firstSeen: now.adding(minutes: -1440),
    tags: ["Linux", "Hot drinks"],
    enclosures: [Enclosure(url: .sample("https://lwn.net/1.mp3"), type: "audio/mpeg")], language: Language("en-GB"))
  /// The feed was fetched two hours ago, and could not be fetched since.
  private static let fetchState = FetchState(lastSucceeded: now.adding(minutes: -120), failures: 1, problem: .web(.timedOut(seconds: 60)))
  /// An article with nothing but a title.
  private static let bare = Article.sample(guid: "2", feed: feed.id, title: "Plain", firstSeen: now.adding(minutes: -1440))

  private func matches(
    _ text: String, _ article: Article = full, marks: Set<ArticleMark> = [], body: String = "one two three", links: Int? = 2,
    latestRefresh: Timestamp? = nil
  ) throws -> Bool {
    let query = try Query(text)
    guard let condition = query.condition else { return true }
    let counts = ArticleCounts(all: 5, unread: 2)
    let resolved = ArticleCondition(
      condition, at: Self.calendar, feeds: [QueryFeed(Self.feed, counts: counts, fetchState: Self.fetchState)], latestRefresh: latestRefresh
    )
    return QueryMatcher(resolved).matches(.sample(article, marks: marks)) { QueryBody(body, links: links) }
  }

  @Test("a matcher says whether it may read the body, and reads it once")
  func readsOnce() throws {
    func matcher(_ text: String, _ query: ArticleQuery = .all) throws -> QueryMatcher {
      var query = query
      query.add(try Query(text), at: Self.calendar)
      return QueryMatcher(query)
    }
    #expect(try matcher("body:one").needsBody && !matcher("title:one or is:starred").needsBody && !matcher("").needsBody)
    let deep = ArticleQuery(words: ["one"], searchesBodies: true)
    #expect(try matcher("", deep).needsBody && !matcher("", ArticleQuery(words: ["one"])).needsBody)
    #expect(try !matcher("", ArticleQuery(searchesBodies: true)).needsBody)
    var reads = 0
    let isMatch = try matcher("body:one body:two words:3 -body:four", deep).matches(.sample(Self.full)) {
      reads += 1
      return QueryBody("one two three", links: 0)
    }
    #expect(isMatch && reads == 1)
  }

  @Test(
    "words are counted between white space of any kind",
    arguments: [("a\u{A0}b", 2), ("a\u{1}b", 2), ("a\u{3000}b c", 3), ("a–b", 1)])
  func words(body: String, count: Int) throws {
    #expect(try matches("words:\(count)", body: body) && !matches("words:\(count + 1)", body: body))
  }

  @Test(
    "an article is edited when it was updated after it was first seen or a refresh found it changed, and an enclosure without a type is of no kind"
  )
  func edges() throws {
    let untyped = [Enclosure(url: .sample("https://lwn.net/1"))]
    let article = Article(
      id: ArticleID(feed: Self.feed.id, identity: "guid:3"), feed: Self.feed.id, title: "Plain", updated: Self.now, firstSeen: Self.now,
      enclosures: untyped)
    #expect(try !matches("is:edited", article) && matches("is:edited", Self.full) && !matches("is:edited", Self.bare))
    let edited = Article(id: article.id, feed: article.feed, title: "Plain", firstSeen: Self.now, isEdited: true)
    #expect(
      try matches("is:edited", edited) && !matches("updated:today", edited), "A refresh found it changed; the publisher gave no date.")
    #expect(try matches("has:enclosure", article) && !matches("has:audio", article) && !matches("has:video", article))
  }

  @Test(
    "a picture, film or recording in the text counts as one that is attached",
    arguments: [
      ("has:image", [.image], true), ("has:video", [.image], false), ("has:video", [.video, .page], true), ("has:audio", [.audio], true),
      ("has:image|video", [.video], true), ("-has:image", [.image], false), ("has:enclosure", [.image], false),
    ] as [(String, Set<Document.Media>, Bool)])
  func media(text: String, media: Set<Document.Media>, isMatch: Bool) throws {
    let condition = ArticleCondition(try #require(try Query(text).condition), at: Self.calendar)
    #expect(QueryMatcher(condition).matches(.sample(Self.bare)) { QueryBody("", links: 0, media: media) } == isMatch)
  }

  @Test(
    "the length of an article is that of its longest file, and a length that is not stated fulfils no comparison",
    arguments: [
      ("length:>20m", [1201], true), ("length:>20m", [1200], false), ("length:>=20m", [1200], true), ("length:<20m", [1199], true),
      ("length:<=20m", [1201], false), ("length:>20m", [60, 1201, 5], true), ("length:<20m", [60, 1201, 5], false),
      ("length:10m..1h", [600], true), ("length:10m..1h", [3600], true), ("length:10m..1h", [3601], false), ("length:>1h", [nil], false),
      ("length:<1h", [nil], false), ("length:<1h", [0], false), ("-length:<1h", [nil], true), ("length:<1h", [], false),
      ("length:<1h", [nil, 0, 5], true), ("length:<9000000000000000000y", [5], true),
    ] as [(String, [Int?], Bool)])
  func length(text: String, seconds: [Int?], isMatch: Bool) throws {
    let files = seconds.enumerated().map { Enclosure(url: .sample("https://lwn.net/\($0)"), seconds: $1) }
    let article = Article(
      id: Self.bare.id, feed: Self.bare.feed, title: "Plain", firstSeen: Self.now, enclosures: files)
    #expect(try matches(text, article) == isMatch)
  }

  @Test(
    "a condition knows what it needs besides the article",
    arguments: [
      // The query, and whether it needs the body, the status, and the latest refresh.
      ("tea", false, false, false), ("title:tea", false, false, false), ("body:tea", true, false, false), ("text:tea", true, false, false),
      ("has:body", true, false, false), ("has:audio", true, false, false), ("has:enclosure", false, false, false),
      ("words:>5", true, false, false), ("length:>5m", false, false, false),
      ("links:>5", true, false, false),
      ("feed.unread:>5", false, false, false), ("is:unread", false, true, false), ("is:new", false, false, true),
      ("is:edited", false, false, false),
      ("is:new|starred", false, true, true), ("tag:tea", false, true, false), ("has:tag", false, true, false),
      ("age:<5d", false, false, false),
      ("-(title:a or is:starred)", false, true, false), ("title:a (author:b or -body:c)", true, false, false),
      ("-is:new", false, false, true),
    ])
  func needs(text: String, body: Bool, status: Bool, refresh: Bool) throws {
    let condition = ArticleCondition(try #require(try Query(text).condition), at: Self.calendar)
    #expect(condition.needsBody == body && condition.needsStatus == status && condition.needsLatestRefresh == refresh)
    #expect(try Query(condition.description) == Query(text))
  }

  @Test(
    "these hold for an article that has everything",
    arguments: [
      "", "tea", "TEA kernel", "öst", "-coffee", "coffee or tea", "title:\"tea and\"", "title=\"green tea and the kernel\"",
      "title:/^Green/c",
      "author:ann", "author=\"ann öst\"", "kern*", "title=green*", "feed:lwn", "feed=lwn.net", "feed:example.org", "folder:News",
      "folder:news/linux", "folder=News/Linux", "folder:/linux$/", "url:lwn.net/Art", "#linux", "tag:LINUX", "tag:\"hot drinks\"",
      "tag:hot*",
      "tag:/drink/", "lang:en", "lang:en-gb", "lang=en-GB", "body:two", "text:two", "text:tea", "text:öst", "is:unread", "is:dated",
      "is:edited",
      "is:read|unread", "-is:starred", "has:enclosure", "has:audio", "has:link", "has:body", "has:author", "has:tag", "-has:video",
      "words:3",
      "words:>2", "words:1..3", "words:<=3", "date:2026-02-27", "date:2026-02", "date:2026", "date:<2026-03", "date:>2026-01",
      "date:<=2026-02",
      "date:>=2026-02", "date:2026-02-01..2026-02-27", "age:>1d", "age:<3d", "age:<=2d", "age:>=2d", "age:1d..3d", "seen:yesterday",
      "seen:<25h",
      "seen:1d..2d", "updated:today", "updated:<2h", "feed.unread:2", "feed.articles:>4", "links:2", "links:>1", "links:0..2",
      "feed.age:<3h", "feed.age>1h", "feed.age:1h..1d", "feed.problem:yes", "feed.problem=yes", "-feed.problem:no", "-(coffee or chai)",
      "tea (kernel or mesa)", "tea or coffee mesa", "ÖST",
    ])
  func holds(text: String) throws {
    #expect(try matches(text))
  }

  @Test(
    "these do not hold for it",
    arguments: [
      "coffee", "tea coffee", "two", "-tea", "ernel*", "title=green", "title:/^green/c", "feed:phoronix", "feed=lwn", "folder:Linux",
      "folder=News",
      "folder:New", "#lin", "tag:hot", "lang:e", "lang=en", "body:tea", "is:read", "is:starred", "is:new", "has:video", "has:image",
      "words:<3",
      "words:4..9", "date:2026-03", "date:<2026-02", "date:>2026-02", "date:today", "age:<2d", "age:>2d", "age:3d..9d", "seen:today",
      "seen:<1d",
      "updated:>2h", "feed.unread:>2", "feed.articles:0..4", "links:0", "links:>2", "feed.age:>3h", "feed.age<1h", "feed.problem:no",
      "not tea", "tea -kernel", "(tea or coffee) mesa", "ost",
    ])
  func fails(text: String) throws {
    #expect(try !matches(text))
  }

  @Test(
    "the capital sigma and both small ones are one letter, unless an expression tells case apart",
    arguments: [
      "ΚΌΣΜΟΣ", "κόσμος", "κόσμοσ", "title=ΚΌΣΜΟΣ", "title=κόσμος", "title:κόσμος*", "title=ΚΌΣΜΟΣ*", "title:/^κόσμος$/",
      "title:/κόσμο[ς]/",
      "title:/κόσμο[σ]/", "-title:/κόσμο[^ς]/", "#ΣΑΣ", "#σας", "feed.tag:x or #σασ", "body:ΜΑΣ",
    ])
  func sigmas(text: String) throws {
    for title in ["ΚΌΣΜΟΣ", "Κόσμος"] {
      let article = Article(id: Self.bare.id, feed: Self.feed.id, title: title, firstSeen: Self.now, tags: ["Σας"])
      #expect(try matches(text, article, body: "μας") && !matches("title:/κόσμος/c", article))
    }
  }

  @Test("a tag of the user is found whichever sigma its name has", arguments: ["σας", "ΣΑΣ"], ["#σας", "#ΣΑΣ", "tag:σασ|x"])
  func sigmasOfTags(name: String, text: String) throws {
    #expect(try matches(text, Self.bare, marks: [.tag(TagName(name))]))
  }

  @Test(
    "a comparison with a missing value is false, and its opposite is true",
    arguments: [
      "updated:2026", "updated:<2026-12", "updated:>1d", "updated:<=9y", "words:0", "words:<300", "words:>=0", "lang:en", "author:a",
      "url:e", "#x",
      "body:x", "is:dated", "is:edited", "links:0", "links:>0", "length:<1h", "length:>=0m", "has:link", "has:body", "has:author",
      "has:tag", "has:enclosure",
    ])
  func missing(text: String) throws {
    #expect(try !matches(text, Self.bare, body: "", links: nil))
    #expect(try matches("-\(text)", Self.bare, body: "", links: nil))
  }

  @Test("a feed that was never fetched has no age and no problem")
  func neverFetched() throws {
    func holds(_ text: String) throws -> Bool {
      let condition = ArticleCondition(try #require(try Query(text).condition), at: Self.calendar, feeds: [QueryFeed(Self.feed)])
      return QueryMatcher(condition).matches(.sample(Self.bare)) { QueryBody("", links: nil) }
    }
    for text in ["feed.problem:no", "-feed.problem:yes", "-feed.age:<9y", "-feed.age:>0m"] { #expect(try holds(text), "\(text)") }
    for text in ["feed.problem:yes", "feed.age:<9y", "feed.age:>=0m"] { #expect(try !holds(text), "\(text)") }
  }

  @Test("marks are states, and the latest refresh decides what is new")
  func states() throws {
    #expect(try matches("is:read is:starred", marks: [.read, .starred]) && !matches("is:unread", marks: [.read]))
    #expect(try matches("is:new", latestRefresh: Self.full.firstSeen) && !matches("is:new", latestRefresh: Self.now))
  }

  @Test("an id is matched by its beginning, and as a whole with an equals sign")
  func ids() throws {
    let id = Self.full.id
    #expect(try matches("id:\(id.short)") && matches("id=\(id.text)") && matches("id:\(id.short.uppercased())"))
    #expect(try !matches("id=\(id.short)") && !matches("id:\(id.text.dropFirst())"))
    #expect(try matches("feed:\(Self.feed.id.text.prefix(6))") && !matches("feed:\(Self.feed.id.text.dropFirst(2).prefix(6))"))
  }

  @Test("a body is read at most once, and only if the rest leaves the answer open")
  func bodies() throws {
    func readings(_ text: String) throws -> Int {
      var count = 0
      let condition = try #require(try Query(text).condition)
      _ = QueryMatcher(ArticleCondition(condition, at: Self.calendar)).matches(.sample(Self.full)) {
        count += 1
        return QueryBody("text", links: 0)
      }
      return count
    }
    #expect(try readings("body:x coffee") == 0)
    #expect(try readings("words:>3 or tea") == 0)
    #expect(try readings("body:x or words:9 or links:3 or -has:body") == 1)
  }

  @Test("a tag is a category of the publisher, a tag of the user, or one that the article inherits from its feed")
  func tags() throws {
    let tagged = Subscription.sample(title: "Tagged", tags: ["news", "long read"])
    let marks: Set<ArticleMark> = [.read, .tag(try TagName("Own"))]
    func holds(_ text: String, _ article: Article, in feed: Subscription, _ marks: Set<ArticleMark> = []) throws -> Bool {
      let condition = try #require(try Query(text).condition)
      return QueryMatcher(ArticleCondition(condition, at: Self.calendar, feeds: [QueryFeed(feed)])).matches(.sample(article, marks: marks))
      { QueryBody("", links: nil) }
    }
    let bare = Article.sample(guid: "2", feed: tagged.id)
    for text in ["#news", "tag:NEWS", "#\"Long read\"", "tag:long*", "tag:/read$/", "tag=news|x", "has:tag", "-#own"] {
      #expect(try holds(text, bare, in: tagged), "\(text)")
    }
    for text in ["#own", "tag:OWN", "tag:/^ow/", "has:tag", "-#news", "#x or #own"] {
      #expect(try holds(text, Self.bare, in: Self.feed, marks), "\(text)")
    }
    for text in ["#ow", "#read", "has:tag", "#tag:own"] { #expect(try !holds(text, Self.bare, in: Self.feed, [.read]), "\(text)") }
  }

  @Test(
    "what dates and marks decide is known without the article, and the rest is open",
    arguments: [
      ("seen:<2d", true), ("seen:<1h", false), ("date:2026-02-27", true), ("age:>30d", false), ("is:unread", true), ("-is:unread", false),
      ("is:starred or seen:<2d", true), ("is:starred seen:<2d", false), ("tea seen:<1h", false), ("tea or seen:<2d", true),
      ("-(tea or seen:<2d)", false), ("feed:lwn seen:<2d", true), ("#own", true), ("has:tag", true), ("is:new", true), ("is:hidden", false),
      ("tea", nil), ("tea seen:<2d", nil), ("tea or seen:<1h", nil), ("#linux", nil), ("-#linux", nil), ("words:>1", nil),
      ("is:edited", nil),
      ("updated:<1d", nil), ("has:link", nil),
    ] as [(String, Bool?)])
  func known(text: String, value: Bool?) throws {
    let condition = try #require(try Query(text).condition)
    let context = ArticleCondition(condition, at: Self.calendar, feeds: [QueryFeed(Self.feed)], latestRefresh: Self.full.firstSeen)
    let matcher = QueryMatcher(context)
    let status = ArticleStatus([.tag(try TagName("own"))])
    #expect(matcher.value(of: Self.feed.id, Self.full.place, status) == value)
    let answer = matcher.matches(ArticleWithStatus(article: Self.full, status: status)) { QueryBody("one two", links: 1) }
    if let value { #expect(answer == value) }
  }

  @Test("the bounds of when articles were first seen contain every match")
  func firstSeenBounds() throws {
    func bounds(_ text: String) throws -> ClosedRange<Timestamp>? {
      ArticleCondition(try #require(try Query(text).condition), at: Self.calendar).firstSeen
    }
    let day = Self.now.adding(minutes: -1440)
    #expect(try bounds("seen:<1d")?.contains(day) == false && bounds("tea seen:<=1d")?.contains(day) == true)
    #expect(
      try bounds("seen:<3d seen:>1d")?.contains(day.adding(minutes: -1)) == true && bounds("seen:<3d seen:>1d")?.contains(Self.now) == false
    )
    #expect(try bounds("seen:<1h seen:>1d") != nil, "Nothing matches, and any bounds are right.")
    for text in ["tea", "seen:<1d or tea", "-seen:<1d", "updated:<1d"] { #expect(try bounds(text) == nil, "\(text)") }
  }

  @Test("without the marks, what they decide is open", arguments: ["is:unread", "-is:starred", "#own", "is:hidden or seen:<1h"])
  func unknownMarks(text: String) throws {
    let matcher = QueryMatcher(ArticleCondition(try #require(try Query(text).condition), at: Self.calendar))
    #expect(matcher.value(of: Self.feed.id, Self.full.place, nil) == nil)
  }

  @Test("what a feed alone rules out is known without its articles")
  func feeds() throws {
    let other = Subscription.sample(url: "https://e.org/b", title: "Phoronix")
    func possible(_ text: String) throws -> [String] {
      let condition = try #require(try Query(text).condition)
      let matcher = QueryMatcher(ArticleCondition(condition, at: Self.calendar, feeds: [QueryFeed(Self.feed), QueryFeed(other)]))
      return [Self.feed, other].filter { matcher.mayMatch($0.id) }.map(\.title)
    }
    #expect(try possible("feed:lwn tea") == ["LWN.net"])
    #expect(try possible("-folder:News") == ["Phoronix"])
    #expect(try possible("feed:lwn or tea") == ["LWN.net", "Phoronix"])
    #expect(try possible("feed:lwn or feed:phor") == ["LWN.net", "Phoronix"])
    #expect(try possible("(feed:zzz or folder:News) -(tea feed:lwn)") == ["LWN.net"])
    #expect(try possible("feed.unread:>0") == [])
  }
}
