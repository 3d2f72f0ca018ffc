import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Subscriptions that devices share")
struct SyncedSubscriptionTests {
  private static let id = FeedID(url: .sample("https://example.org/feed.xml"))
  private static let full = Subscription(
    id: id, url: .sample("https://example.org/feed.xml"), formerURL: .sample("https://example.org/old.xml"), title: "My title",
    feedTitle: "Its title", site: .sample("https://example.org/"), folder: FolderPath(names: ["A/B", "C\\D", "E"]),
    tags: ["tea", "news"].compactMap { try? TagName($0) },
    settings: FeedSettings([
      .interval: "60", .agent: "x", .keepArticles: "all", .keepDays: "30", .header: "X-A: b", .credentials: "/home/me/.feeds",
      .proxy: "http://proxy.example",
    ]))
  private static let fields = [
    "present": "yes", "url": "https://example.org/feed.xml", "formerUrl": "https://example.org/old.xml", "title": "My title",
    "folder": "A\\/B/C\\\\D/E", "tags": "news,tea", "interval": "60", "agent": "x", "keep-articles": "all", "keep-days": "30",
  ]

  private func read(_ fields: [String: String], id: FeedID = Self.id) -> SyncedSubscription? {
    SyncedSubscription.all(in: [id.text: SyncItem(fields)])[id.text] ?? nil
  }

  @Test("a subscription is shared with the settings that an untrusted file may set, and read as it was")
  func roundTrip() throws {
    #expect(SyncedSubscription.item(of: Self.full) == SyncItem(Self.fields))
    let synced = try #require(read(Self.fields))
    #expect(synced.id == Self.id && synced.url == Self.full.url && synced.formerURL == Self.full.formerURL && synced.title == "My title")
    #expect(synced.folder == Self.full.folder && Set(synced.tags) == Set(Self.full.tags))
    #expect(synced.settings == FeedSettings([.interval: "60", .agent: "x", .keepArticles: "all", .keepDays: "30"]))
    let subscription = synced.subscription
    #expect(subscription.id == Self.id && subscription.ownTitle == "My title" && subscription.feedTitle == nil)
    #expect(SyncedSubscription.item(of: subscription) == SyncItem(Self.fields))
  }

  @Test("a subscription without title, folder, tags and settings has nothing but its URL")
  func bare() throws {
    let bare = Subscription(url: .sample("https://example.org/feed.xml"), title: "", feedTitle: "Its title")
    #expect(SyncedSubscription.item(of: bare) == SyncItem(["present": "yes", "url": "https://example.org/feed.xml"]))
    let synced = try #require(read(["present": "yes", "url": "https://example.org/feed.xml", "formerUrl": "https://example.org/feed.xml"]))
    #expect(synced.title.isEmpty && synced.folder == .top && synced.tags.isEmpty && synced.settings == .none && synced.formerURL == nil)
    #expect(read(["present": "yes"]) == nil && read(["url": "no URL"]) == nil)
  }

  @Test("a subscription whose URL has a password is not shared, and a value that others would not accept stays on this device")
  func unshared() {
    #expect(SyncedSubscription.item(of: .sample(url: "https://me:secret@example.org/feed.xml")) == nil)
    var subscription = Self.full
    subscription.settings = FeedSettings([.interval: "never", .keepDays: "-1", .agent: "x"])
    let item = SyncedSubscription.item(of: subscription)
    #expect(item?["interval"] == nil && item?["keep-days"] == nil && item?["agent"] == "x")
    let former = Subscription.sample().moved(
      to: .sample("https://example.org/new.xml"), former: .sample("https://me:secret@example.org/feed.xml"))
    #expect(SyncedSubscription.item(of: former).map { $0["formerUrl"] == nil && $0["url"] == "https://example.org/new.xml" } == true)
    // A path of so long names would not be accepted.
    let long = String(repeating: "n", count: 300)
    let deep = Subscription.sample(folder: FolderPath(names: Array(repeating: long, count: 30)))
    #expect(SyncedSubscription.item(of: deep).map { $0["folder"] == nil && $0["title"] == "Example" } == true)
  }

