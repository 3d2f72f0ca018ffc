import CoreDomain
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("ImportSubscriptions")
struct ImportSubscriptionsTests {
  private static let place = FileLocation.file("list.opml")
  private static let known = Subscription.sample(url: "https://example.org/known.xml", title: "Known")
  private static let new = Subscription.sample(url: "https://example.org/new.xml", title: "New", folder: FolderPath("News"))
  private static let refused = Outline.Refused(title: "A file", url: "file:///etc/passwd", problem: .unsupportedScheme("file"))

  private let subscriptions = MemorySubscriptionRepository([known])
  private let fetchStates = MemoryFetchStateRepository()
  private let outlines = MemoryOutlineRepository([place: Outline(subscriptions: [known, new, new], refused: [refused])])
  private var importSubscriptions: ImportSubscriptions {
    ImportSubscriptions(subscriptions: subscriptions, fetchStates: fetchStates, views: MemoryViewRepository(), outlines: outlines)
  }

  @Test("feeds that are not followed yet are added once each, and refused entries are reported")
  func add() async throws {
    let report = try await importSubscriptions(Self.place)
    #expect(report == ImportReport(added: [Self.new], alreadyThere: 1, refused: [Self.refused]))
    #expect(try await subscriptions.all() == [Self.known, Self.new])
  }

  /// The entries of one feed, and what is followed.
  private static let unions:
    [(entries: [(url: String, folder: String)], subscribed: [(folder: String, tags: [String])], leftOut: [String])] =
      [
        ([("https://example.org/f", "One"), ("https://example.org/f", "Two")], [("One", ["two"])], []),
        (
          [("https://example.org/f", ""), ("https://example.org/f", "Two"), ("https://example.org/f", "News/Three")], [("Two", ["three"])],
          []
        ),
        ([("https://example.org/f", "One"), ("https://example.org/f", ""), ("https://example.org/f", "ONE")], [("One", [])], []),
        (
          [("https://example.org/f", "One"), ("https://example.org:443/f", "Two"), ("https://example.org/f#top", "a, b")],
          [("One", ["two"])],
          ["a, b"]
        ),
        ([("http://example.org:80", "One"), ("http://example.org/#x", "Two")], [("One", ["two"])], []),
        (
          [("https://example.org/f", "One"), ("https://example.org:80/f", "Two"), ("http://example.org/f", "Three")],
          [("One", []), ("Two", []), ("Three", [])], []
        ),
        // A feed that is followed already stays as it is.
        ([("https://example.org:443/known.xml#top", "Two")], [], []),
      ]

  @Test("a feed that a list names several times is followed once, and its further folders are tags", arguments: unions)
  func union(
    _ union: (entries: [(url: String, folder: String)], subscribed: [(folder: String, tags: [String])], leftOut: [String])
  ) async throws {
    let outline = Outline(subscriptions: union.entries.map { .sample(url: $0.url, folder: FolderPath($0.folder)) })
    let report = try await ImportSubscriptions(
      subscriptions: subscriptions, fetchStates: fetchStates, views: MemoryViewRepository(),
      outlines: MemoryOutlineRepository([Self.place: outline]))(Self.place)
    #expect(report.added.map { [$0.folder.text] + $0.tags.map(\.text) } == union.subscribed.map { [$0.folder] + $0.tags })
    #expect(report.foldersLeftOut.map(\.text) == union.leftOut && report.alreadyThere == (union.subscribed.isEmpty ? 1 : 0))
    #expect(try await subscriptions.all() == [Self.known] + report.added)
  }

  @Test("settings that an imported list must not control are dropped")
  func settings() async throws {
    var given = Self.new
    given.settings = FeedSettings([.interval: "60", .credentials: "/home/me/.feeds", .proxy: "http://proxy.example", .header: "X-A: b"])
    var known = Self.known
    known.settings = FeedSettings([.keepDays: "1"])
    let outlines = MemoryOutlineRepository([Self.place: Outline(subscriptions: [given, known], refused: [])])
    let report = try await ImportSubscriptions(
      subscriptions: subscriptions, fetchStates: fetchStates, views: MemoryViewRepository(), outlines: outlines)(Self.place)
    #expect(report.added.map(\.settings) == [FeedSettings([.interval: "60"])])
    #expect(report.settingsLeftOut == [.header, .credentials, .proxy])
    #expect(try await subscriptions.all().last?.settings == FeedSettings([.interval: "60"]))
  }

