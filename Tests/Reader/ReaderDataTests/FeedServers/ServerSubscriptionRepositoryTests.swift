import CoreDomain
import DataDoubles
import FeedServers
import Files
import ReaderData
import ReaderDomain
import StorageDoubles
import Subscriptions
import Testing

@Suite("Subscriptions of a data directory that is bound to a feed server")
struct ServerSubscriptionRepositoryTests {
  /// A data directory, the list in it, and a server that follows feed 3 in the folder `Ports`.
  private struct Reader {
    let home: BoundDirectory
    let list: OPMLSubscriptionStore
    let server: ListedFeeds

    init(in folder: TemporaryFolder, isBound: Bool = true) async throws {
      home = isBound ? try await BoundDirectory.bound(in: folder) : try BoundDirectory(path: folder.path("home"))
      list = OPMLSubscriptionStore(directory: home.directory, executor: FileExecutor(label: "strata.tests"))
      server = ListedFeeds([
        ServerSubscription(
          id: try ServerSubscriptionRepositoryTests.id(3), url: StoreSample.feedURL(3), title: "Quay", folder: FolderPath("Ports"))
      ])
    }

    var subscriptions: ServerSubscriptionRepository { ServerSubscriptionRepository(base: list, state: home.state, server: server) }
  }

  private static func id(_ number: Int) throws -> ServerFeedID { try #require(ServerFeedID("feed/\(number)")) }

  private static func bare(_ number: Int, folder: String = "") -> Subscription {
    Subscription(url: StoreSample.feedURL(number), title: "", folder: FolderPath(folder))
  }

  @Test("without a server, the list alone changes, and a name that another account gave a feed is left out")
  func unbound() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder, isBound: false)
      let feed = StoreSample.subscription(1)
      #expect(try await reader.subscriptions.add([feed.known(toServerAs: try Self.id(8))]) == [feed])
      #expect(try await reader.subscriptions.configure(feed.id, SubscriptionChange(folder: FolderPath("News")))?.folder.text == "News")
      try await reader.subscriptions.remove(feed.id)
      #expect(try await reader.list.all() == [])
      #expect(await reader.server.calls == [])
    }
  }

  @Test("each missing feed is followed by a request of its own, with its title and folder; a feed that is there is taken as it is")
  func add() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let wanted = [Self.bare(1), StoreSample.subscription(2, title: "Mine", folder: "News/Local"), Self.bare(3), Self.bare(1)]
      let added = try await reader.subscriptions.add(wanted)
      #expect(
        await reader.server.calls == [
          "log in", "list", "follow https://example.org/1.xml", "follow https://example.org/2.xml",
          "change feed/12 title=Mine folder=News/Local", "list",
        ])
      #expect(
        added.map { [$0.title, $0.ownTitle, $0.folder.text, $0.serverID?.text] } == [
          ["Feed https://example.org/1.xml", nil, "", "feed/11"], ["Mine", "Mine", "News/Local", "feed/12"],
          ["Quay", nil, "Ports", "feed/3"],
        ])
      #expect(try await reader.list.all() == added)
      #expect(try await reader.subscriptions.add(wanted) == [])
      #expect(await reader.server.calls.count == 6, "Nothing is missing.")
    }
  }

  @Test("a feed of the server that another subscription has is not taken for a second one with its URL")
  func sameURL() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let twin = Subscription(url: StoreSample.url(StoreSample.feedURL(3).text + "#again"), title: "Twin")
      _ = try await reader.subscriptions.add([Self.bare(3)])
      _ = try await reader.subscriptions.add([twin])
      #expect(try await reader.list.all().map(\.serverID?.text) == ["feed/3", "feed/11"])
    }
  }

  @Test("feeds that were followed before a failure stay, and the same call follows the others")
  func resumed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let wanted = [Self.bare(1), Self.bare(2)]
      await reader.server.fail(at: "follow https://example.org/2.xml")
      let first = try #require(try await Self.incomplete { try await reader.subscriptions.add(wanted) })
      #expect(first.added.map(\.url.text) == ["https://example.org/1.xml"] && first.missing == 1 && first.error == ListedFeeds.down)
      #expect(try await reader.list.all() == first.added)
      await reader.server.fail(at: nil)
      #expect(try await reader.subscriptions.add(wanted).map(\.serverID?.text) == ["feed/12"])
      #expect(try await reader.list.all().count == 2)
    }
  }

  private static func incomplete(_ work: () async throws -> [Subscription]) async throws -> IncompleteAddition? {
    do { _ = try await work() } catch {
      guard case .subscription(.incomplete(let addition))? = error as? ReaderError else { throw error }
      return addition
    }
    return nil
  }

  @Test("a refused folder leaves the feed followed here as it is there, with its title, and is told")
  func refusedFolder() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      await reader.server.ignore(folder: FolderPath("cited"))
      let wanted = StoreSample.subscription(2, title: "Mine", folder: "cited")
      let addition = try #require(try await Self.incomplete { try await reader.subscriptions.add([wanted]) })
      #expect(addition.refusals.map(\.url) == [wanted.url] && addition.refusals.allSatisfy(\.isAdded) && addition.missing == 0)
      let stored = try await reader.list.all()
      #expect(stored == addition.added && stored.map(\.serverID?.text) == ["feed/11"] && stored.map(\.folder) == [.top])
      #expect(stored.map(\.title) == ["Mine"])
    }
  }

  @Test("however many feeds are added, the feeds of the server are listed twice")
  func lists() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let wanted = (11...30).map { StoreSample.subscription($0, title: "Mine \($0)", folder: "News") }
      let added = try await reader.subscriptions.add(wanted)
      #expect(added.map(\.folder.text) == Array(repeating: "News", count: 20) && added.map(\.title) == wanted.map(\.title))
      #expect(await reader.server.calls.count { $0 == "list" } == 2)
    }
  }

  @Test("a feed that the server says to follow and does not list is not in the list, and is told")
  func unlisted() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      await reader.server.lose(StoreSample.feedURL(1))
      let addition = try #require(try await Self.incomplete { try await reader.subscriptions.add([Self.bare(1), Self.bare(2)]) })
      #expect(addition.refusals.map(\.url) == [StoreSample.feedURL(1)] && addition.missing == 1)
      #expect(try await reader.list.all().map(\.url) == [StoreSample.feedURL(2)])
      #expect(try await reader.list.all() == addition.added)
    }
  }

  @Test("a feed that the server follows although it says that it refuses it has its title and folder")
  func misjudgedFeed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let wanted = StoreSample.subscription(1, title: "Mine", folder: "News")
      await reader.server.misjudge(wanted.url)
      let added = try await reader.subscriptions.add([wanted])
      #expect(added.map(\.title) == ["Mine"] && added.map(\.folder.text) == ["News"] && added.map(\.serverID?.text) == ["feed/11"])
      #expect(try await reader.list.all() == added)
      #expect(await reader.server.calls.last == "change feed/11 title=Mine folder=News")
    }
  }

  @Test("a feed that the server lists under another number keeps its place here, with that number")
  func renumberedFeed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      await reader.server.renumber(StoreSample.feedURL(1))
      let added = try await reader.subscriptions.add([Self.bare(1)])
      #expect(added.map(\.serverID?.text) == ["feed/111"])
      #expect(try await reader.list.all() == added)
    }
  }

  @Test("a feed that the server refuses does not keep the others from being followed, and is told at the end")
  func refusedFeed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let refusal = ReaderError.server(.refused(host: "reader.example", reason: "no feed"))
      await reader.server.fail(at: "follow https://example.org/1.xml", with: refusal)
      let addition = try #require(try await Self.incomplete { try await reader.subscriptions.add([1, 2, 4].map { Self.bare($0) }) })
      #expect(addition.refusals == [.init(url: StoreSample.feedURL(1), reason: "no feed", isAdded: false)] && addition.missing == 1)
      #expect(addition.error == nil && addition.added.count == 2)
      #expect(try await reader.list.all().map(\.url.text) == ["https://example.org/2.xml", "https://example.org/4.xml"])
    }
  }

  @Test("without an answer of the server, every change fails and the list stays", arguments: ["log in", "list"])
  func down(call: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let feed = try await reader.subscriptions.add([Self.bare(1)])[0]
      let before = try folder.text("home/subscriptions.opml")
      await reader.server.fail(at: call)
      await #expect(throws: ListedFeeds.down) { try await reader.subscriptions.add([Self.bare(2)]) }
      await #expect(throws: ListedFeeds.down) { try await reader.subscriptions.remove(feed.id) }
      for change in [SubscriptionChange(title: "x"), SubscriptionChange(folder: FolderPath("x"))] {
        await #expect(throws: ListedFeeds.down) { try await reader.subscriptions.configure(feed.id, change) }
      }
      #expect(try folder.text("home/subscriptions.opml") == before)
    }
  }

  @Test("a feed is unfollowed on the server first; one that only the list has is removed there, and undo follows it again")
  func remove() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      _ = try await reader.list.add([Self.bare(4)])
      let feed = try await reader.subscriptions.add([Self.bare(1)])[0]
      await reader.server.fail(at: "unfollow feed/11")
      await #expect(throws: ListedFeeds.down) { try await reader.subscriptions.remove(feed.id) }
      #expect(try await reader.list.all().count == 2)
      await reader.server.fail(at: nil)
      try await reader.subscriptions.remove(feed.id)
      try await reader.subscriptions.remove(StoreSample.feed(4))
      try await reader.subscriptions.remove(StoreSample.feed(5))
      #expect(try await reader.list.all() == [])
      #expect(await reader.server.calls.filter { $0.hasPrefix("unfollow") } == ["unfollow feed/11", "unfollow feed/11"])
      #expect(try await reader.subscriptions.add([feed]).map(\.serverID?.text) == ["feed/12"])
    }
  }

  @Test("after the server has exchanged the numbers of feeds, commands reach the feed with the URL")
  func renumbered() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let quay = try await reader.subscriptions.add([Self.bare(3)])[0]
      let dock = try await reader.subscriptions.add([Self.bare(1)])[0]
      await reader.server.exchange(try Self.id(3), try Self.id(11))
      _ = try await reader.subscriptions.configure(quay.id, SubscriptionChange(title: "Mine"))
      #expect(await reader.server.calls.last == "change feed/11 title=Mine")
      try await reader.subscriptions.remove(dock.id)
      #expect(await reader.server.calls.last == "unfollow feed/3")
    }
  }

  @Test("a feed with the number and another URL is only the same if its title is, and if no other subscription has the URL")
  func sameNumber() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let feed = try await reader.subscriptions.add([Self.bare(3)])[0]
      await reader.server.move(try Self.id(3), to: StoreSample.feedURL(30), title: "Quay")
      _ = try await reader.subscriptions.configure(feed.id, SubscriptionChange(folder: FolderPath("News")))
      #expect(await reader.server.calls.last == "change feed/3 folder=News")
      await reader.server.move(try Self.id(3), to: StoreSample.feedURL(31), title: "Stranger")
      _ = try await reader.subscriptions.configure(feed.id, SubscriptionChange(folder: FolderPath("Old")))
      #expect(await reader.server.calls.last == "list")
      await reader.server.move(try Self.id(3), to: StoreSample.feedURL(4), title: "Quay")
      _ = try await reader.list.add([Self.bare(4)])
      try await reader.subscriptions.remove(feed.id)
      #expect(await reader.server.calls.last == "list")
      #expect(try await reader.list.all().map(\.url) == [StoreSample.feedURL(4)])
    }
  }

  @Test("titles and folders change on the server first, tags and settings only in the list, and all redirects only there")
  func configure() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let feed = try await reader.subscriptions.add([Self.bare(3)])[0]
      let before = await reader.server.calls.count
      let tag = try TagName("tea")
      _ = try await reader.subscriptions.configure(feed.id, SubscriptionChange(tags: [tag], settings: FeedSettings([.keepDays: "9"])))
      try await reader.subscriptions.recordFeedDetails([feed.id: FeedDetails(title: "Quayside")])
      _ = try await reader.subscriptions.redirect(feed.id, to: StoreSample.feedURL(30), former: feed.url)
      #expect(await reader.server.calls.count == before)
      let changes = [
        SubscriptionChange(title: "Mine", folder: FolderPath("News")), SubscriptionChange(folder: FolderPath("news")),
        SubscriptionChange(title: ""), SubscriptionChange(folder: .top),
      ]
      for change in changes { _ = try await reader.subscriptions.configure(feed.id, change) }
      #expect(
        await reader.server.calls.filter { $0.hasPrefix("change") } == [
          "change feed/3 title=Mine folder=News", "change feed/3 title=Quayside", "change feed/3 folder=",
        ])
      let changed = try #require(try await reader.list.all().first)
      #expect(changed.title == "Quayside" && changed.folder == .top && changed.tags == [tag] && changed.serverID == feed.serverID)
    }
  }

  @Test("a folder that the server does not take is refused, and the list stays")
  func refused() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let feed = try await reader.subscriptions.add([Self.bare(3)])[0]
      await reader.server.ignore(folder: FolderPath("cited"))
      let error = await #expect(throws: ReaderError.self) {
        try await reader.subscriptions.configure(feed.id, SubscriptionChange(folder: FolderPath("cited")))
      }
      guard case .server(.refused(host: "reader.example", reason: _))? = error else { throw try #require(error) }
      #expect(try await reader.list.all() == [feed])
    }
  }

  @Test("a dry run asks the server nothing")
  func dryRun() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reader = try await Reader(in: folder)
      let dryRun = DryRunSubscriptionRepository(base: reader.subscriptions)
      let feed = try await dryRun.add([Self.bare(1)])[0]
      try await dryRun.recordServerIDs([feed.id: try Self.id(9)])
      #expect(try await dryRun.all().map(\.serverID?.text) == ["feed/9"])
      _ = try await dryRun.configure(feed.id, SubscriptionChange(title: "x"))
      try await dryRun.remove(feed.id)
      #expect(await reader.server.calls == [])
    }
  }
}

extension StoreSample {
  fileprivate static func feedURL(_ number: Int) -> WebURL { url("https://example.org/\(number).xml") }
}
