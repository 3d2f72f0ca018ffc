import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("What a query requires of texts")
struct RequiredTextTests {
  private static let calendar = QueryCalendar.sample(.sample())

  private func required(_ text: String) throws -> RequiredText {
    try Query(text).condition.map { RequiredText($0) } ?? .nothing
  }

  private func run(_ text: String, _ place: RequiredText.Place = .titleOrAuthor) -> RequiredText { .run(text, place) }

  @Test("a condition requires the letters and digits that all its articles have")
  func runs() throws {
    for (text, wanted) in [
      ("tea", run("tea")), ("title:TEA", run("tea")), ("body:tea", run("tea", .anywhere)),
      ("\"release notes\"", .all([run("release"), run("notes")])), ("tea coffee", .all([run("tea"), run("coffee")])),
      ("tea or title:coffee", .any([run("tea"), run("coffee")])), ("title:tea|coffee", .any([run("tea"), run("coffee")])),
      ("tea is:unread -coffee", run("tea")), ("text:zephyr*", run("zephyr", .anywhere)), ("title:ti*", .nothing),
      ("title:tea*", run("tea")), ("title:teai*", run("tea")),
      // A pattern requires what stands on both sides of a set or a group, the longest text first.
      ("title:/^(Ask|Show) HN+ (20\\d\\d)?end/", .all([run("end"), .any([run("as"), run("show")])])), ("title:/^Ask/c", run("ask")),
      ("title:/ab[x-z]cde/", .all([run("cde"), run("ab")])),
      ("title:/ab(cd)ef/", .all([.all([run("ab"), run("ef")]), run("cd")])), ("title:/(tea)+/", run("tea")),
      ("title:/(tea)*/", .nothing), ("title:/ab^cd$/", run("abcd")), ("title:/0a9z/", run("0a9z")),
      ("title:/0a-9z/", .all([run("0a"), run("9z")])),
    ] as [(String, RequiredText)] {
      #expect(try required(text) == wanted, "\(text)")
    }
    #expect(try required("tea body:leaf").withoutBodies == run("tea"))
  }

  @Test("words are required in the titles and names of authors, or anywhere")
  func words() {
    #expect(RequiredText(words: ArticleQuery(words: ["tea", "Hot"])) == .all([run("tea"), run("hot")]))
    #expect(RequiredText(words: ArticleQuery(words: ["tea"], searchesBodies: true)) == run("tea", .anywhere))
    #expect(RequiredText(words: .all) == .nothing)
    #expect(RequiredText.both(run("a"), .nothing) == run("a") && RequiredText.both(run("a"), run("b")) == .all([run("a"), run("b")]))
  }

  @Test("a view requires what its query does, and without bodies only titles are looked at")
  func views() throws {
    let views = SavedViews.sample(["tea": "title:tea or body:leaf", "none": "limit:3"])
    func required(_ text: String) throws -> RequiredText {
      RequiredText(try #require(try Query(text, views: views).condition))
    }
    #expect(try required("@tea") == .any([run("tea"), run("leaf", .anywhere)]))
    #expect(try required("@tea").withoutBodies == .nothing && required("@tea hot").withoutBodies == run("hot"))
    #expect(try required("@none hot") == run("hot"))
  }

  @Test("more than forty alternatives are not looked for")
  func alternatives() throws {
    let words = (10...50).map { "w\($0)" }
    #expect(try required("title:\(words.prefix(40).joined(separator: "|"))") == .any(words.prefix(40).map { run($0) }))
    #expect(try required("title:\(words.joined(separator: "|"))") == .nothing)
  }

  @Test(
    "nothing is required where an article may match without it",
    arguments: [
      "", "-tea", "tea or is:unread", "日", "да", "x", "title:/tea*|x/", "title:/(tea)?/", "title:/[a-z]+/", "feed:tea", "url:tea", "#tea",
      "id:abc",
      "is:starred", "words:>3", "title:/./",
    ])
  func nothing(text: String) throws {
    #expect(try required(text) == .nothing)
  }

  @Test("a letter before a combining mark is not required, because both may be one character")
  func marks() throws {
    #expect(try required("cafe\u{301}s") == run("caf") && required("CAF\u{C9}") == run("caf"))
    #expect(try required("title=kernel") == run("ernel"), "The lower case of the Kelvin sign is k.")
    let kelvin = Article.sample(title: "\u{212A}ernel")
    let condition = ArticleCondition(try #require(try Query("title=kernel").condition), at: Self.calendar)
    #expect(QueryMatcher(condition).matches(.sample(kelvin)) { QueryBody("", links: nil) })
  }

  @Test("an article that matches a query has what the query requires")
  func property() {
    var (generator, queries) = (SeededGenerator(7), RandomQuery(7))
    let words = RandomQuery.texts + ["CAFE\u{301}", "T\u{C9}A", "teaGreen", "a/b 42", "green"]
    var matches = 0
    for _ in 0..<3000 {
      let query = queries.query()
      guard let condition = query.condition else { continue }
      func text() -> String {
        (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in words.randomElement(using: &generator) }.joined()
      }
      let (title, body) = (text(), text())
      let matcher = QueryMatcher(ArticleCondition(condition, at: Self.calendar))
      guard matcher.matches(.sample(.sample(title: title)), body: { QueryBody(body, links: 1) }) else { continue }
      matches += 1
      #expect(holds(RequiredText(condition), title, body), "\(query.text) – \(title) – \(body)")
      #expect(holds(RequiredText(condition).withoutBodies, title, ""), "\(query.text) – \(title)")
    }
    #expect(matches > 500)
  }

  @Test("letters of other scripts are required without their marks, two of a script without spaces and three of others")
  func letters() throws {
    func letters(_ text: String) -> RequiredText { .letters(text, .titleOrAuthor) }
    for (text, wanted) in [
      ("日本", letters("日本")), ("ガ行", letters("カ行")), ("カ\u{3099}行", letters("カ行")), ("ЁЖИК", letters("ежик")),
      ("и\u{306}од", letters("иод")), ("Ὥρα", .nothing), ("Άνθη", letters("ανθη")), ("أحمد", letters("احمد")), ("שלום", letters("שלום")),
      ("한국", letters("한국")), ("हिन्दी", letters("हिनदी")), ("iPhone日本語", .all([run("iphone"), letters("日本語")])),
      ("日本нет", .all([letters("нет"), letters("日本")])),
      ("κόσμος", letters("κοσμοσ")), ("ΚΌΣΜΟΣ", letters("κοσμοσ")), ("title:/κόσμος/c", letters("κοσμοσ")),
      ("title:/日本[語人]東京/", .all([letters("日本"), letters("東京")])),
    ] as [(String, RequiredText)] {
      #expect(try required(text) == wanted, "\(text)")
    }
  }

  private func holds(_ required: RequiredText, _ title: String, _ body: String) -> Bool {
    switch required {
    case .nothing: true
    case .run(let run, let place):
      (place == .anywhere ? [title, body] : [title]).contains { text in
        let bytes = text.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
        return bytes.indices.contains { bytes[$0...].starts(with: run.utf8) }
      }
    case .letters(let letters, let place):
      (place == .anywhere ? [title, body] : [title]).contains { text in
        let scalars = SearchLetters.folded(text).map(\.caseFolded)
        return scalars == nil || scalars?.contains(letters) ?? false
      }
    case .all(let parts): parts.allSatisfy { holds($0, title, body) }
    case .any(let parts): parts.contains { holds($0, title, body) }
    }
  }
}
