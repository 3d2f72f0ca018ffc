import CoreDomain
import ReaderDomain
@testable import RecordJSON
@testable import Syndication
import Testing

@Suite("JSON Feed")
struct JSONFeedTests {
  @Test("every field of a full feed is read")
  func fullFeed() throws {
    let feed = try FeedText.feed(
      """
      {"version": "https:\\/\\/jsonfeed.org\\/version\\/1.1", "title": "Tea", "home_page_url": "https://example.org/",
       "feed_url": "https://example.org/feed.json", "description": "About", "language": "en", "icon": "/icon.png",
       "authors": [{"name": "Ann", "url": "https://example.org/ann"}],
       "items": [{"id": "1", "url": "/1", "external_url": "https://example.com/", "title": "One < two", "content_html": "<p>x</p>",
         "content_text": "x", "summary": "short", "image": "/1.png", "date_published": "2026-03-01T08:30:00+01:00",
         "date_modified": "2026-03-02T08:30:00Z", "tags": ["a", "b", "a"], "language": "de", "authors": [{"name": "Bob"}],
         "attachments": [{"url": "/1.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 5, "duration_in_seconds": 90.5}]}]}
      """, contentType: "text/plain")
    let item = FeedItem(
      guid: "1", title: "One < two", url: try WebURL("https://example.org/1"),
      externalURL: try WebURL("https://example.com/"),
      body: .html("<p>x</p>"), summary: "short", image: try WebURL("https://example.org/1.png"),
      published: Timestamp(rfc3339: "2026-03-01T07:30:00Z"), updated: Timestamp(rfc3339: "2026-03-02T08:30:00Z"),
      authors: [Author(name: "Bob")].compactMap { $0 }, tags: ["a", "b"],
      enclosures: [Enclosure(url: try WebURL("https://example.org/1.mp3"), type: "audio/mpeg", bytes: 5, seconds: 90)],
      language: Language("de"))
    #expect(
      feed
        == Feed(
          format: .json, title: "Tea", homePage: try WebURL("https://example.org/"),
          url: try WebURL("https://example.org/feed.json"),
          summary: "About", language: Language("en"), icon: try WebURL("https://example.org/icon.png"),
          authors: [Author(name: "Ann", url: "https://example.org/ann")].compactMap { $0 }, items: [item]))
  }

  @Test(
    "an ID of any scalar type is read as text, a number as it is written, and the rounded number is an earlier reading",
    arguments: [
      ("\"a\"", "a", []), ("7", "7", []), ("1.5", "1.5", []), ("true", "true", []), ("false", "false", []), ("null", nil, []),
      ("[]", nil, []),
      ("9007199254740993", "9007199254740993", []), ("18446744073709551615", "18446744073709551615", ["1.8446744073709552e+19"]),
      ("1.0", "1.0", ["1"]), ("1.50", "1.50", ["1.5"]), ("1e3", "1e3", ["1000"]), ("2E+2", "2E+2", ["200"]), ("-0", "-0", ["0"]),
      ("0.1e-7", "0.1e-7", ["1e-08"]), ("1e400", "1e400", [nil]),
    ]
      as [(String, String?, [String?])])
  func ids(written: String, read: String?, earlier: [String?]) throws {
    let json = try item("\"id\": \(written)")
    #expect(json.guid == read && json.earlierReadings.map(\.guid) == earlier)
    guard read != nil else { return }
    for guid in [written, "{\"isPermaLink\": false, \"#value\": \(written)}"] {
      let rss = try #require(try FeedText.feed("{\"rss\": {\"channel\": {\"item\": {\"guid\": \(guid), \"title\": \"T\"}}}}").items.first)
      #expect(rss.guid == read && rss.earlierReadings.map(\.guid) == earlier)
    }
  }

  @Test(
    "an ID that is a URL is the page of an item that names none",
    arguments: [
      ("\"id\": \"https://example.org/1\"", "https://example.org/1"),
      ("\"id\": \"https://example.org/1\", \"url\": \"/2\"", "https://example.org/2"),
      ("\"id\": \"https://example.org/1\", \"external_url\": \"/3\"", "https://example.org/3"),
      ("\"id\": \"tag:example.org,2026:1\"", nil), ("\"id\": \"/1\"", nil), ("\"id\": 1", nil),
    ] as [(String, String?)])
  func pages(members: String, page: String?) throws {
    #expect(try item(members).page?.text == page)
  }

  @Test("the page with comments is read as `strata parse` writes it")
  func comments() throws {
    #expect(try item("\"_comments\": \"https://example.org/c\"").comments?.text == "https://example.org/c")
    #expect(try item("\"_comments\": {\"about\": \"x\"}").comments == nil)
  }

  @Test("numbers that are no identifiers are read in any notation")
  func otherNumbers() throws {
    let item = try item(
      "\"id\": 1.0, \"title\": 2.0, \"attachments\": [{\"url\": \"/a.mp3\", \"size_in_bytes\": 1e3, \"duration_in_seconds\": 9.0}]")
    let file = Enclosure(url: try WebURL("https://example.org/a.mp3"), bytes: 1000, seconds: 9)
    #expect(item.title == "2" && item.enclosures == [file] && item.earlierReadings.map(\.enclosures) == [[file]])
  }

  @Test(
    "authors of the wrong type are still read",
    arguments: [
      ("\"author\": {\"name\": \"A\"}", ["A"]), ("\"authors\": {\"name\": \"A\"}", ["A"]), ("\"author\": \"A\"", ["A"]),
      ("\"authors\": [null, 7, {\"name\": \"A\"}]", ["7", "A"]), ("\"authors\": null", []),
      ("\"author\": {\"name\": \"B\"}, \"authors\": [{\"name\": \"A\", \"url\": \"/a\"}]", ["A"]),
      ("\"authors\": [{}], \"author\": \"B\"", ["B"]),
    ])
  func authors(written: String, read: [String]) throws {
    #expect(try item(written).authors.map(\.shown) == read)
  }

  @Test(
    "a size can be a string", arguments: [("\"12\"", 12), ("12.0", 12), ("-1", nil), ("1e99", nil), ("\"x\"", nil)] as [(String, Int?)])
  func sizes(written: String, read: Int?) throws {
    let item = try item("\"attachments\": [{\"url\": \"https://example.org/a\", \"size_in_bytes\": \(written)}]")
    #expect(item.enclosures.first?.bytes == read)
  }

  @Test("two attachments with the same URL are one file, with what each says")
  func mentions() throws {
    let file = #"{"url": "/a.mp3", "mime_type": ""}, {"url": "/a.mp3", "mime_type": "audio/mpeg", "size_in_bytes": 7}, {"url": "/b"}"#
    let (known, other) = try (WebURL("https://example.org/a.mp3"), WebURL("https://example.org/b"))
    #expect(
      try item("\"attachments\": [\(file)]").enclosures == [Enclosure(url: known, type: "audio/mpeg", bytes: 7), Enclosure(url: other)])
  }

  @Test("a feed without a version has a title and items")
  func withoutVersion() throws {
    #expect(try FeedText.feed("{\"title\": \"T\", \"items\": [{\"id\": 1}]}").items.map(\.guid) == ["1"])
  }

  @Test("a text body, or a summary without a body, is read as text")
  func bodies() throws {
    #expect(try item("\"content_text\": \"a < b\"").body == .text("a < b"))
    #expect(try item("\"summary\": \"s\"").body == .text("s"))
    #expect(try item("\"summary\": \"s\"").summary == nil)
  }

  @Test(
    "JSON that is not a feed is reported as such",
    arguments: ["{}", "{\"a\": 1}", "{\"items\": []}", "{\"title\": \"T\"}", "{\"version\": \"1\"}", "[]", "[1]"])
  func noFeed(document: String) {
    #expect(throws: FormatError.notAFeed(found: "JSON without a feed")) { try FeedText.feed(document) }
  }

  @Test("a feed that is cut off at any byte yields its complete items and no partial item")
  func cutOff() throws {
    let document = """
      {"version": "https://jsonfeed.org/version/1", "title": "T\\u00e9", "items": [
      {"id": 1, "content_text": "a \\ud83c\\udf75", "tags": ["x", "y"]}, {"id": "2", "attachments": [{"url": "/1.mp3", "size_in_bytes": 12}]},
      {"id": 345, "content_text": true}], "language": "en"}
      """
    let items = try FeedText.feed(document).items
    #expect(items.map(\.guid) == ["1", "2", "345"])
    let ends =
      document.utf8.indices.filter { document[$0...].hasPrefix("}, {\"id\"") || document[$0...].hasPrefix("},\n{") } + [document.endIndex]
    for end in document.utf8.indices {
      let complete = ends.prefix { $0 < end }.count
      let text = String(decoding: document.utf8[..<end], as: UTF8.self)
      if complete == 0 {
        #expect(throws: FormatError.self) { try FeedText.feed(text) }
      } else if complete < 3 {
        let found = try FeedText.feed(text).items
        #expect(found == Array(items.prefix(complete)) || found == items)
      }
    }
  }

  @Test("JSON that is cut off before the first complete item is an error that names its line")
  func cutOffEarly() {
    #expect(throws: FormatError.damaged(line: 2, reason: "the text ends too early")) {
      try FeedText.feed("{\"version\": \"https://jsonfeed.org/version/1\",\n \"items\": [{")
    }
  }

  @Test(
    "invalid but unambiguous JSON is repaired",
    arguments: [
      ("\"a\": 1,", 1), (",\"a\": 1", 1), ("\"a\": 1 \"b\": 2", 1), ("\"a\": \"x\ny\"", 1), ("\"a\": \"C:\\Users\"", 1),
      ("\"a\": [1,,2,]", 2),
      ("\"a\": \"\\\\ \\/ \\n\"", 0), ("\"a\": undefined", 1), ("\"a\": NaN, \"b\": [-Infinity,None]", 3), ("\"a\": 1e", 1),
      ("// x\n\"a\": 1", 1), ("\"a\"/**/:/* , */1// \"\n", 3), ("\"a\": \"http://x /* y */\"", 0),
    ])
  func lenient(members: String, count: Int) throws {
    let json = LenientJSON(Array("{\"version\": 1, \(members)}".utf8))
    #expect(json.damage == nil)
    #expect(json.repairs == (count == 0 ? [] : [.repairedJSON(count: count)]))
    // White space around the document is no error, and anything else is.
    #expect(LenientJSON(Array(" {\"version\": 1, \(members)}\n \t".utf8)).repairs == json.repairs)
    #expect(LenientJSON(Array("{\"version\": 1, \(members)} }".utf8)).repairs == [.repairedJSON(count: count + 1)])
  }

  @Test(
    "ambiguous JSON is an error",
    arguments: ["'a': 1", "a: 1", "\"a\": ", "\"a\"", "\"a\": https://x", "\"a\": 1 /", "\"a\": 1 /*", "\"a\": 1 //"])
  func doubt(members: String) {
    let json = LenientJSON(Array("{\(members)}".utf8))
    #expect(json.damage != nil)
  }

  @Test(
    "an item that is not an object is skipped; a word or a comment that is not JSON costs no item, and one without an end none before it",
    arguments: [
      ("null, 3, {\"id\": 1}, \"x\", {}", ["1", nil]), ("{\"_n\": undefined, \"id\": \"1\"}, {\"id\": \"2\"}", ["1", "2"]),
      ("{\"_n\": NaN, \"id\": \"1\"}, {\"id\": \"2\"}", ["1", "2"]), ("{\"_n\": /* one */ 1, \"id\": \"1\"}, {\"id\": \"2\"}", ["1", "2"]),
      ("{\"_n\": 1 // two\n, \"id\": \"1\"}, {\"id\": \"2\"}", ["1", "2"]), ("{\"id\": 1}, /* {\"id\": \"2\"}", ["1"]),
      ("{\"id\": 1}, // {\"id\": \"2\"}", ["1"]),
    ] as [(String, [String?])])
  func brokenItems(written: String, ids: [String?]) throws {
    let feed = try FeedText.feed("{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": [\(written)]}")
    #expect(feed.items == ids.map { FeedItem(guid: $0) })
  }

  @Test("endlessly nested values end in an error, not in a crash")
  func deep() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(LenientJSON(Array(deep.utf8)).damage == JSONError(line: 1, "the values are nested too deeply"))
    #expect(LenientJSON(Array("{\"a\": \(deep)".utf8)).damage != nil)
  }

  private func item(_ members: String) throws -> FeedItem {
    try FeedText.feed("{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": [{\(members)}]}").items.first
      ?? FeedItem(title: "no item")
  }
}
