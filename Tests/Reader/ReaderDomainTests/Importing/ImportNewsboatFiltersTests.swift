import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Filters in ImportNewsboat")
struct ImportNewsboatFiltersTests {
  private static func entry(_ line: Int, _ use: NewsboatFilterEntry.Use, _ attribute: String, _ literal: String) -> NewsboatFilterEntry {
    NewsboatFilterEntry(file: .file("urls"), line: line, use: use, filter: .success(.comparison(attribute, .matches, literal)))
  }

  private static let entries = [
    entry(1, .view("Tea & more"), "title", "tea"), entry(2, .view("Fresh"), "unread", "yes"), entry(3, .view("Flagged"), "flags", "a"),
    entry(4, .ignored(feed: "*"), "title", "advert"), entry(5, .ignored(feed: "https://example.org/a"), "author", "bot"),
    entry(6, .ignored(feed: "regex:/a$"), "author", "bot"),
    NewsboatFilterEntry(file: .file("config"), line: 7, use: .ignored(feed: "*"), filter: .failure(.syntax(column: 4))),
  ]

  private func importing(_ views: MemoryViewRepository, _ rules: MemoryRuleRepository) async throws -> NewsboatFilterReport {
    let newsboat = MemoryNewsboatRepository(NewsboatSubscriptions(feeds: [], filters: Self.entries))
    return try await ImportNewsboat(
      storage: MemoryStores().storage, views: views, rules: rules, keys: MemoryKeysRepository(), newsboat: newsboat,
      translatingKeysBy: { _, _, _ in .none }, now: { .sample() })(
        NewsboatFiles(list: .file("urls"), articles: nil)
      ).filters
  }

  @Test("queries become views and ignored articles rules, once, and what has no counterpart is named")
  func once() async throws {
    let (views, rules) = (MemoryViewRepository(["mine": "tea"]), MemoryRuleRepository("# mine\nwhen coffee => read\n"))
    let report = try await importing(views, rules)
    #expect(report.views.map(\.name.text) == ["Tea-more", "Fresh"] && report.views.map(\.query) == ["title:/tea/", "is:unread"])
    let lines = [
      "when title:/advert/ => hide", #"when feed.url=/https:\/\/example\.org\/a/c author:/bot/ => hide"#,
      #"when feed.url:/\/a$/ author:/bot/ => hide"#,
    ]
    #expect(report.rules == lines && report.error == nil && report.alreadyThere == 0)
    #expect(report.skipped.map(\.entry.line) == [3, 7] && report.skipped.map(\.error) == [.noCounterpart("flags"), .syntax(column: 4)])
    #expect(await views.list.views.names == ["mine", "Tea-more", "Fresh"])
    let text = try await rules.document().text
    #expect(text == "# mine\nwhen coffee => read\n" + lines.map { $0 + "\n" }.joined())

    let again = try await importing(views, rules)
    #expect(again.views.isEmpty && again.rules.isEmpty && again.alreadyThere == 5 && again.skipped == report.skipped)
    #expect(try await rules.document().text == text)
    #expect(await views.list.views.names == ["mine", "Tea-more", "Fresh"])
  }

  @Test("a view of the user stays as it is, and the name is reported")
  func taken() async throws {
    let views = MemoryViewRepository(["Fresh": "age:<1d"])
    let report = try await importing(views, MemoryRuleRepository())
    #expect(report.skipped.map(\.error).first == .nameTaken("Fresh") && report.views.map(\.name.text) == ["Tea-more"])
    #expect(await views.list.views.all.map(\.query) == ["age:<1d", "title:/tea/"])
  }

  @Test("the views that fit are saved, the others are named, and the rules are stored")
  func full() async throws {
    let views = MemoryViewRepository()
    let names = try (1..<SavedViews.maximum).map { try #require(ViewName(like: "n\($0)")) }
    _ = try await views.change(.add(names.map { SavedView($0, "tea") }))
    let report = try await importing(views, MemoryRuleRepository())
    #expect(report.views.map(\.name.text) == ["Tea-more"] && report.rules.count == 3 && report.error == nil)
    #expect(report.skipped.map(\.entry.line) == [2, 3, 7] && report.skipped.first?.error == .tooManyViews)
  }

  @Test("views that cannot be stored are an error beside what was imported, and a second import completes it")
  func failing() async throws {
    let (views, rules) = (MemoryViewRepository(), MemoryRuleRepository())
    await views.failWith(MemoryStores.broken, on: [.change])
    let report = try await importing(views, rules)
    #expect(report.error == MemoryStores.broken && report.views.isEmpty && report.rules.count == 3 && report.skipped.count == 2)
    await views.failWith(nil)
    #expect(try await importing(views, rules).views.count == 2)
    #expect(try await importing(MemoryViewRepository(), MemoryRuleRepository(failing: MemoryStores.broken)).error == MemoryStores.broken)
  }
}
