import CoreData
import CoreDomain
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import Subscriptions
import Testing

@Suite("Subscription stores")
struct SubscriptionStoreContract {
  @Test("a store returns the subscriptions that were added, in order", arguments: StoreKind.allCases)
  func adds(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      #expect(try await store.all() == [])
      let (first, second) = (
        StoreSample.subscription(1, site: StoreSample.url("https://example.org/")), StoreSample.subscription(2, folder: "News/Local")
      )
      #expect(try await store.add([first, second]) == [first, second])
      #expect(try await store.all() == [first, second])
    }
  }

  @Test("a list that could not be read again does not replace the one that can", arguments: [StoreKind.files, .sqlite])
  func unreadable(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let first = StoreSample.subscription(1)
      _ = try await store.add([first])
      let second = Subscription(
        url: StoreSample.url("https://example.org/2.xml"), title: "", attributes: [OutlineAttribute(name: "two words", value: "x")])
      let problem = await #expect(throws: ReaderError.self) { try await store.add([second]) }
      guard case .store(.unwritable)? = problem else { throw try #require(problem) }
      #expect(try await store.all() == [first])
    }
  }

  @Test("the list of a data directory that goes away cannot be read, and is no empty one")
  func gone() async throws {
    try await TemporaryFolder.with { folder async throws in
      let directory = DataDirectory(path: folder.path("home"), now: { StoreSample.moment })
      let store = OPMLSubscriptionStore(directory: directory, executor: FileExecutor(label: "strata.tests"))
      #expect(try await store.all() == [], "A directory that was never there is empty.")
      _ = try await store.add([StoreSample.subscription(1)])
      #expect(try await store.all() == [StoreSample.subscription(1)])
      try folder.remove("home")
      let gone = ReaderError.store(.gone(path: directory.path))
      await #expect(throws: gone) { try await store.all() }
      await #expect(throws: gone) { try await store.text() }
      #expect(try folder.names() == [])
    }
  }

  @Test("a store adds no subscription twice, by ID or by URL", arguments: StoreKind.allCases)
  func addsOnce(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let first = StoreSample.subscription(1)
      let sameURL = StoreSample.subscription(1, id: FeedID(stored: "0123456789"))
      let sameID = StoreSample.subscription(2, id: first.id)
      let other = StoreSample.subscription(3)
      #expect(try await store.add([first, first, sameURL]) == [first])
      #expect(try await store.add([sameURL, sameID, other, first]) == [other])
      #expect(try await store.all() == [first, other])
    }
  }

  @Test("a store removes only the given subscription", arguments: StoreKind.allCases)
  func removes(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let (first, second) = (StoreSample.subscription(1, folder: "News"), StoreSample.subscription(2, folder: "News"))
      _ = try await store.add([first, second])
      try await store.remove(StoreSample.feed(3))
      try await store.remove(first.id)
      try await store.remove(first.id)
      #expect(try await store.all() == [second])
      #expect(try await store.add([first]) == [first])
    }
  }

  @Test("a store treats any title and any folder as plain text", arguments: StoreKind.allCases)
  func hostileNames(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let names = ["../x", "/etc/passwd", "<b>&amp;</b>", "\"'", String(repeating: "é", count: 300), "]]>", "a\\b", "|rm -rf", "$(x)"]
      let given = names.enumerated().map { number, name in
        Subscription(
          url: StoreSample.url("https://example.org/\(number)?a=1&b=<>'"), title: name, folder: FolderPath(names: [name, "in/it"]))
      }
      #expect(try await store.add(given) == given)
      #expect(try await store.all() == given)
    }
  }

  @Test("the store on disk exports its list as OPML")
  func text() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = OPMLSubscriptionStore(
        directory: DataDirectory(path: folder.path, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
      _ = try await store.add([StoreSample.subscription(1)])
      let text = try await store.text()
      #expect(text.contains("<opml") && text.contains("xmlUrl=\"https://example.org/1.xml\""))
      try await store.recordServerIDs([StoreSample.feed(1): ServerFeedID("feed/8")])
      #expect(try folder.text("subscriptions.opml").contains(" strata:server=\"feed/8\""))
      #expect(try await store.text() == text, "What a server calls a feed means nothing elsewhere.")
    }
  }

  @Test("a store redirects an existing subscription to an unused URL, and back", arguments: StoreKind.allCases)
  func moves(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let (first, second) = (
        StoreSample.subscription(1, site: StoreSample.url("https://example.org/"), folder: "News"), StoreSample.subscription(2)
      )
      _ = try await store.add([first, second])
      let new = StoreSample.url("https://user:word@example.net/a?b=1&c=2")
      let moved = Subscription(
        id: first.id, url: new, formerURL: first.url, title: first.title, site: first.site, folder: first.folder)
      #expect(try await store.redirect(first.id, to: new, former: first.url) == moved)
      #expect(try await store.all().first { $0.id == first.id } == moved)
      for taken in [new, StoreSample.url("\(new.text)#again")] {
        #expect(try await store.redirect(second.id, to: taken, former: nil) == nil)
      }
      #expect(try await store.redirect(StoreSample.feed(3), to: StoreSample.url("https://example.org/3"), former: nil) == nil)
      #expect(try await store.redirect(first.id, to: first.url, former: nil) == first)
      #expect(Set(try await store.all()) == [first, second])
    }
  }

  @Test("a store replaces the settings of a single feed and keeps them after a redirect", arguments: StoreKind.allCases)
  func configures(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      var feed = StoreSample.subscription(1)
      _ = try await store.add([feed, StoreSample.subscription(2)])
      feed.settings = FeedSettings(
        [
          .header: "X-A: \"<&>\"", .interval: "60", .keepArticles: "all", .keepDays: "30", .proxy: "http://p", .credentials: "/a b",
          .agent: "é",
        ], origins: [.header: "https://example.org", .credentials: "http://example.com:8080"])
      #expect(try await store.configure(feed.id, SubscriptionChange(settings: feed.settings)) == feed)
      #expect(try await store.all().first { $0.id == feed.id } == feed)
      let moved = try await store.redirect(feed.id, to: StoreSample.url("https://example.org/moved"), former: nil)
      #expect(moved?.settings == feed.settings)
      #expect(try await store.configure(feed.id, SubscriptionChange(settings: FeedSettings.none))?.settings == FeedSettings.none)
      #expect(try await store.all().allSatisfy { $0.settings == .none })
      #expect(try await store.configure(StoreSample.feed(9), SubscriptionChange(settings: feed.settings)) == nil)
    }
  }

  @Test("a store renames and moves a single feed, and records the titles that feeds give themselves", arguments: StoreKind.allCases)
  func names(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let url = StoreSample.url("https://example.org/9.xml")
      let untitled = Subscription(url: url, title: "", attributes: [OutlineAttribute(name: "note", value: "\"<&>")])
      let mine = StoreSample.subscription(1, folder: "News")
      _ = try await store.add([mine, untitled])
      let titles = [untitled.id: "Tea & <Leaves>", mine.id: "Its own", StoreSample.feed(3): "x"]
      try await store.recordFeedDetails(titles.mapValues { FeedDetails(title: $0) })
      #expect(try await store.all().map(\.title) == ["Feed 1", "Tea & <Leaves>"])
      #expect(try await store.all().map(\.feedTitle) == ["Its own", "Tea & <Leaves>"])
      let renamed = try await store.configure(untitled.id, SubscriptionChange(title: "Mine", folder: FolderPath("A/B")))
      #expect(renamed?.title == "Mine" && renamed?.folder.text == "A/B" && renamed?.attributes == untitled.attributes)
      #expect(try await store.all().first { $0.id == untitled.id } == renamed)
      #expect(try await store.configure(mine.id, SubscriptionChange(title: "", folder: .top))?.title == "Its own")
      #expect(Set(try await store.all().map(\.folder.text)) == ["", "A/B"])
    }
  }

  @Test("a store records the websites of feeds that have none", arguments: StoreKind.allCases)
  func sites(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let (known, new) = (StoreSample.url("https://example.org/"), StoreSample.url("https://example.net/?a=1&b=2"))
      let (one, two) = (StoreSample.subscription(1, site: known, folder: "News"), StoreSample.subscription(2))
      _ = try await store.add([one, two])
      let details = FeedDetails(site: new)
      try await store.recordFeedDetails([one.id: details, two.id: details, StoreSample.feed(3): details])
      #expect(Set(try await store.all()) == [one, two.described(byFeed: details)])
      #expect(Set(try await store.all().map(\.site)) == [known, new])
    }
  }

  @Test("a store records what the feed server calls feeds, and forgets it", arguments: StoreKind.allCases)
  func serverIDs(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.subscriptions
      let id = try #require(ServerFeedID("feed/https://example.org/?a=\"1\"&b=<é>"))
      let (first, second) = (StoreSample.subscription(1, folder: "News").known(toServerAs: id), StoreSample.subscription(2))
      _ = try await store.add([first, second])
      #expect(try await store.all().map(\.serverID) == [id, nil])
      try await store.recordServerIDs([first.id: nil, second.id: id, StoreSample.feed(3): id])
      #expect(try await store.all().map(\.serverID) == [nil, id])
      _ = try await store.configure(second.id, SubscriptionChange(title: "x", folder: FolderPath("A/B")))
      #expect(try await store.redirect(second.id, to: StoreSample.url("https://example.org/new"), former: second.url)?.serverID == id)
      #expect(Set(try await store.all().map(\.serverID)) == [nil, id])
    }
  }

  @Test("a store keeps the settings of a feed that is added", arguments: StoreKind.allCases)
  func addsConfigured(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      var feed = StoreSample.subscription(1)
      feed.settings[.interval] = "60"
      _ = try await stores.subscriptions.add([feed])
      #expect(try await stores.subscriptions.all() == [feed])
    }
  }
}
