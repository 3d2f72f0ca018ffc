import DataDoubles
import FeedFetching
import Growth
import ReaderData
import ReaderDomain
import Testing

@Suite("Filters in newsboat's files")
struct NewsboatFilterFileTests {
  private func filters(urls: String = "", config: String? = nil, named name: String = "config") async throws -> [NewsboatFilterEntry] {
    try await TemporaryFolder.with { folder in
      try folder.put(urls, "urls")
      if let config { try folder.put(config, name) }
      let repository = StoredNewsboatRepository(documents: FileDocumentStore(), articles: StubNewsboatStore())
      return try await repository.list(
        in: NewsboatFiles(
          list: .file(folder.path("urls")), articles: nil, configuration: name == "config" ? nil : folder.path(name))
      ).filters
    }
  }

  private func filter(_ text: String) async throws -> Result<NewsboatFilter, NewsboatFilterError> {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return try #require(try await filters(urls: "\"query:T:\(escaped)\"\n").first).filter
  }

  private static let (a, b, c) = (
    NewsboatFilter.comparison("title", .matches, "a"), NewsboatFilter.comparison("unread", .equals, "yes"),
    NewsboatFilter.comparison("age", .isBetween, "-1:3")
  )
  private static let (aText, bText, cText) = ("title =~ \"a\"", "unread == \"yes\"", "age between -1:3")

  @Test(
    "and and or have one precedence, from left to right, and parentheses group",
    arguments: [
      ("\(aText)", a), (" ( \(bText) ) ", b), ("title=~\"a\"", a), ("\(aText) and \(bText) and \(cText)", .all([a, b, c])),
      ("\(aText) or \(bText) and \(cText)", .all([.any([a, b]), c])), ("\(aText) and \(bText) or \(cText)", .any([.all([a, b]), c])),
      ("\(aText) or (\(bText) and \(cText))", .any([a, .all([b, c])])),
      ("((\(aText)) or \(bText)) and (\(cText))", .all([.any([a, b]), c])),
      ("\(aText)or \(bText) or \(cText)", .any([a, b, c])), ("tags !# \"x y\"", .comparison("tags", .containsNot, "x y")),
      ("age<=10", .comparison("age", .isAtMost, "10")), ("title !~ \"\"", .comparison("title", .matchesNot, "")),
    ])
  func precedence(text: String, filter: NewsboatFilter) async throws {
    #expect(try await self.filter(text) == .success(filter))
  }

  @Test(
    "an expression that newsboat cannot read is an error with its place",
    arguments: [
      ("", 1), ("title", 6), ("title ~ \"a\"", 7), ("title =~ \"a", 10), ("title =~ a", 10), ("(title = \"a\"", 13), ("title = \"a\")", 12),
      ("title = \"a\" xor age = 1", 13), ("title = \"a\" and", 16), ("and", 4), ("()", 2), ("é = 1", 1),
      ("a1=1", 2), ("=1", 1), ("a=x", 3), ("a=", 3), ("a~1", 2), ("a=1 an b=2", 5),
    ])
  func faults(text: String, column: Int) async throws {
    #expect(try await filter(text) == .failure(.syntax(column: column)))
  }

  @Test("a name consists of letters from a to z and underscores, and a number may have any digit")
  func characters() async throws {
    #expect(try await filter("az_AZ=0198-7:6") == .success(.comparison("az_AZ", .equals, "0198-7:6")))
  }

  @Test("parentheses may be as deep as the limit, and as many as fit")
  func depth() async throws {
    func nested(_ depth: Int) -> String { String(repeating: "(", count: depth) + Self.bText + String(repeating: ")", count: depth) }
    #expect(try await filter(nested(NewsboatFilter.deepest)) == .success(Self.b))
    #expect(try await filter(nested(NewsboatFilter.deepest + 1)) == .failure(.tooDeep))
    let siblings = Array(repeating: "(\(Self.bText))", count: NewsboatFilter.deepest + 5).joined(separator: " and ")
    #expect(try await filter(siblings) == .success(.all(Array(repeating: Self.b, count: NewsboatFilter.deepest + 5))))
  }

