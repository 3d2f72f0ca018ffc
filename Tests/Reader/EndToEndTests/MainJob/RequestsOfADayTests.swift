import Foundation
import LoopbackServer
import Testing

/// What the manual says in "What publishers learn".
@Suite("The requests of a day of reading", .timeLimit(.minutes(10)))
struct RequestsOfADayTests {
  /// A choice of settings, and what leaves the machine with it.
  struct Day: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let settings: [[String]]
    /// Whether full texts are fetched, by hand and with each refresh.
    let readsFullTexts: Bool
    /// The exit code of an edition with pictures.
    let edition: Int32
    /// The requests to the server of pages and pictures, in order.
    let pages: [String]
    /// What the browser gets, after the server's address.
    let opened: String
  }

  static let days = [
    Day(
      testDescription: "no pictures, clean links, no full texts", settings: [["images.remote", "no"]], readsFullTexts: false, edition: 1,
      pages: [], opened: "/one?id=7"),
    Day(
      testDescription: "the settings as they come", settings: [], readsFullTexts: true, edition: 0,
      pages: ["/two?id=7", "/one.png", "/one?id=7"], opened: "/one?id=7"),
    Day(
      testDescription: "pictures, links as published, full texts", settings: [["images.remote", "yes"], ["links.clean", "no"]],
      readsFullTexts: true, edition: 0, pages: ["/two?id=7&utm_source=rss", "/one.png", "/one?id=7&utm_source=rss"],
      opened: "/one?id=7&utm_source=rss"),
  ]

  @Test(
    "each request is one that the manual's table names, and has no cookie, no referrer and no secret of another server", arguments: days)
  func day(day: Day) async throws {
    try await LoopbackServer.serving({ Self.page(for: $0) }) { pages in
      let feed = TeaFeed(pages: pages.url)
      try await LoopbackServer.serving({ _ in await feed.next() }) { server in
        try await Person.atWork { person in
          try await spend(day, person, feed: server.url + "/feed")
          let opened = try String(contentsOf: person.folder.appending(path: "opened"), encoding: .utf8)
          #expect(opened == "\(pages.url)\(day.opened)\n")
        }
        let plain: Set = ["accept", "accept-encoding", "host", "user-agent"]
        let fetches = await server.requests
        #expect(fetches.map(Self.line) == ["GET /feed", "GET /feed", "GET /feed"])
        #expect(fetches.map { Set($0.headers.keys) } == [plain, plain.union(["x-key"]), plain.union(["x-key"])])
      }
      let requests = await pages.requests
      #expect(requests.map(Self.line) == day.pages.map { "GET \($0)" })
      for request in requests {
        #expect(Set(request.headers.keys) == ["accept", "accept-encoding", "host", "user-agent"], "\(Self.line(request))")
        #expect(request.body.isEmpty && !request.headers.values.contains { $0.contains("secret") }, "\(Self.line(request))")
      }
    }
  }

  /// Follows a feed, and does each thing that readers do.
  private func spend(_ day: Day, _ person: Person, feed: String) async throws {
    for setting in day.settings { try await person.types(["config", "set"] + setting) }
    try await person.types("add", feed)
    try await person.types("feeds", "set", "Tea", "header=X-Key: secret")
    if day.readsFullTexts { try await person.types("feeds", "set", "Tea", "full-text=yes") }
    try await person.types("refresh", "--force")
    let list = try await person.types("list", "--json").objects()
    let id = try #require(list.first { $0["title"] as? String == "Tea one" }?["id"] as? String)
    for arguments in [
      ["read", id], ["star", id], ["tag", "add", "tea", id], ["search", "Short"], ["edition", "--html", "words.html"], ["undo"],
    ] {
      let reply = try await person.types(arguments)
      #expect(reply.status == 0, "\(arguments): \(reply)")
    }
    let edition = try await person.types("edition", "title:one", "--html", "pictures.html", "--images")
    #expect(edition.status == day.edition, "\(edition)")
    if day.readsFullTexts { try await person.does("read", "--full", id) }
    try await person.types("read", id)
    let note = person.folder.appending(path: "opened").path()
    try await person.does("open", id, environment: ["BROWSER": "echo %s >> '\(note)'; true"])
    try await person.types("refresh", "--force")
  }

  private static func line(_ request: RecordedRequest) -> String {
    "\(request.method) \(request.path)\(request.query.isEmpty ? "" : "?")\(request.query)"
  }

  /// Pages and pictures, on a server that would like to know its readers again.
  private static func page(for request: RecordedRequest) -> CannedResponse {
    let isPicture = request.path.hasSuffix(".png")
    let headers = ["Content-Type": isPicture ? "image/png" : "text/html; charset=utf-8", "Set-Cookie": "reader=1; Path=/"]
    return isPicture
      ? CannedResponse(headers: headers, body: [UInt8](Data(base64Encoded: picture) ?? Data()))
      : CannedResponse(headers: headers, text: "<html><body><article>\(paragraphs)</article></body></html>")
  }

  private static let paragraphs = (1...8).map { number in
    let line = "The dredger works from six until noon, and the pilots wait behind the breakwater for the tide to turn again. "
    return "<p>\(number). \(String(repeating: line, count: 3))</p>"
  }.joined()

  /// 64 × 48 points of grey, as a PNG file.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAAAAACEICPDAAAAcklEQVR42u3WkQKDABRA0YvDYTgMh2EYDsNwOAzDMAzDcBiGYRiG4TCc9AdX3/mKA9ZN4i6R\
    SDwkUomnRCaRSxQSL4lSopJ4S3wkaolGopXoJHqJQWKU+EpMErPEIrFKbBK7xCHxkzgl4gfxg/hB/ODyBy3R0D21DlpRAAAAAElFTkSuQmCC
    """
}

/// A feed that has one article first, and two from the second request on. Its server sets a cookie, too.
private actor TeaFeed {
  private let pages: String
  private var requests = 0

  init(pages: String) { self.pages = pages }

  func next() -> CannedResponse {
    requests += 1
    let items = (requests == 1 ? ["one"] : ["one", "two"]).map { name in
      """
      <item><guid>\(name)</guid><title>Tea \(name)</title><link>\(pages)/\(name)?id=7&amp;utm_source=rss</link>
      <description>&lt;p&gt;Short \(name).&lt;/p&gt;&lt;img src="\(pages)/\(name).png"&gt;</description></item>
      """
    }
    return CannedResponse(
      headers: ["Content-Type": "application/rss+xml", "Set-Cookie": "reader=1; Path=/"],
      text: "<rss version='2.0'><channel><title>Tea</title>\(items.joined())</channel></rss>")
  }
}