  @Test("a path that is deeper than any folder is cut")
  func deepFolders() throws {
    let path = Array(repeating: "n", count: 40).joined(separator: "/")
    #expect(read(["url": "https://example.org/feed.xml", "folder": path])?.folder.names.count == FolderPath.deepest)
    #expect(read(["url": "https://example.org/feed.xml", "folder": "a\\\\/b\\/c\u{7}"])?.folder.names == ["a\\", "b/c"])
  }

  @Test(
    "every field is checked before it is merged",
    arguments: [
      ("present", "yes", true), ("present", nil, true), ("present", "no", false), ("url", "https://example.org/feed.xml", true),
      ("url", nil, false),
      ("url", "https://example.org/a b", false), ("url", "https://me:secret@example.org/", false), ("url", "file:///etc/passwd", false),
      ("formerUrl", nil, true), ("formerUrl", "https://example.org/old.xml", true), ("formerUrl", "old.xml", false), ("title", nil, true),
      ("title", "T", true), ("title", "", false), ("title", " T", false), ("title", "T\u{1B}[2J", false), ("folder", nil, true),
      ("folder", "A/B", true),
      ("folder", "A\\/B", true), ("folder", "", false), ("folder", "A//B", false), ("folder", "/A", false), ("folder", "A\\B", false),
      ("tags", nil, true),
      ("tags", "news,tea", true), ("tags", "tea,news", false), ("tags", "", false), ("tags", "tea,tea", false),
      ("interval", "60", true),
      ("interval", nil, true), ("interval", "60 m", false), ("interval", "-1", false), ("agent", "Reader/1.0", true),
      ("agent", "a\r\nX-A: b", false),
      ("keep-articles", "all", true), ("keep-days", "30", true), ("keep-days", "x", false), ("header", "X-A: b", false),
      ("credentials", "/x", false),
      ("proxy", "http://proxy.example", false), ("header", nil, false), ("unknown", "x", false), ("unknown", nil, false),
    ])
  func validity(field: String, value: String?, isValid: Bool) {
    func record(_ key: String) -> SyncRecord {
      SyncRecord(subject: SyncRecord.Subject(kind: .feed, key: key, field: field), value: value, moment: .sample(), device: "x")
    }
    #expect(record(Self.id.text).isValid == isValid)
    #expect(!record("no feed").isValid)
  }

  @Test("keys, values and moments have limits")
  func limits() {
    func isValid(_ value: String?, key: String = Self.id.text, at moment: Timestamp = .sample()) -> Bool {
      SyncRecord(subject: SyncRecord.Subject(kind: .feed, key: key, field: "agent"), value: value, moment: moment, device: "x").isValid
    }
    #expect(!isValid(String(repeating: "x", count: SyncRecord.longestText + 1)))
    #expect(isValid("x", at: SyncRecord.latestMoment) && !isValid("x", at: SyncRecord.latestMoment.adding(minutes: 1)))
    #expect(!isValid("x", key: String(repeating: "0", count: SyncRecord.longestText + 1)))
    func view(_ query: String) -> Bool {
      SyncRecord(subject: SyncRecord.Subject(kind: .view, key: "tea", field: "query"), value: query, moment: .sample(), device: "x").isValid
    }
    #expect(view(String(repeating: "x", count: min(Query.maximumBytes, SyncRecord.longestText))))
    #expect(!view(String(repeating: "x", count: min(Query.maximumBytes, SyncRecord.longestText) + 1)))
    #expect(SyncRecord.Kind.allCases.map(\.maximum) == [50_000, SavedViews.maximum, RuleDocument.maximumRules])
  }

