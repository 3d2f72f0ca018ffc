import CoreDomain
import DataDoubles
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("Stored records")
struct StoredRecordsTests {
  private func read<Record: JSONRecord>(_ json: String) throws -> Record {
    var reader = try JSONReader(Array(json.utf8))
    let record = try Record(reading: &reader)
    try reader.end()
    return record
  }

  private func written(_ record: some JSONRecord) -> String {
    var writer = JSONWriter()
    record.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func problem(_ work: () throws -> Void) -> String? {
    do { try work() } catch { return (error as? JSONError)?.problem }
    return nil
  }

  private static let id = StoreSample.article().id

  @Test("an author without a name or a page is written without it, and members of newer versions are skipped")
  func authors() throws {
    for (name, url, json) in [
      ("Ann", "https://example.org/", #"{"name":"Ann","url":"https://example.org/"}"#), ("Ann", nil, #"{"name":"Ann"}"#),
      (nil, "x", #"{"url":"x"}"#),
    ] {
      #expect(written(AuthorRecord(name: name, url: url)) == json)
      #expect(try read(json) == AuthorRecord(name: name, url: url))
      #expect(try read(json.replacing("{", with: #"{"new":[{}],"#)) == AuthorRecord(name: name, url: url))
    }
  }

  @Test("an enclosure has a URL, and the rest may be missing")
  func enclosures() throws {
    let url = StoreSample.url("https://example.org/a.mp3")
    let whole = Enclosure(url: url, type: "audio/mpeg", bytes: 12, seconds: 3)
    let json = #"{"url":"https://example.org/a.mp3","type":"audio/mpeg","bytes":12,"seconds":3}"#
    #expect(written(whole) == json)
    #expect(try read(json) == whole)
    #expect(try read(#"{"size":{},"url":"https://example.org/a.mp3"}"#) == Enclosure(url: url))
    #expect(problem { let _: Enclosure = try read(#"{"type":"audio/mpeg"}"#) } == "'url' is missing")
  }

  @Test("a body is HTML, with or without a base URL, or text; a member of a newer version is skipped")
  func bodies() throws {
    let base = StoreSample.url("https://example.org/b/")
    for (body, json) in [
      (ArticleBody.html("<p>"), #"{"html":"<p>"}"#), (.html("<p>", base: base), #"{"html":"<p>","base":"https://example.org/b/"}"#),
      (.text("a"), #"{"text":"a"}"#),
    ] {
      let record = try #require(BodyRecord(body))
      #expect(written(record) == json)
      #expect(try read(json) as BodyRecord == record)
      #expect(try read(json.replacing("{", with: #"{"new":{"a":[]},"#)) as BodyRecord == record)
    }
    #expect(BodyRecord(.none) == nil)
    let empty: BodyRecord = try read("{}")
    #expect(empty.body == .none && written(empty) == "{}")
    let text: BodyRecord = try read(#"{"base":"https://example.org/b/","text":"a"}"#)
    #expect(text.body == .text("a"))
    let invalid: BodyRecord = try read(#"{"html":"x","base":"not a URL"}"#)
    #expect(invalid.body == .html("x"))
  }

  @Test("the plain text and the links of a body are those that a query compares")
  func plainText() throws {
    let html = try #require(BodyRecord(.html(#"<p>One <b>two</b></p><a href="https://example.org/">three</a> <a href="/4">four</a>"#)))
    #expect(html.plainText.contains("One two") && !html.plainText.contains("<"))
    #expect(QueryBody(html).text == html.plainText && QueryBody(html).links == 2)
    let text = try #require(BodyRecord(.text("<b> plain")))
    #expect(text.plainText == "<b> plain" && QueryBody(text).text == "<b> plain" && QueryBody(text).links == 0)
    let empty: BodyRecord = try read("{}")
    #expect(empty.plainText == "")
  }

  @Test(
    "the media of a body are those that the article shows",
    arguments: [
      ("<p>a</p><img src='/a.png'>", [.image]), ("<IMG SRC=a.png>", [.image]), ("<a href='/b'><img alt='A' src='a.png'></a>", [.image]),
      ("<video src=a.mp4></video>", [.video]), ("<video controls><source src=/a.mp4></video>", [.video]),
      ("<audio src=a.mp3></audio><img src=b.png>", [.audio, .image]), ("<table><tr><td><img src=a.png></td></tr></table>", [.image]),
      ("<!-- <img src=a.png> -->", []), ("<script>'<video src=a.mp4>'</script>", []), ("<img src=a.png width=1 height=1>", []),
      ("&lt;img src=a.png>", []), ("<p>image video", []),
    ] as [(String, Set<Document.Media>)])
  func media(html: String, media: Set<Document.Media>) {
    #expect(QueryBody(BodyRecord(.html(html))).media == media && QueryBody(BodyRecord(.text(html))).media == [])
  }

  @Test("an article needs an id, a title and the time when it was first seen")
  func articles() throws {
    let whole = "\"id\":\"\(Self.id.text)\",\"title\":\"T\",\"first_seen\":\"2026-03-01T08:30:00Z\""
    func record(_ json: String) throws -> ArticleRecord { try ArticleLine.record(ofHead: Array(json.utf8.dropLast())) }
    let least = try record("{\(whole)}")
    #expect(least.id == Self.id && least.title == "T" && least.firstSeen == StoreSample.moment && least.position == 0 && least.digest == 0)
    #expect(least.url == nil && least.authors == [] && least.tags == [] && least.enclosures == [] && least.language == nil)
    #expect(try record("{\"new\":[{}],\(whole)}") == least)
    for member in ["id", "title", "first_seen"] {
      let json = "{" + whole.split(separator: ",").filter { !$0.hasPrefix("\"\(member)\"") }.joined(separator: ",") + "}"
      #expect(problem { _ = try record(json) } == "'\(member)' is missing")
    }
    #expect(problem { _ = try record("{\(whole)}}") } == "there is text after the end")
  }

  @Test(
    "a fetch error of an unknown kind is damage, and a member of a newer version is skipped",
    arguments: [#"{"kind":"tea"}"#, "{}", #"{"text":"h","number":3}"#])
  func fetchErrors(json: String) throws {
    #expect(problem { let _: FetchError = try read(json) }?.hasSuffix("is not a known problem") == true)
    #expect(try read(#"{"new":[],"kind":"status","number":500}"#) == FetchError.web(.status(code: 500)))
  }

  @Test("the text of a fetch error, which a server controls, is cut")
  func longErrors() throws {
    let long = String(repeating: "x", count: 100_000)
    #expect(written(FetchError.notAFeed(found: long)) == #"{"kind":"not_a_feed","text":"\#(long.limited())"}"#)
    #expect(long.limited().utf8.count < 10_000)
  }

  @Test("the details of a fetch error are a text and a number")
  func details() throws {
    #expect(written(FetchError.web(.timedOut(seconds: 3))) == #"{"kind":"timed_out","number":3}"#)
    #expect(written(FetchError.damaged(line: 2, reason: "r")) == #"{"kind":"damaged","text":"r","number":2}"#)
  }

  @Test("a fetch state is written without what is unknown, and a member of a newer version is skipped")
  func fetchStates() throws {
    let never = FetchState.never
    #expect(try read(written(never)) == never)
    #expect(try read(written(never).replacing("{", with: #"{"new":{},"#)) == never)
    #expect(written(never) == #"{"failures":0}"#)
    let validated = FetchState(validators: Validators(etag: "e", lastModified: "l", digest: "d"))
    #expect(written(validated).hasPrefix(#"{"etag":"e","last_modified":"l","digest":"d""#))
    #expect(try read(written(validated)) == validated)
    #expect(try read(#"{"digest":"d"}"#) == FetchState(validators: Validators(digest: "d")))
    #expect(try read(#"{"articles":5,"failures":2}"#) == FetchState(articles: 5, failures: 2))
  }

  @Test("hints name days in English; an unknown day or member is skipped")
  func hints() throws {
    let hints = RefreshHints(schedule: FeedSchedule(ttlMinutes: 60, skippedHours: [3, 1], skippedDays: [.sunday, .monday]))
    #expect(written(hints) == #"{"ttl_minutes":60,"skip_hours":[1,3],"skip_days":["monday","sunday"]}"#)
    #expect(
      try read(#"{"new":1,"skip_days":["sunday","someday","monday"],"ttl_minutes":60,"skip_hours":[3,1]}"#) == hints)
  }

  @Test("a redirect needs a target and the time when it was last seen, and has one day at first")
  func redirects() throws {
    let redirect = PendingRedirect(target: StoreSample.url("https://example.org/new"), lastSeen: StoreSample.moment, days: 1)
    let (url, seen) = (#""url":"https://example.org/new""#, #""last_seen":"2026-03-01T08:30:00Z""#)
    #expect(try read("{\(url),\"new\":{},\(seen)}") == redirect)
    #expect(written(redirect) == "{\(url),\(seen),\"days\":1}")
    for json in ["{\(url)}", "{\(seen)}", "{}"] {
      #expect(problem { let _: PendingRedirect = try read(json) } == "'url' or 'last_seen' of a move is missing")
    }
  }
}