  @Test("a feed with a setting that cannot be used is followed without it, and both are named")
  func unusableSettings() async throws {
    var given = Self.new
    given.settings = FeedSettings([.interval: "-1", .agent: "a\nX-Inj: 1", .proxy: "http://proxy.example"])
    var other = Subscription.sample(url: "https://example.org/other.xml", title: "Other")
    other.settings = FeedSettings([.interval: "60", .agent: "a\u{9B}"])
    var known = Self.known
    known.settings = FeedSettings([.interval: "1"])
    let outlines = MemoryOutlineRepository([Self.place: Outline(subscriptions: [given, given, other, known])])
    let report = try await ImportSubscriptions(
      subscriptions: subscriptions, fetchStates: fetchStates, views: MemoryViewRepository(), outlines: outlines)(Self.place)
    #expect(report.added.map(\.settings) == [FeedSettings.none, FeedSettings([.interval: "60"])])
    #expect(
      report.unusableSettings == [
        .init(feed: "New", key: .interval), .init(feed: "New", key: .agent), .init(feed: "Other", key: .agent),
      ])
    #expect(report.settingsLeftOut == [.interval, .agent, .proxy])
  }

  @Test("a list with too many feeds is refused, and nothing is followed", arguments: [0, 1])
  func tooMany(more: Int) async throws {
    let maximum = ImportSubscriptions.maximumFeeds
    let outline = Outline(
      subscriptions: [Self.new, Self.new], refused: Array(repeating: Self.refused, count: maximum - 1 + more))
    let importing = ImportSubscriptions(
      subscriptions: subscriptions, fetchStates: fetchStates, views: MemoryViewRepository(),
      outlines: MemoryOutlineRepository([Self.place: outline]))
    if more == 0 {
      #expect(try await importing(Self.place).added == [Self.new])
    } else {
      await #expect(throws: ReaderError.importing(.tooManyFeeds(Self.place, feeds: maximum + 1))) { try await importing(Self.place) }
      #expect(try await subscriptions.all() == [Self.known])
    }
  }

  private func importedViews(
    _ views: KeyValuePairs<String, String>, refused: [String] = [], into repository: MemoryViewRepository
  ) async throws -> ImportedViews {
    let outline = Outline(subscriptions: [Self.new], views: SavedViews.sample(views).all, refusedViews: refused)
    return try await ImportSubscriptions(
      subscriptions: subscriptions, fetchStates: fetchStates, views: repository, outlines: MemoryOutlineRepository([Self.place: outline]))(
        Self.place
      ).views
  }

  @Test("new views are added, those with a name that is taken stay as they are, and those that cannot be used are named")
  func views() async throws {
    let repository = MemoryViewRepository(["tea": "tea", "unread": "is:unread"])
    let imported = try await importedViews(
      ["tea": "coffee", "long": "words:>1000", "both": "@tea @long", "bad": "is:raed", "worse": "@bad"], refused: ["a b"], into: repository)
    #expect(imported == ImportedViews(added: try ["long", "both"].map(ViewName.init), alreadyThere: 1, refused: ["a b", "bad", "worse"]))
    let views = await repository.list.views
    #expect(views.all.map(\.name.text).sorted() == ["both", "long", "tea", "unread"])
    #expect(try views[ViewName("tea")]?.query == "tea")
  }

  @Test("a list without views does not touch the views, and views that cannot be stored are told with their error")
  func viewErrors() async throws {
    let repository = MemoryViewRepository()
    await repository.failWith(MemoryStores.broken)
    #expect(try await importedViews([:], refused: ["a b"], into: repository) == ImportedViews(refused: ["a b"]))
    #expect(try await importedViews(["tea": "tea"], into: repository) == ImportedViews(error: MemoryStores.broken))
    await repository.failWith(nil)
    await repository.failWith(MemoryStores.broken, on: [.change])
    #expect(try await importedViews(["tea": "tea"], refused: ["a b"], into: repository).error == MemoryStores.broken)
  }

  @Test("a missing document is an error")
  func missing() async {
    await #expect(throws: ReaderError.document(.standardInput, .missing)) { try await importSubscriptions(.standardInput) }
  }

  @Test("a store that cannot be written is an error")
  func broken() async {
    await subscriptions.failWith(MemoryStores.broken, on: [.add])
    await #expect(throws: MemoryStores.broken) { try await importSubscriptions(Self.place) }
  }
}
