import ArticleStorage
import CoreDomain
import CoreDoubles
import DataDoubles
import Foundation
import ReaderDomain
import ReaderDoubles
import StatusSync
import StorageDoubles
import Subscriptions
import Testing

@Suite("Subscriptions that devices share")
struct SubscriptionSyncTests {
  private static func feed(_ name: String, _ title: String = "", folder: String = "") throws -> Subscription {
    Subscription(url: try WebURL("https://\(name).example/feed.xml"), title: title, folder: FolderPath(folder))
  }

  @Test(
    "the first sync of two devices gives the union of their lists; a feed on both is one feed, and keeps what only one device knows of it")
  func union() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      _ = try await one.list.add([try Self.feed("a", "Mine"), try Self.feed("b")])
      _ = try await two.list.add([try Self.feed("a", "Yours", folder: "News"), try Self.feed("c", folder: "A/B")])
      for device in [one, two] { try await device.begin() }
      let expected = [
        try Self.feed("a", "Mine", folder: "News"), try Self.feed("b"), try Self.feed("c", folder: "A/B"),
      ].sorted { $0.id < $1.id }
      for device in [one, two, one] { #expect(try await device.sorted() == expected) }
    }
  }

  @Test("every kind of change travels, and a change by hand as well", arguments: [false, true])
  func changes(byHand: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let store: any SubscriptionRepository = byHand ? one.list : one.subscriptions
      let (a, b) = (try Self.feed("a"), try Self.feed("b"))
      _ = try await store.add([a, b])
      _ = try await one.subscriptions.all()
      #expect(try await two.sorted().map(\.id) == [a, b].map(\.id).sorted())
      let settings = FeedSettings([.interval: "90", .agent: "Reader/1", .keepArticles: "50", .keepDays: "all"])
      _ = try await store.configure(a.id, SubscriptionChange(title: "Eh", folder: FolderPath(names: ["X/Y", "Z\\"]), settings: settings))
      _ = try await store.redirect(a.id, to: try WebURL("https://new.example/feed"), former: a.url)
      _ = try await store.remove(b.id)
      _ = try await one.subscriptions.all()
      let there = try #require(try await two.subscriptions.all().first)
      #expect(try await two.subscriptions.all().count == 1)
      #expect(there.id == a.id && there.url.text == "https://new.example/feed" && there.formerURL == a.url)
      #expect(there.ownTitle == "Eh" && there.folder.names == ["X/Y", "Z\\"] && there.settings == settings)
      _ = try await store.configure(a.id, SubscriptionChange(title: "", folder: .top, settings: FeedSettings([.interval: "90"])))
      _ = try await one.subscriptions.all()
      let again = try #require(try await two.subscriptions.all().first)
      #expect(again.ownTitle == nil && again.folder == .top && again.settings == FeedSettings([.interval: "90"]))
    }
  }

  @Test("feeds that one device joins are joined on the other, with the settings of both, and are apart again after an undo there")
  func joined() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      let feed = try Self.feed("a", folder: "One")
      let other = Subscription(
        url: try WebURL("\(feed.url.text)#top"), title: "Top", folder: FolderPath("Two"), settings: FeedSettings([.interval: "90"]))
      _ = try await one.list.add([feed])
      _ = try await two.list.add([other])
      for device in [one, two, one] { try await device.begin() }
      #expect(try await one.sorted() == [feed, other].sorted { $0.id < $1.id }, "nothing joins them unasked")
      let join = try #require(FeedJoin.joins(in: try await one.subscriptions.all()).first)
      _ = try await one.subscriptions.configure(feed.id, join.change)
      try await one.subscriptions.remove([other.id], joinedInto: [other.id: feed.id])
      let joined = feed.changed(join.change)
      #expect(joined.tags.map(\.text) == ["two"] && joined.settings[.interval] == "90" && joined.ownTitle == "Top")
      for device in [one, two, one] { #expect(try await device.subscriptions.all() == [joined]) }
      _ = try await one.subscriptions.add([other])
      let own = SubscriptionChange(title: "", folder: feed.folder, tags: [], settings: FeedSettings.none)
      _ = try await one.subscriptions.configure(feed.id, own)
      for device in [one, two, one] { #expect(try await device.sorted() == [feed, other].sorted { $0.id < $1.id }) }
    }
  }

  @Test("a feed that moved to the URL that it has did not move, on any device", arguments: [false, true])
  func redirectToSelf(byHand: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let feed = try Self.feed("a")
      _ = try await one.subscriptions.add([feed])
      if byHand {
        let (path, url) = ("home-one/subscriptions.opml", "xmlUrl=\"\(feed.url.text)\"")
        try place.put(try place.text(path).replacing(url, with: "\(url) strata:formerUrl=\"\(feed.url.text)\""), path)
        #expect(try place.text(path).contains("formerUrl"))
      } else {
        _ = try await one.subscriptions.redirect(feed.id, to: feed.url, former: feed.url)
      }
      for device in [one, two, one] { #expect(try await device.subscriptions.all() == [feed]) }
    }
  }

  @Test("headers, credentials and proxies are neither written into the folder nor read from it, and local ones stay")
  func secrets() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let feed = try Self.feed("a")
      _ = try await one.subscriptions.add([feed])
      _ = try await two.subscriptions.all()
      let local: [FeedSettings.Key: String] = [.header: "X-Key: s3cret", .credentials: "/s3cret", .proxy: "http://s3cret.example:1"]
      let all = FeedSettings(local.merging([.interval: "60"]) { $1 })
      _ = try await one.subscriptions.configure(feed.id, SubscriptionChange(settings: all))
      #expect(try await two.subscriptions.all().first?.settings == FeedSettings([.interval: "60"]))
      for (key, value) in local {
        let lines = FileManager.default.fileExists(atPath: place.path("f/z.records")) ? try place.text("f/z.records") : ""
        try place.put(
          lines
            + #"{"kind":"feed","key":"\#(feed.id)","field":"\#(key.rawValue)","value":"\#(value)","at":"2030-01-01T00:00:00Z","by":"z"}"#
            + "\n",
          "f/z.records")
      }
      _ = try await two.subscriptions.configure(feed.id, SubscriptionChange(settings: FeedSettings([.interval: "70"])))
      #expect(try await two.subscriptions.all().first?.settings == FeedSettings([.interval: "70"]))
      let origins: [FeedSettings.Key: String] = [.header: "https://a.example", .credentials: "https://a.example"]
      #expect(try await one.subscriptions.all().first?.settings == FeedSettings(local.merging([.interval: "70"]) { $1 }, origins: origins))
      #expect(try await one.records.state().unreadable == 3)
      for name in try place.names(in: "f") where name != "z.records" { #expect(!(try place.text("f/\(name)").contains("s3cret"))) }
    }
  }

  @Test("a device that changes a feed's URL does not get the header of another device sent to it")
  func origin() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let feed = try Self.feed("a")
      _ = try await one.subscriptions.add([feed])
      _ = try await one.subscriptions.configure(feed.id, SubscriptionChange(settings: FeedSettings([.header: "X-Key: s3cret"])))
      _ = try await two.subscriptions.all()
      _ = try await two.subscriptions.redirect(feed.id, to: StoreSample.url("https://other.example/a"), former: nil)
      let moved = try await one.subscriptions.all()
      #expect(moved.map(\.url.host) == ["other.example"] && moved.map { $0.withheldSecrets.map(\.origin) } == [["https://a.example"]])
    }
  }

  @Test("a feed whose URL contains a password stays on its device, which says so once")
  func password() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let feed = Subscription(url: try WebURL("https://me:s3cret@a.example/feed"), title: "Private")
      _ = try await one.subscriptions.add([feed, try Self.feed("b")])
      #expect(await one.records.problems() == [.unshared(title: "Private")])
      #expect(try await two.subscriptions.all().count == 1)
      #expect(try await one.subscriptions.all().count == 2)
      _ = try await one.subscriptions.add([try Self.feed("c")])
      #expect(await one.records.problems() == [])
      #expect(try await one.records.state().unshared.map(\.id) == [feed.id])
      for name in try place.names(in: "f") { #expect(!(try place.text("f/\(name)").contains("s3cret"))) }
    }
  }

  @Test("a shared feed that gets a password by hand stays on the other devices, and keeps its password here")
  func passwordLater() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let (a, b) = (try Self.feed("a"), try Self.feed("b"))
      _ = try await one.subscriptions.add([a, b])
      let secret = try WebURL("https://me:s3cret@a.example/feed.xml")
      _ = try await one.list.redirect(a.id, to: secret, former: nil)
      #expect(Set(try await one.subscriptions.all().map(\.url)) == [secret, b.url])
      #expect(Set(try await two.subscriptions.all().map(\.url)) == [a.url, b.url])
      _ = try await two.subscriptions.configure(a.id, SubscriptionChange(title: "New"))
      #expect(try await one.subscriptions.all().first { $0.id == a.id }?.url == secret)
    }
  }

  /// What happened to a feed here, and later there.
  enum Conflict: CaseIterable, Sendable {
    case renamedTwice, renamedAndMoved, removedAndRenamed, renamedAndRemoved, removedAndAdded, removedTwice, addedTwice

    /// Whether the feed is followed afterwards, and its title and folder.
    var result: (isFollowed: Bool, title: String?, folder: String) {
      switch self {
      case .renamedTwice: (true, "Later", "")
      case .renamedAndMoved: (true, "Earlier", "Later")
      case .removedAndRenamed, .renamedAndRemoved, .removedTwice: (false, nil, "")
      case .removedAndAdded: (true, nil, "")
      case .addedTwice: (true, "Earlier", "Later")
      }
    }
  }

  @Test("of two changes that do not know each other, the later one wins in each field", arguments: Conflict.allCases)
  func conflict(_ conflict: Conflict) async throws {
    try await TemporaryFolder.with { place async throws in
      // Each device has its own folder, so that neither change knows the other one.
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      for device in [one, two] { try await device.begin() }
      let a = try Self.feed("a")
      if conflict != .addedTwice { _ = try await one.subscriptions.add([a]) }
      _ = try await one.subscriptions.add([try Self.feed("b")])
      try one.carry(to: two)
      _ = try await two.subscriptions.all()
      for device in [one, two] { device.clock.turn(minutes: device.home == one.home ? 10 : 20) }
      switch conflict {
      case .renamedTwice, .renamedAndMoved, .renamedAndRemoved:
        _ = try await one.subscriptions.configure(a.id, SubscriptionChange(title: "Earlier"))
      case .removedAndRenamed, .removedAndAdded, .removedTwice: _ = try await one.subscriptions.remove(a.id)
      case .addedTwice: _ = try await one.subscriptions.add([try Self.feed("a", "Earlier")])
      }
      switch conflict {
      case .renamedTwice, .removedAndRenamed: _ = try await two.subscriptions.configure(a.id, SubscriptionChange(title: "Later"))
      case .renamedAndMoved: _ = try await two.subscriptions.configure(a.id, SubscriptionChange(folder: FolderPath("Later")))
      case .renamedAndRemoved, .removedTwice: _ = try await two.subscriptions.remove(a.id)
      case .removedAndAdded:
        _ = try await two.subscriptions.remove(a.id)
        _ = try await two.subscriptions.add([a])
      case .addedTwice: _ = try await two.subscriptions.add([try Self.feed("a", folder: "Later")])
      }
      try one.carry(to: two)
      try two.carry(to: one)
      for device in [one, two] {
        let found = try await device.subscriptions.all().first { $0.id == a.id }
        #expect((found != nil) == conflict.result.isFollowed)
        if let found { #expect(found.ownTitle == conflict.result.title && found.folder.text == conflict.result.folder) }
      }
    }
  }

  @Test("a feed that is added again does not get its former title and folder back")
  func addedAnew() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      _ = try await one.subscriptions.add([try Self.feed("a", "Old", folder: "Old"), try Self.feed("b")])
      _ = try await two.subscriptions.remove(try Self.feed("a").id)
      _ = try await one.subscriptions.add([try Self.feed("a")])
      for device in [one, two] {
        let found = try #require(try await device.subscriptions.all().first { $0.url.host == "a.example" })
        #expect(found.ownTitle == nil && found.folder == .top)
      }
    }
  }

  @Test("what was changed while sync was off is recorded when it begins again")
  func offAndOn() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      _ = try await one.subscriptions.add(try ["a", "b", "c"].map { try Self.feed($0) })
      _ = try await one.sync.end()
      _ = try await one.subscriptions.remove(try Self.feed("a").id)
      _ = try await one.subscriptions.add([try Self.feed("d")])
      _ = try await two.subscriptions.remove(try Self.feed("b").id)
      #expect(try await two.subscriptions.all().map(\.url.host).sorted() == ["a.example", "c.example"])
      try await one.begin()
      for device in [one, two] { #expect(try await device.subscriptions.all().map(\.url.host).sorted() == ["c.example", "d.example"]) }
    }
  }

  @Test("feeds that moved to one URL become one after the next refresh, and until then none is missing")
  func sameURL() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      for device in [one, two] { try await device.begin() }
      let a = try Self.feed("a")
      _ = try await one.subscriptions.add([a])
      try one.carry(to: two)
      _ = try await two.subscriptions.all()
      let target = try Self.feed("b")
      _ = try await one.subscriptions.redirect(a.id, to: target.url, former: a.url)
      _ = try await two.subscriptions.add([target])
      for _ in 0..<2 {
        try one.carry(to: two)
        try two.carry(to: one)
        for device in [one, two] {
          #expect(Set(try await device.subscriptions.all().map(\.id)) == [a.id, target.id])
          #expect(Set(try await device.subscriptions.all().map(\.url)) == [a.url, target.url])
        }
      }
      // The refresh merges the articles and removes the feed that moved.
      _ = try await one.subscriptions.remove(a.id)
      try one.carry(to: two)
      for device in [one, two] { #expect(try await device.subscriptions.all().map(\.id) == [target.id]) }
    }
  }

  @Test(
    "what only this device has of a feed that another device joined goes to the same feed, also after an interruption",
    arguments: [false, true])
  func articlesOfJoined(isInterrupted: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let (old, new, last) = (try Self.feed("old"), try Self.feed("new"), try Self.feed("last"))
      _ = try await one.subscriptions.add([old, new, last])
      _ = try await two.subscriptions.all()
      let article = Article.sample(guid: "kept", feed: old.id, title: "Kept", url: .sample("https://old.example/kept"))
      _ = try await two.articles.store([ArticleMerge.IncomingArticle(article: article, body: .text("Text"))], of: old.id)
      _ = try await two.repository.update([StatusEdit(mark: .starred, isSet: true, ids: [article.id])])
      // The feed that got the articles is joined as well, before the other device syncs.
      try await one.subscriptions.remove([old.id], joinedInto: [old.id: new.id])
      try await one.subscriptions.remove([new.id], joinedInto: [new.id: last.id])
      if isInterrupted {
        let obstacle = "\(two.home)/articles/\(last.id.text).jsonl"
        try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: true)
        #expect(Set(try await two.subscriptions.all().map(\.id)).contains(old.id), "The feed stays while its articles cannot be moved.")
        #expect(await !two.records.problems().isEmpty)
        try FileManager.default.removeItem(atPath: obstacle)
      }
      let other = Article.sample(guid: "other", feed: last.id, title: "Other", url: .sample("https://last.example/other"))
      _ = try await two.articles.store([ArticleMerge.IncomingArticle(article: other, body: .none)], of: last.id)
      for device in [two, one, two] { #expect(try await device.subscriptions.all().map(\.id) == [last.id]) }
      let starred = try await two.repository.articles(matching: ArticleQuery(having: [.starred]), in: [last.id])
      #expect(starred.map(\.article.title) == ["Kept"])
    }
  }

  @Test(
    "feeds that two devices join into each other become one feed on both, by the later join, and a removal afterwards removes it",
    arguments: [false, true], [false, true])
  func joinedIntoEachOther(isTwoLater: Bool, isRemovedByHand: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      let (feeds, other) = (try ["a", "b"].map { try Self.feed($0) }, try Self.feed("other"))
      for device in [one, two] {
        _ = try await device.list.add(feeds + [other])
        try await device.begin()
      }
      func carry() async throws {
        for _ in 0..<2 {
          try one.carry(to: two)
          try two.carry(to: one)
          for device in [one, two] { _ = try await device.subscriptions.all() }
        }
      }
      try await carry()
      (isTwoLater ? two : one).clock.turn(minutes: 1)
      try await one.subscriptions.remove([feeds[0].id], joinedInto: [feeds[0].id: feeds[1].id])
      try await two.subscriptions.remove([feeds[1].id], joinedInto: [feeds[1].id: feeds[0].id])
      try await carry()
      let kept = feeds[isTwoLater ? 0 : 1].id
      for device in [one, two] { #expect(Set(try await device.subscriptions.all().map(\.id)) == [kept, other.id]) }
      try await (isRemovedByHand ? one.list : one.subscriptions).remove(kept)
      try await carry()
      for device in [one, two] { #expect(try await device.subscriptions.all().map(\.id) == [other.id]) }
    }
  }

  @Test("a device that begins to sync brings back no feed that others have joined, and gives its articles to the feed that stays")
  func beginsAfterJoin() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      let (old, new) = (try Self.feed("old"), try Self.feed("new"))
      for device in [one, two] { _ = try await device.list.add([old, new]) }
      try await one.begin()
      try await one.subscriptions.remove([old.id], joinedInto: [old.id: new.id])
      try await two.begin()
      for device in [two, one, two] { #expect(try await device.subscriptions.all().map(\.id) == [new.id]) }
      try await one.subscriptions.remove(new.id)
      for device in [two, one, two] { #expect(try await device.subscriptions.all().isEmpty) }
    }
  }

  @Test("articles of a joined feed are there again when the feed that stays is removed and comes back")
  func removedAfterJoin() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let (old, new) = (try Self.feed("old"), try Self.feed("new"))
      _ = try await one.subscriptions.add([old, new])
      _ = try await two.subscriptions.all()
      let article = Article.sample(guid: "kept", feed: old.id, title: "Kept", url: .sample("https://old.example/kept"))
      _ = try await two.articles.store([ArticleMerge.IncomingArticle(article: article, body: .none)], of: old.id)
      try await two.repository.update([StatusEdit(mark: .starred, isSet: true, ids: [article.id])])
      try await one.subscriptions.remove([old.id], joinedInto: [old.id: new.id])
      try await one.subscriptions.remove(new.id)
      #expect(try await two.subscriptions.all().isEmpty)
      _ = try await one.subscriptions.add([new])
      #expect(try await two.subscriptions.all().map(\.id) == [new.id])
      let starred = try await two.repository.articles(matching: ArticleQuery(having: [.starred]), in: [new.id])
      #expect(starred.map(\.article.title) == ["Kept"])
    }
  }

  @Test("while the folder is out of reach, a command undoes no change of another device", arguments: [false, true])
  func folderOutOfReach(isEmpty: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = (try SyncedDevice("one", in: place), try SyncedDevice("two", in: place))
      for device in [one, two] { try await device.begin() }
      let feeds = try ["a", "b"].map { try Self.feed($0) }
      _ = try await one.subscriptions.add(feeds)
      try one.carry(to: two)
      #expect(try await two.sorted().count == 2)
      try await one.subscriptions.remove(feeds[1].id)
      _ = try await one.subscriptions.configure(feeds[0].id, SubscriptionChange(title: "New"))
      try FileManager.default.moveItem(atPath: two.folder, toPath: two.folder + "-away")
      if isEmpty { try FileManager.default.createDirectory(atPath: two.folder, withIntermediateDirectories: true) }
      two.clock.turn(minutes: 60)
      _ = try await two.subscriptions.all()
      if isEmpty {
        for name in try FileManager.default.contentsOfDirectory(atPath: two.folder) {
          let away = "\(two.folder)-away/\(name)"
          if FileManager.default.fileExists(atPath: away) { try FileManager.default.removeItem(atPath: away) }
          try FileManager.default.moveItem(atPath: "\(two.folder)/\(name)", toPath: away)
        }
        try FileManager.default.removeItem(atPath: two.folder)
      }
      try FileManager.default.moveItem(atPath: two.folder + "-away", toPath: two.folder)
      for _ in 0..<2 {
        try one.carry(to: two)
        _ = try await two.subscriptions.all()
        try two.carry(to: one)
        _ = try await one.subscriptions.all()
      }
      for device in [one, two] { #expect(try await device.subscriptions.all().map(\.title) == ["New"]) }
    }
  }

  @Test("what the user does after a join wins against the marks that another device copies later", arguments: [false, true])
  func marksAfterJoin(isSetLater: Bool) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      for device in [one, two] { try await device.begin() }
      let (old, new) = (try Self.feed("old"), try Self.feed("new"))
      _ = try await one.subscriptions.add([old, new])
      _ = try await two.subscriptions.all()
      let articles = [old, new].map { Article.sample(guid: "x", feed: $0.id, title: "X", url: .sample("https://x.example/x")) }
      for device in [one, two] {
        for article in articles {
          _ = try await device.articles.store([ArticleMerge.IncomingArticle(article: article, body: .none)], of: article.feed)
        }
      }
      func star(_ device: SyncedDevice, _ article: Int, _ isSet: Bool) async throws {
        for device in [one, two] { device.clock.turn(minutes: 1) }
        try await device.repository.update([StatusEdit(mark: .starred, isSet: isSet, ids: [articles[article].id])])
      }
      try await star(one, 1, true)
      try await star(one, 1, false)
      if isSetLater { try await star(two, 0, true) }
      try await one.subscriptions.remove([old.id], joinedInto: [old.id: new.id])
      if !isSetLater {
        try await star(one, 0, true)
        try await star(one, 1, true)
        try await star(one, 1, false)
      }
      _ = try await two.subscriptions.all()
      for device in [two, one] {
        let starred = try await device.repository.articles(matching: ArticleQuery(having: [.starred]), in: [new.id])
        #expect(starred.map(\.article.id) == (isSetLater ? [articles[1].id] : []))
      }
    }
  }

  @Test("the order, comments and unknown attributes of the list stay, and folders are found whatever their case")
  func untouched() async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try SyncedDevice.pair(in: place)
      try place.put(
        """
        <opml version="2.0"><body><!-- mine --><outline text="news">
        <outline type="rss" text="Zed" xmlUrl="https://z.example/feed.xml" colour="red"/></outline>
        <outline type="rss" text="A" xmlUrl="https://a.example/feed.xml"/></body></opml>
        """, "home-one/subscriptions.opml")
      for device in [one, two] { try await device.begin() }
      let before = try place.text("home-one/subscriptions.opml")
      _ = try await one.subscriptions.all()
      #expect(try place.text("home-one/subscriptions.opml") == before)
      _ = try await two.subscriptions.add([try Self.feed("q", "Q", folder: "News")])
      #expect(try await one.subscriptions.all().map(\.title) == ["Zed", "Q", "A"])
      let after = try place.text("home-one/subscriptions.opml")
      #expect(after.contains("<!-- mine -->") && after.contains(#"colour="red""#) && !after.contains(#""News""#))
      let records = try place.text("f/\(try await one.sync.state().device).records")
      _ = try await one.subscriptions.all()
      #expect(try place.text("f/\(try await one.sync.state().device).records") == records, "Nothing was recorded twice.")
    }
  }
}