  @Test("of several feeds at one URL, the one that belongs there has it, and the others stay at their former URLs")
  func sameURL() throws {
    // The one that belongs there does not come first in the order of the ids.
    let urls = ["a", "b", "c", "d"].map { WebURL.sample("https://example.org/\($0).xml") }.sorted { FeedID(url: $1) < FeedID(url: $0) }
    let ids = urls.map { FeedID(url: $0) }
    func item(_ url: WebURL, former: WebURL? = nil) -> SyncItem {
      SyncItem(["present": "yes", "url": url.text].merging(former.map { ["formerUrl": $0.text] } ?? [:]) { $1 })
    }
    let all = SyncedSubscription.all(in: [
      ids[0].text: item(urls[0]), ids[1].text: item(urls[0], former: urls[1]), ids[2].text: item(urls[0]), "no feed": item(urls[3]),
      ids[3].text: SyncItem(["present": "yes"]),
    ])
    #expect(Set(all.keys) == Set(ids.prefix(3).map(\.text)))
    #expect(all[ids[0].text]??.url == urls[0] && all[ids[1].text]??.url == urls[1] && all[ids[1].text]??.formerURL == nil)
    #expect(try #require(all[ids[2].text]) == nil, "It has no former URL.")
    // Without a feed that belongs there, the smallest id has the URL; and two feeds cannot have one former URL.
    let sorted = ids.prefix(3).sorted()
    let moved = SyncedSubscription.all(in: Dictionary(uniqueKeysWithValues: sorted.map { ($0.text, item(urls[3], former: urls[0])) }))
    #expect(moved[sorted[0].text]??.url == urls[3] && moved[sorted[1].text]??.url == urls[0])
    #expect(try #require(moved[sorted[2].text]) == nil)
  }

  @Test("a subscription gets the values that the other devices have, and keeps what they do not share")
  func changes() throws {
    let synced = try #require(read(Self.fields))
    #expect(synced.change(of: Self.full) == nil)
    func change(_ edit: (inout [String: String]) -> Void) throws -> (change: SubscriptionChange, isMoved: Bool)? {
      var fields = Self.fields
      edit(&fields)
      return try #require(read(fields)).change(of: Self.full)
    }
    let titled = try #require(try change { $0["title"] = "Theirs" })
    #expect(titled.change == SubscriptionChange(title: "Theirs") && !titled.isMoved)
    let untitled = try #require(try change { $0["title"] = nil })
    #expect(untitled.change == SubscriptionChange(title: ""))
    let filed = try #require(try change { $0["folder"] = "Other" })
    #expect(filed.change == SubscriptionChange(folder: FolderPath("Other")))
    #expect(try #require(try change { $0["folder"] = "a\\/b/c\\\\d/e" }).change == SubscriptionChange(), "Case does not matter.")
    #expect(try #require(try change { $0["folder"] = "A\\/B/C\\\\D" }).change.folder?.names.count == 2)
    #expect(try #require(try change { $0["folder"] = "A\\/B/C\\\\D/E/F" }).change.folder?.names.count == 4)
    let tagged = try #require(try change { $0["tags"] = "coffee" })
    #expect(tagged.change == SubscriptionChange(tags: [try TagName("coffee")]))
    let moved = try #require(try change { $0["url"] = "https://example.org/new.xml" })
    #expect(moved.change == SubscriptionChange() && moved.isMoved)
    let reverted = try #require(try change { $0["formerUrl"] = nil })
    #expect(reverted.change == SubscriptionChange() && reverted.isMoved)
    let set = try #require(
      try change {
        $0["interval"] = "90"
        $0["agent"] = nil
      })
    var settings = Self.full.settings
    settings[.interval] = "90"
    settings[.agent] = nil
    #expect(set.change == SubscriptionChange(settings: settings) && !set.isMoved)
    #expect(synced.change(of: .sample(url: "https://me:secret@example.org/feed.xml")) == nil)
  }
}
