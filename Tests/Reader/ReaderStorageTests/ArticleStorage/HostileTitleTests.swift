import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import FeedFetching
import Files
import Growth
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Syndication
import Testing

/// Extremely long texts from feeds and subscription lists, stored in real files.
@Suite("Extremely long titles", .timeLimit(.minutes(10)))
struct HostileTitleTests {
  /// XML escapes `&` in five characters. The XML reader accepts at most 8 MB between two tags or inside one.
  private static let escaped = String(repeating: "&amp;", count: SlowPart.isRun ? 1_000_000 : 200_000)
  /// Long enough to trigger the text limits.
  private static let long = String(repeating: "&amp;", count: 10_000)

  private static let documents = [
    "<rss version=\"2.0\"><channel><title>\(escaped)</title><item><guid>1</guid><title>\(long)</title></item></channel></rss>",
    "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>\(long)</title><author><name>\(long)</name></author>"
      + "<entry><id>1</id><title>\(long)</title></entry></feed>",
    "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns=\"http://purl.org/rss/1.0/\">"
      + "<channel><title>\(long)</title></channel><item rdf:about=\"1\"><title>\(long)</title></item></rdf:RDF>",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"\(long)\",\"items\":[{\"id\":\"1\",\"title\":\"\(long)\","
      + "\"tags\":[\"\(long)\"],\"authors\":[{\"name\":\"\(long)\"}]}]}",
  ]

  @Test("an extremely long title in a feed of any format leaves every list readable", arguments: documents.indices)
  func followed(number: Int) async throws {
    try await TemporaryFolder.with { folder in
      let stores = Stores(directory: folder.path("home"))
      let url = try WebURL("https://example.org/feed")
      let feed = try FeedParser.feed(from: Array(Self.documents[number].utf8), contentType: nil, base: url).feed
      let feeds = MemoryFeedRepository()
      await feeds.show(.feed(feed, nil), at: url)
      let subscriptions = stores.subscriptions
      let subscribe = Subscribe(
        storage: FeedStorage(
          subscriptions: subscriptions, articles: stores.repository, fetchStates: StoredFetchStateRepository(stores: stores.current)),
        feeds: feeds, logins: MemoryLoginRepository(), markers: NoMarkers(),
        now: { StoreSample.moment })
      let subscribed = try await subscribe(SubscribeInput(url: url.text))
      #expect(subscribed.storeError == nil && subscribed.articles == 1)
      #expect(try await subscriptions.all() == [subscribed.subscription])
      #expect(try await stores.repository.articles(matching: .all, in: [subscribed.subscription.id]).count == 1)
    }
  }

  @Test("extremely long titles and deep folders in an imported list leave the subscriptions readable")
  func imported() async throws {
    let deep = (1...5_000).map { "f\($0)" }.joined(separator: "/")
    let documents = [
      "<outline type=\"rss\" text=\"\(Self.escaped)\" xmlUrl=\"https://example.org/1\"/>",
      "<outline text=\"\(Self.escaped)\"><outline type=\"rss\" text=\"x\" xmlUrl=\"https://example.org/2\"/></outline>",
      "<outline type=\"rss\" text=\"x\" category=\"\(deep)\" xmlUrl=\"https://example.org/3\"/>",
      "<outline type=\"rss\" text=\"x\" xmlns:strata=\"urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0\" strata:agent=\"\(Self.escaped)\" "
        + "xmlUrl=\"https://example.org/4\"/>",
    ]
    try await TemporaryFolder.with { folder in
      let stores = Stores(directory: folder.path("home"))
      let subscriptions = OPMLSubscriptionStore(
        directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
      let outlines = StoredOutlineRepository(
        documents: FileDocumentStore(), subscriptions: subscriptions, views: MemoryViewRepository(),
        exports: FileExportStore(
          directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests")))
      let importSubscriptions = ImportSubscriptions(
        subscriptions: subscriptions, fetchStates: StoredFetchStateRepository(stores: stores.current),
        views: MemoryViewRepository(), outlines: outlines)
      for (number, document) in documents.enumerated() {
        try folder.put("<opml version=\"2.0\"><body>\(document)</body></opml>", "\(number).opml")
        #expect(try await importSubscriptions(.file(folder.path("\(number).opml"))).added.count == 1)
        #expect(try await subscriptions.all().count == number + 1)
      }
      for subscription in try await subscriptions.all() {
        #expect(subscription.folder.names.count <= FolderPath.deepest)
        try await subscriptions.remove(subscription.id)
      }
      #expect(try await subscriptions.all().isEmpty)
    }
  }
}
