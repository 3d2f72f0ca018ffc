import CoreDomain
import DataDoubles
import FeedServers
import LoopbackServer
import ReaderDomain
import Testing

@Suite("Articles of feed servers")
struct GoogleReaderItemTests {
  private static func items(_ json: String, _ ids: [ServerItemID] = [.number(1)]) async throws -> [ServerItem] {
    try await ScriptedFeedServer.contact(["stream/items/contents": [CannedResponse(text: json)]]) { session, _ in
      try await session.items(ids)
    }
  }

  private static func item(_ members: String) async throws -> FeedItem? {
    try await items(#"{"items":[{"id":"1","origin":{"streamId":"feed/8","htmlUrl":"https://q.example/"},\#(members)}]}"#).first?.item
  }

  @Test("an article has the publisher's text, and nothing that the server says about itself")
  func article() async throws {
    let json = #"""
      {"id":"user/-/state/com.google/reading-list","updated":1,
      "items":[{"id":"tag:google.com,2005:reader/item/0000000000000001","crawlTimeMsec":"1795796998470",
      "timestampUsec":"1795796998470036","published":1795710894,"updated":1795710999,"title":" Fish ＆\n chips ",
      "canonical":[{"href":"https://q.example/7"}],
      "alternate":[{"href":"https://server.example/7"}],"author":"A. ＆ B.","summary":{"content":"<p>Short</p>"},
      "content":{"content":"<p>Long</p>"},
      "categories":["user/-/state/com.google/read","user/1/label/cited","Cod","user/-/state/com.google/starred"," Cod ","",7],
      "origin":{"streamId":"feed/8","title":"Quay","htmlUrl":"https://q.example/"},
      "enclosure":[{"href":"https://q.example/a.mp3","type":"audio/mpeg","length":1234},{"url":"/b.mp3","length":"9"},
      {"href":"ftp://x/"},{"type":"x"}]}]}
      """#
    let page = try WebURL("https://q.example/7")
    let expected = FeedItem(
      title: "Fish & chips", url: page, body: .html("<p>Long</p>", base: page), published: Timestamp(seconds: 1_795_710_894),
      authors: [Author(name: "A. & B.")].compactMap { $0 }, tags: ["Cod", "7"],
      enclosures: [
        Enclosure(url: try WebURL("https://q.example/a.mp3"), type: "audio/mpeg", bytes: 1234),
        Enclosure(url: try WebURL("https://q.example/b.mp3"), bytes: 9),
      ])
    let feed = try #require(ServerFeedID("feed/8"))
    #expect(try await Self.items(json) == [ServerItem(id: .number(1), feed: feed, item: expected)])
  }

  @Test(
    "a date is that of the publisher, if it is one",
    arguments: [
      ("1", 1), ("\"1795710894\"", 1_795_710_894), ("0", nil), ("-5", nil), ("1e3", nil), ("253402300800", nil), ("null", nil),
      ("\"x\"", nil),
      ("[1]", nil), ("99999999999999999999", nil),
    ] as [(String, Int64?)])
  func dates(json: String, seconds: Int64?) async throws {
    #expect(try await Self.item(#""published":\#(json)"#)?.published == seconds.map { Timestamp(seconds: $0) })
  }

  @Test(
    "an address is one of the web, or missing",
    arguments: [
      (#""canonical":[{"href":""}],"alternate":[{"href":"https://a.example/"}]"#, "https://a.example/"),
      (#""canonical":[{"href":"javascript:x"}]"#, nil), (#""alternate":[{"href":"../x y"}]"#, "https://q.example/x%20y"),
      (#""canonical":"https://a.example/""#, nil), (#""canonical":[],"alternate":{}"#, nil),
    ] as [(String, String?)])
  func addresses(json: String, url: String?) async throws {
    #expect(try await Self.item(json).map { $0.url?.text } == url)
  }

  @Test(
    "a text is the content, or else the summary; its links lead from the article, or else from the page of the feed",
    arguments: [
      (#""content":{"content":" "},"summary":{"content":"s"},"canonical":[{"href":"https://a.example/"}]"#, "s", "https://a.example/"),
      (#""summary":{"content":"s\u0007"}"#, "s", "https://q.example/"), (#""content":{"direction":"ltr"},"summary":"s""#, nil, nil),
    ] as [(String, String?, String?)])
  func body(json: String, text: String?, base: String?) async throws {
    let expected = text.map { ArticleBody.html($0, base: base.flatMap { WebURL(validating: $0) }) } ?? .none
    #expect(try await Self.item(json)?.body == expected)
  }

  @Test("what was not asked for, what comes twice, and what has no name or feed is dropped")
  func dropped() async throws {
    let json = #"""
      {"items":[{"id":"2","origin":{"streamId":"feed/1"},"title":"two"},{"id":"2","origin":{"streamId":"feed/1"},"title":"again"},
      {"id":"3","origin":{"streamId":"feed/1"}},{"id":"1"},{"id":"1","origin":{"streamId":""}},
      {"origin":{"streamId":"feed/1"}},{},null,[],"x"]}
      """#
    #expect(try await Self.items(json, [.number(1), .number(2)]).map(\.item.title) == ["two"])
  }

  @Test("articles are asked for in a form, with long names")
  func form() async throws {
    try await ScriptedFeedServer.contact(["stream/items/contents": [CannedResponse(text: #"{"items":[]}"#)]]) { session, requests in
      let opaque = try #require(ServerItemID(stored: "544f2e15f8b4d0e8c5000001"))
      #expect(try await session.items([]).isEmpty)
      #expect(try await session.items([.number(255), opaque]).isEmpty)
      let prefix = "i=tag%3Agoogle.com%2C2005%3Areader%2Fitem%2F"
      #expect(
        await Array(requests().dropFirst(2)) == [
          "stream/items/contents T=t0k&output=json&\(prefix)00000000000000ff&\(prefix)544f2e15f8b4d0e8c5000001"
        ])
    }
  }

  @Test("articles that are too large for one response are asked for by halves, and one that is too large alone is left out")
  func tooLarge() async throws {
    let huge = CannedResponse(headers: ["Content-Encoding": "identity"], body: [UInt8](repeating: 0x20, count: (64 << 20) + 1))
    func found(_ number: Int) -> CannedResponse {
      CannedResponse(text: #"{"items":[{"id":"\#(number)","origin":{"streamId":"feed/1"},"title":"\#(number)"}]}"#)
    }
    try await ScriptedFeedServer.contact(["stream/items/contents": [huge, found(1), huge, huge, found(3)]]) { session, requests in
      let items = try await session.items([.number(1), .number(2), .number(3)])
      #expect(items.map(\.item.title) == ["1", "3"])
      #expect(await requests().count == 7)
    }
  }

  private static let broken = CannedResponse(text: #"{"items":[{"id":"1""#)

  private static func found(_ numbers: Int...) -> CannedResponse {
    let items = numbers.map { #"{"id":"\#($0)","origin":{"streamId":"feed/1"},"title":"\#($0)"}"# }
    return CannedResponse(text: #"{"items":[\#(items.joined(separator: ","))]}"#)
  }

  @Test(
    "an article that the server cannot deliver is left out, and the others come",
    arguments: [CannedResponse(status: 500), broken])
  func undeliverable(failure: CannedResponse) async throws {
    let answers = [failure, Self.found(1, 2), failure, failure, Self.found(4), failure]
    try await ScriptedFeedServer.contact(["stream/items/contents": answers]) { session, requests in
      let items = try await session.items([.number(1), .number(2), .number(3), .number(4)])
      #expect(items.map(\.item.title) == ["1", "2", "4"])
      #expect(await requests().count == 7)
      // It is asked for alone in the next contacts.
      let again = try await session.items([.number(3)])
      #expect(again.isEmpty)
    }
  }

  @Test("a gateway that delivers a single article is asked for halves", arguments: [502, 504])
  func gateway(status: Int) async throws {
    let failure = CannedResponse(status: status)
    let answers = [failure, failure, Self.found(3), Self.found(1, 2), failure, failure, Self.found(4)]
    try await ScriptedFeedServer.contact(["stream/items/contents": answers]) { session, requests in
      let items = try await session.items([.number(1), .number(2), .number(3), .number(4)])
      #expect(items.map(\.item.title) == ["1", "2", "4"])
      #expect(await requests().count == 9)
    }
  }

  @Test("a gateway that delivers none of three single articles is asked no more", arguments: [502, 504])
  func deadGateway(status: Int) async throws {
    try await ScriptedFeedServer.contact(["stream/items/contents": [CannedResponse(status: status)]]) { session, requests in
      let ids = (1...UInt64(250)).map { ServerItemID.number($0) }
      #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.items(ids) } == "status \(status)")
      #expect(await requests().count == 6)
    }
  }

  @Test(
    "a server that delivers no article at all is out of order, after a limited number of requests",
    arguments: [(CannedResponse(status: 500), "status 500"), (broken, "no answer"), (CannedResponse(status: 503), "busy -")])
  func nothingDelivered(failure: CannedResponse, expected: String) async throws {
    for count in [3, 250] {
      try await ScriptedFeedServer.contact(["stream/items/contents": [failure]]) { session, requests in
        let ids = (1...UInt64(count)).map { ServerItemID.number($0) }
        #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.items(ids) } == expected)
        #expect(await requests().count <= 22)
      }
    }
  }

  @Test(
    "invalid text in one article is replaced, and all articles come",
    arguments: [(Array(#"\ud83d"#.utf8), "\u{FFFD}"), ([0xE9], "\u{FFFD}")] as [([UInt8], String)])
  func invalidText(bytes: [UInt8], text: String) async throws {
    let start = #"{"items":[{"id":"1","origin":{"streamId":"feed/1"},"title":"a"#
    let end = #""},{"id":"2","origin":{"streamId":"feed/1"}}]}"#
    let answer = CannedResponse(body: Array(start.utf8) + bytes + Array(end.utf8))
    try await ScriptedFeedServer.contact(["stream/items/contents": [answer]]) { session, _ in
      let items = try await session.items([.number(1), .number(2)])
      #expect(items.map(\.item.title) == ["a\(text)", ""])
    }
  }
}