  @Test("an expression may be as long as the limit")
  func length() async throws {
    func padded(to count: Int) -> String { "title=\"" + String(repeating: "x", count: count - 8) + "\"" }
    guard case .success = try await filter(padded(to: NewsboatFilter.maximumBytes)) else {
      Issue.record("The limit itself is allowed.")
      return
    }
    #expect(try await filter(padded(to: NewsboatFilter.maximumBytes + 1)) == .failure(.tooLong))
  }

  @Test("a hostile expression costs no more than its length")
  func limits() async throws {
    #expect(try await filter(String(repeating: "(", count: 3_000)) == .failure(.tooDeep))
    #expect(try await filter("title = \"\(String(repeating: "x", count: 5_000))\"") == .failure(.tooLong))
    let many = (1...1_500).map { "\"query:Q\($0):age = 1\"\n" }.joined()
    let found = try await filters(urls: many)
    #expect(found.count == NewsboatFilter.maximum + 1 && found.last?.filter == .failure(.tooMany) && found.last?.line == 1_001)
  }

  @Test("queries, defined filters and ignored articles are found with their lines; nothing is run, and no other file is read")
  func directives() async throws {
    let config = """
      # mine
      show-read-feeds yes
      define-filter "My filter" "unread = \\"yes\\""
      DEFINE-FILTER short age<3
      ignore-article "*" "title =~ \\"a\\"" # comment
      ignore-article https://example.org/a
      define-filter x `date`
      include "/etc/passwd"
      """
    let found = try await filters(urls: "https://example.org/f\n\"query:Title: age = 1\" tag\nquery:half\n", config: config)
    #expect(found.map(\.line) == [2, 3, 3, 4, 5, 6, 7, 8])
    #expect(
      found.map(\.use) == [
        .view("Title"), .view("half"), .view("My filter"), .view("short"), .ignored(feed: "*"), .ignored(feed: "https://example.org/a"),
        .view("x"), .view("include"),
      ])
    #expect(
      found.map(\.filter) == [
        .success(.comparison("age", .equals, "1")), .failure(.arguments), .success(.comparison("unread", .equals, "yes")),
        .success(.comparison("age", .isLess, "3")), .success(.comparison("title", .matches, "a")), .failure(.arguments), .failure(.command),
        .failure(.include("/etc/passwd")),
      ])
    #expect(found.map { $0.file.shown.hasSuffix("urls") } == [true, true] + [Bool](repeating: false, count: 6))
  }

  @Test("a wrong number of arguments is an error, also in a query")
  func noArguments() async throws {
    let found = try await filters(urls: "query:\n", config: "include\ndefine-filter\nignore-article\ndefine-filter a b c\n")
    #expect(found.map(\.use) == [.view(""), .view("include"), .view(""), .ignored(feed: ""), .view("a")])
    #expect(
      found.map(\.filter) == [
        .failure(.arguments), .failure(.include("")), .failure(.arguments), .failure(.arguments), .failure(.arguments),
      ])
  }

  @Test("as many filters as the limit are read, and the next one is told")
  func maximum() async throws {
    for count in [NewsboatFilter.maximum, NewsboatFilter.maximum + 1, NewsboatFilter.maximum + 7] {
      let found = try await filters(config: String(repeating: "define-filter a age=1\n", count: count))
      #expect(found.count == min(count, NewsboatFilter.maximum + 1))
      #expect(found.prefix(NewsboatFilter.maximum).allSatisfy { $0.filter == .success(.comparison("age", .equals, "1")) })
      if count > NewsboatFilter.maximum {
        #expect(found.last?.filter == .failure(.tooMany) && found.last?.line == NewsboatFilter.maximum + 1)
      }
    }
  }

  @Test("another configuration file can be named, and must then exist; the file beside the list need not")
  func named() async throws {
    #expect(try await filters(config: "define-filter a age=1\n", named: "other").map(\.use) == [.view("a")])
    #expect(try await filters().isEmpty)
    await #expect(throws: ReaderError.self) { try await filters(named: "missing") }
  }
}
