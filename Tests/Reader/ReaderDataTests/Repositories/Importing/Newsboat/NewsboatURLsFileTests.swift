import CoreDomain
import DataDoubles
import FeedFetching
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The newsboat feed list")
struct NewsboatURLsFileTests {
  private static let articles = [NewsboatArticle(.sample(), marks: [.starred]), NewsboatArticle(.sample())]

  private func list(
    _ text: String, known: [String: NewsboatFeedRecord] = [:], runsPrograms: Bool = false
  ) async throws -> NewsboatSubscriptions {
    try await TemporaryFolder.with { folder in
      try folder.put(text, "urls")
      let repository = StoredNewsboatRepository(
        documents: FileDocumentStore(), articles: StubNewsboatStore(feeds: known, articles: Self.articles))
      return try await repository.list(
        in: NewsboatFiles(
          list: .file(folder.path("urls")), articles: known.isEmpty ? nil : "cache.db", runsPrograms: runsPrograms))
    }
  }

  @Test(
    "a line is a URL followed by tags: the first tag is the folder, a tag with a tilde is the title",
    arguments: [
      ("https://example.org/f", "example.org/f", []), ("  https://example.org/f \t news tech\r", "example.org/f", ["news"]),
      (#""https://example.org/f" "two words" x"#, "example.org/f", ["two words"]),
      (#"https://example.org/f "~A \"title\" \\ of\tmine" news"#, #"A "title" \ of mine"#, ["news"]),
      (#"https://example.org/f ! "!hidden" "~First" "~Second" Home/Garden"#, "First", ["Home", "Garden"]),
      ("https://example.org/f # ~Comment x", "example.org/f", []), ("https://example.org/f a#b", "example.org/f", ["a#b"]),
      (#"https://example.org/f "~one\ntwo\rthree""#, "one two three", []),
      (#"https://example.org/f "~without an end"#, "without an end", []), (#"https://example.org/f "" "\"#, "example.org/f", []),
    ])
  func lines(line: String, title: String, folder: [String]) async throws {
    let feeds = try await list("# mine\n\n\(line)\n").feeds
    let subscription = try #require(feeds.first?.subscription)
    #expect(feeds.count == 1)
    #expect(subscription.url.text == "https://example.org/f")
    #expect(subscription.title.hasSuffix(title))
    #expect(subscription.folder == FolderPath(names: folder))
  }

  @Test("a second line of a feed leaves its title and its folder")
  func secondLine() async throws {
    let feeds = try await list("https://example.org/f news \"~One\"\nhttps://example.org/f tech \"~Two\"\n").feeds
    #expect(feeds.map(\.subscription.title) == ["One"] && feeds.map(\.subscription.folder.text) == ["news"])
    let untitled = try await list("https://example.org/f one\nhttps://example.org/f two \"~Two\"\n").feeds
    #expect(untitled.map(\.subscription.title) == ["Two"] && untitled[0].subscription.tags.map(\.text) == ["one", "two"])
  }

  @Test("what is left out is counted or named: too many tags, marks of queries, and articles of feeds that are not in the list")
  func leftOut() async throws {
    let tags = (1...TagName.maximumPerFeed).map { "t\($0)" }.joined(separator: " ")
    let text = """
      https://example.org/f \(tags) one
      https://example.org/f two one t1
      "query:Unread:unread = \\"yes\\"" news
      "query:Read:unread = \\"no\\""
      """
    let known = ["https://example.org/f", "https://example.org/gone"].map { ($0, NewsboatFeedRecord(title: "", site: nil)) }
    let list = try await list(text, known: Dictionary(uniqueKeysWithValues: known))
    #expect(list.feeds.count == 1 && list.excessTags == ["one", "two"] && list.markedQueries == 1)
    #expect(list.unlisted == NewsboatSubscriptions.Unlisted(articles: 2, flagged: 1))
  }

  private static let lines = """
    # mine
    exec:~/bin/get.sh tag "~Mine"

    "filter:~/bin/clean.sh | cat:https://example.org/f"
    "query:Unread:unread = \\"yes\\""
    file:///home/me/feed.xml
    https://example.org/f
    exec:./get.sh
    gopher://example.org/
    """

  @Test("lines that name programs are skipped unless the user agrees, and so are lines that nobody can read")
  func skipped() async throws {
    let list = try await list(Self.lines)
    let file = try #require(list.skipped.first?.file)
    #expect(file.shown.hasSuffix("/urls"))
    #expect(
      list.skipped == [
        SkippedLine(file: file, number: 2, text: "exec:~/bin/get.sh", reason: .program(try LocalSource("exec:~/bin/get.sh"))),
        SkippedLine(
          file: file, number: 4, text: "filter:~/bin/clean.sh | cat:https://example.org/f",
          reason: .program(try LocalSource("filter:shell ~/bin/clean.sh | cat:https://example.org/f"))),
        SkippedLine(file: file, number: 8, text: "exec:./get.sh", reason: .badSource(.relativePath("./get.sh"))),
        SkippedLine(file: file, number: 9, text: "gopher://example.org/", reason: .badURL(.unsupportedScheme("gopher"))),
      ])
    #expect(list.feeds.map(\.name) == ["file:///home/me/feed.xml", "https://example.org/f"])
    #expect(list.feeds.first?.subscription.source == (try LocalSource("file:/home/me/feed.xml")))
  }

  @Test("a feed from a program keeps its title and its tags, and a shell where its command needs one")
  func programs() async throws {
    let feeds = try await list(Self.lines, runsPrograms: true).feeds.map(\.subscription)
    #expect(
      feeds.map { $0.source?.text } == [
        "exec:~/bin/get.sh", "filter:shell ~/bin/clean.sh | cat:https://example.org/f", "file:/home/me/feed.xml", nil,
      ])
    #expect(feeds.first?.title == "Mine" && feeds.first?.tags.map(\.text) == ["tag"] && feeds.first?.folder.text == "tag")
  }

  @Test(
    "all tags become tags, also the first one; those that are no names are reported, like hidden feeds, and a second line adds its tags")
  func remarks() async throws {
    let list = try await list("https://example.org/1 A b/c \"d e\" a,b\nhttps://example.org/2 ! a b/c\nHTTPS://example.org/1 z\n")
    #expect(list.feeds.map(\.subscription.url.text) == ["https://example.org/1", "https://example.org/2"])
    #expect(list.feeds.map { $0.subscription.tags.map(\.text) } == [["a", "d e", "z"], ["a"]])
    #expect(list.omittedTags == ["b/c", "a,b"])
    #expect(list.hidden == 1)
  }

  @Test("title and website come from the cache, unless the user has chosen a title")
  func known() async throws {
    let site = try WebURL("https://example.org/")
    let record = NewsboatFeedRecord(title: "Its own", site: site)
    let list = try await list(
      "https://EXAMPLE.org/1\nhttps://example.org/2 ~Mine\n", known: ["https://EXAMPLE.org/1": record, "https://example.org/2": record])
    #expect(list.feeds.map(\.subscription.title) == ["Its own", "Mine"])
    #expect(list.feeds.map(\.subscription.ownTitle) == [nil, "Mine"])
    #expect(list.feeds.map(\.subscription.site) == [site, site])
  }

  @Test("a tag may be a path of as many folders as the limit; a feed with a longer one is at the top level")
  func deep() async throws {
    for (depth, expected) in [(FolderPath.deepest, FolderPath.deepest), (FolderPath.deepest + 1, 0)] {
      let tag = (1...depth).map { "f\($0)" }.joined(separator: "/")
      let folder = try await list("https://example.org/f \(tag)\n").feeds.first?.subscription.folder
      #expect(folder?.names.count == expected)
    }
  }

  @Test("feeds that newsboat hides are counted")
  func hidden() async throws {
    #expect(try await list("https://example.org/1 !\nhttps://example.org/2\nhttps://example.org/3 tea !mine\n").hidden == 2)
    #expect(try await list("https://example.org/2\n").hidden == 0)
  }

  @Test("a missing list is an error")
  func missing() async {
    let repository = StoredNewsboatRepository(documents: FileDocumentStore(), articles: StubNewsboatStore())
    let place = FileLocation.file("/nonexistent/urls")
    await #expect(throws: ReaderError.document(place, .missing)) {
      try await repository.list(in: NewsboatFiles(list: place, articles: nil))
    }
  }

  @Test(
    "each error of the cache is reported with its file",
    arguments: [
      (.missing, .document(cache, .missing)), (.unreadable(reason: "r"), .document(cache, .unreadable(reason: "r"))),
      (.locked, .importing(.locked(cache))), (.damaged(reason: "r"), .importing(.damaged(cache, reason: "r"))),
      (.notANewsboatDatabase(reason: "r"), .importing(.notANewsboatDatabase(cache, reason: "r"))),
    ] as [(NewsboatError, ReaderError)])
  func problems(problem: NewsboatError, expected: ReaderError) async throws {
    try await expect(problem, becomes: expected)
  }

  private static let cache = FileLocation.file("cache.db")

  @Test("a cancellation is not an error of the cache")
  func cancelled() async throws {
    try await expect(.cancelled, becomes: .cancelled)
  }

  private func expect(_ problem: NewsboatError, becomes expected: ReaderError) async throws {
    try await TemporaryFolder.with { folder in
      try folder.put("https://example.org/f", "urls")
      let repository = StoredNewsboatRepository(documents: FileDocumentStore(), articles: StubNewsboatStore(problem: problem))
      let place = NewsboatFiles(list: .file(folder.path("urls")), articles: "cache.db")
      await #expect(throws: expected) { try await repository.list(in: place) }
      let feed = NewsboatFeed(subscription: Subscription(url: StoreSample.url(), title: ""), name: "x")
      await #expect(throws: expected) { try await repository.items(of: feed, in: place) }
    }
  }
}
