import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

@Suite("Files of a data directory")
struct DataDirectoryFilesTests {
  private let feed = StoreSample.feed()

  @Test("reading creates nothing; the first change creates the data directory, private to its owner")
  func firstChange() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path("data/strata"))
      _ = try await stores.subscriptions.all()
      _ = try await stores.articles.articles(of: [feed])
      _ = try await stores.articles.completeFeeds()
      _ = try await stores.statuses.all()
      _ = try await stores.fetchStates.all()
      #expect(try folder.names() == [])
      _ = try await stores.subscriptions.add([StoreSample.subscription()])
      _ = try await stores.articles.store([StoreSample.piece()], of: feed)
      _ = try await stores.statuses.update([StoreSample.article().id], .set(.read, true))
      try await stores.fetchStates.record([feed: .never])
      #expect(
        try folder.names(in: "data/strata") == [
          "articles", "articles/\(feed).index", "articles/\(feed).jsonl", "lock", "statuses.json", "subscriptions.opml", "visits.json",
        ])
      for name in ["", "/articles"] { #expect(try folder.permissions("data/strata" + name) == 0o700) }
      for name in try folder.names(in: "data/strata") where name.contains(".") {
        #expect(try folder.permissions("data/strata/" + name) == 0o600)
      }
    }
  }

  @Test("the files have their documented format")
  func golden() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      _ = try await stores.articles.store(
        [
          ArticleMerge.IncomingArticle(article: StoreSample.fullArticle(), body: .text("plain/text")), StoreSample.piece(1, body: nil),
          StoreSample.piece(2),
        ], of: feed)
      _ = try await stores.statuses.update([StoreSample.article(2).id, StoreSample.article(1).id], .set(.starred, true))
      _ = try await stores.statuses.update([StoreSample.article(1).id], .set(.read, true))
      try await stores.fetchStates.record([
        feed: FetchState(
          validators: Validators(etag: "\"a\"", lastModified: nil), lastTried: StoreSample.moment, failures: 1,
          problem: .web(.status(code: 500)))
      ])
      let lines = try folder.text("articles/\(feed).jsonl").split(separator: "\n").map { line in
        line.replacing(/"digest":"[0-9a-f]{16}"/, with: #""digest":"…""#)
      }
      #expect(
        lines == [
          #"{"schema":1,"feed":"\#(feed)"}"#,
          #"{"id":"\#(StoreSample.fullArticle().id)","title":"\"Quoted\" \\ <b> \u0001 é 😀 \#u{2028}","url":"https://user:word@example.org/a?b=c&d=%20#e","authors":[{"name":"Ann","url":"mailto:a@example.org"},{"url":"x"},{"name":"B"}],"published":"2023-11-14T22:13:20.123Z","updated":"1969-12-31T23:59:59Z","first_seen":"2026-03-01T08:30:00Z","position":7,"tags":["one","","two"],"enclosures":[{"url":"https://example.org/a.mp3","type":"audio/mpeg","bytes":12,"seconds":3},{"url":"https://example.org/b"}],"comments":"https://example.org/a#comments","language":"en-GB","digest":"…","edited":true,"body":{"text":"plain/text"}}"#,
          #"{"id":"\#(StoreSample.article(1).id)","title":"Article 1","first_seen":"2026-03-01T08:30:00Z","position":1,"digest":"…"}"#,
          #"{"id":"\#(StoreSample.article(2).id)","title":"Article 2","first_seen":"2026-03-01T08:30:00Z","position":2,"digest":"…","body":{"html":"Hello."}}"#,
        ])
      let (one, two) = (StoreSample.article(1).id, StoreSample.article(2).id)
      let inOrder = [one, two].sorted()
      #expect(
        try folder.text("statuses.json")
          == "{\"schema\":1,\"statuses\":{\n\(inOrder.map { "\"\($0)\":\($0 == one ? #"["read","starred"]"# : #"["starred"]"#)" }.joined(separator: ",\n"))\n}}\n"
      )
      #expect(
        try folder.text("visits.json")
          == "{\"schema\":1,\"visits\":{\n\"\(feed)\":{\"etag\":\"\\\"a\\\"\",\"last_tried\":\"2026-03-01T08:30:00Z\",\"failures\":1,\"problem\":{\"kind\":\"status\",\"number\":500}}\n}}\n"
      )
    }
  }

  @Test("a refresh writes only the files of the feed that changed")
  func onlyWhatChanged() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      for number in 1...3 {
        _ = try await stores.articles.store([StoreSample.piece(1, feed: StoreSample.feed(number))], of: StoreSample.feed(number))
      }
      let names = try folder.names().filter { $0.hasSuffix(".jsonl") }
      let before = try names.map(folder.stamp)
      for number in [1, 3] {
        _ = try await stores.articles.store([StoreSample.piece(1, feed: StoreSample.feed(number))], of: StoreSample.feed(number))
      }
      let two = StoreSample.feed(2)
      _ = try await stores.articles.store([StoreSample.piece(1, feed: two, title: "Edited")], of: two)
      let after = try names.map(folder.stamp)
      #expect(zip(names, zip(before, after)).filter { $1.0 != $1.1 }.map(\.0) == ["articles/\(two).jsonl"])
    }
  }

  @Test("a change without effect writes nothing")
  func nothingChanged() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      func change() async throws {
        _ = try await stores.subscriptions.add([StoreSample.subscription()])
        try await stores.subscriptions.remove(StoreSample.feed(9))
        _ = try await stores.statuses.update([StoreSample.article().id], .set(.read, true))
        try await stores.fetchStates.record([feed: FetchState(failures: 1)])
      }
      try await change()
      let names = ["subscriptions.opml", "statuses.json", "visits.json"]
      let before = try names.map(folder.stamp)
      try await change()
      #expect(try names.map(folder.stamp) == before)
    }
  }

  @Test(
    "a file that the user's tools reformatted is readable",
    arguments: [
      #"{"statuses":{"0123456789abcdef0123":["read"]},"schema":1}"#,
      "  {\n \"schema\" : 1 ,\n \"note\": {\"a\": [1, null]}, \"statuses\" : { \"0123456789abcdef0123\" : [ \"read\" ] } }\n\n",
    ])
  func reformatted(_ text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "statuses.json")
      let statuses = try await Stores(directory: folder.path).statuses.all()
      #expect(statuses.values.map(\.marks) == [[.read]])
    }
  }

  @Test("the earliest and the latest timestamps can be read back", arguments: [Int64.min, -62_167_219_200_000, -1, 0, .max])
  func extremeDates(_ milliseconds: Int64) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      let moment = Timestamp(milliseconds: milliseconds)
      let article = Article(id: StoreSample.article().id, feed: feed, title: "x", published: moment, firstSeen: moment)
      for new in [1, 0] {
        let merged = try await stores.articles.store([ArticleMerge.IncomingArticle(article: article, body: .none)], of: feed)
        #expect(merged.numbered == MergeResult(new: new, changed: 0, stored: 1))
      }
      #expect(try await stores.articles.articles(of: [feed]) == [article])
    }
  }

  @Test("listing two thousand articles reads no body")
  func manyArticles() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stores = Stores(directory: folder.path)
      for number in 1...20 {
        let feed = StoreSample.feed(number)
        _ = try await stores.articles.store((0..<100).map { StoreSample.piece($0, feed: feed) }, of: feed)
        try folder.put("damaged", "bodies/\(feed).json")
      }
      let feeds = (1...20).map(StoreSample.feed)
      #expect(try await stores.repository.articles(matching: .all, in: feeds).count == 2000)
      #expect(try await stores.repository.page(matching: ArticleQuery(window: ListWindow(size: 50)), in: feeds).rows.count == 50)
    }
  }
}
