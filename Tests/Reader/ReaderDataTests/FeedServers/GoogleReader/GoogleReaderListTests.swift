import CoreDomain
import DataDoubles
import LoopbackServer
import ReaderDomain
import RecordJSON
import Testing

@testable import FeedServers

@Suite("Lists of feed servers")
struct GoogleReaderListTests {
  @Test("feeds have a folder, and the titles that FreshRSS widens are as published")
  func subscriptions() async throws {
    let json = #"""
      {"subscriptions":[
        {"id":"feed/8","title":"A ＆ B／C？","categories":[{"id":"user/1/label/News/Local","label":"x"}],
        "url":"https://q.example/rss","htmlUrl":"https://q.example/"},
        {"id":"feed/9","title":"東京／大阪","categories":[{"label":"Ports"}],"url":"https://r.example/","iconUrl":7},
        {"id":"feed/10","title":null,"categories":[{"id":"user/-/label/Uncategorized"}],"url":"https://s.example/"},
        {"id":"feed/https://t.example/","categories":"none"}, {"id":"feed/8","url":"https://again.example/"},
        {"id":"feed/11","url":"javascript:alert(1)"}, {"id":"","url":"https://u.example/"}, {"url":"https://v.example/"}, 12
      ],"other":{"a":[null]}}
      """#
    try await ScriptedFeedServer.contact(["subscription/list": [CannedResponse(text: json)]]) { session, requests in
      let feeds = try await session.subscriptions().map { "\($0.id) \($0.title)|\($0.folder.text)|\($0.url.text)|\($0.site?.text ?? "")" }
      #expect(
        feeds == [
          "feed/8 A & B/C?|News/Local|https://q.example/rss|https://q.example/", "feed/9 東京／大阪|Ports|https://r.example/|",
          "feed/10 ||https://s.example/|", "feed/https://t.example/ ||https://t.example/|",
        ])
      #expect(await requests().last == "subscription/list?output=json")
    }
  }

  @Test(
    "a feed in the default folder of a server has no folder, whatever the server's language calls it",
    arguments: [
      ("Uncategorized", ""), ("All", ""), ("Sans catégorie", ""), ("未分類", ""), (" دسته بندی نشده", ""), ("uncategorized", "uncategorized"),
      ("News/All", "News/All"), (String(repeating: "x", count: 2_049), ""),
    ])
  func defaultFolder(name: String, folder: String) async throws {
    let json = #"{"subscriptions":[{"id":"feed/8","categories":[{"id":"user/-/label/\#(name)"}],"url":"https://q.example/"}]}"#
    try await ScriptedFeedServer.contact(["subscription/list": [CannedResponse(text: json)]]) { session, _ in
      let feeds = try await session.subscriptions()
      #expect(feeds.map(\.folder.text) == [folder])
    }
  }

  @Test("a list of more feeds than anyone follows is none, because what it lacks would be unfollowed", arguments: [10_000, 10_001])
  func manyFeeds(count: Int) async throws {
    let feeds = (0..<count).map { #"{"id":"feed/\#($0)","url":"https://q.example/\#($0)"}"# }.joined(separator: ",")
    try await ScriptedFeedServer.contact(["subscription/list": [CannedResponse(text: #"{"subscriptions":[\#(feeds)]}"#)]]) { session, _ in
      let problem = await GoogleReaderClientLoginTests.problem { _ = try await session.subscriptions() }
      #expect(problem == (count > 10_000 ? "no answer" : nil))
    }
  }

  @Test("a label is what the server calls a tag, in its spelling")
  func labels() async throws {
    let json = #"""
      {"tags":[{"id":"user/-/state/com.google/starred"},{"id":"user/-/label/Ports","type":"folder"},
      {"id":"user/1005/label/To Read/a,b","type":"tag"},
      {"id":"user/-/label/to read","type":"tag"},{"id":"user/-/label/to read","type":"tag"},{"id":"user/-/label/","type":"tag"},
      {"id":"user/-/label/a\u0007b","type":"tag"},{"id":"user/-/label/caf\ud800","type":"tag"},{"id":"Cod","type":"tag"},{"type":"tag"},
      {"id":"user/-/label/\#(String(repeating: "x", count: 2049))","type":"tag"}]}
      """#
    try await ScriptedFeedServer.contact(["tag/list": [CannedResponse(text: json)]]) { session, _ in
      let labels = try await session.labels()
      #expect(labels.map(\.text) == ["To Read/a,b", "to read"])
    }
  }

  @Test("more labels than a thousand are left out")
  func manyLabels() async throws {
    let tags = (0..<1_500).map { #"{"id":"user/-/label/\#($0)","type":"tag"}"# }.joined(separator: ",")
    try await ScriptedFeedServer.contact(["tag/list": [CannedResponse(text: #"{"tags":[\#(tags)]}"#)]]) { session, _ in
      let labels = try await session.labels()
      #expect(labels.count == 1_000)
    }
  }

  @Test(
    "each stream is asked by its name",
    arguments: [
      (ServerStream.all, "s=user%2F-%2Fstate%2Fcom.google%2Freading-list"),
      (.unread, "s=user%2F-%2Fstate%2Fcom.google%2Freading-list&xt=user%2F-%2Fstate%2Fcom.google%2Fread"),
      (.starred, "s=user%2F-%2Fstate%2Fcom.google%2Fstarred"), (.label(ServerLabel("A+B ü")), "s=user%2F-%2Flabel%2FA%2BB+%C3%BC"),
    ])
  func streams(stream: ServerStream, query: String) async throws {
    let page = CannedResponse(text: #"{"itemRefs":[{"id":"2"},{"id":"-1"},{"id":1},{"id":"2"},{"id":"!"},{}]}"#)
    try await ScriptedFeedServer.contact(["stream/items/ids": [page]]) { session, requests in
      let list = try await session.items(in: stream)
      #expect(list == ServerItemList([.number(2), .number(.max), .number(1)]))
      #expect(await Array(requests().dropFirst()) == ["stream/items/ids?output=json&\(query)&n=50000"])
    }
  }

  /// A page with articles, and the place of the next one.
  private static func page(_ numbers: [Int], _ next: String? = nil) -> CannedResponse {
    let refs = numbers.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
    return CannedResponse(text: #"{"itemRefs":[\#(refs)]\#(next.map { #","continuation":"\#($0)""# } ?? "")}"#)
  }

  @Test(
    "with a second page, the stream is listed twice, and what is in either list is in the stream",
    arguments: [
      // An article was read elsewhere between the pages, so that another one slipped over the edge.
      ([page([9, 8], "a"), page([6]), page([9, 7], "b"), page([6])], [9, 7, 6, 8], true, 4),
      // A page may be short or empty before the last one.
      ([page([], "a"), page([1]), page([1])], [1], true, 3),
      // A continuation that repeats would never end.
      ([page([2], "a"), page([1], "a"), page([2, 1])], [2, 1], false, 3),
      ([page([2], "a"), page([1]), page([2], "a"), page([1], "a")], [2, 1], false, 4),
      ([page([1], ""), page([2])], [1], true, 1),
    ])
  func pages(answers: [CannedResponse], numbers: [UInt64], isComplete: Bool, requestCount: Int) async throws {
    try await ScriptedFeedServer.contact(["stream/items/ids": answers]) { session, requests in
      let list = try await session.items(in: .unread)
      #expect(list == ServerItemList(numbers.map { .number($0) }, isComplete: isComplete))
      #expect(await requests().count == requestCount + 1)
    }
  }

  @Test("a list that goes on for ever ends after two hundred pages, and is not complete", arguments: [200, 500])
  func endless(pages: Int) async throws {
    // The list is read twice.
    let list = (0..<pages).map { Self.page([$0], $0 == pages - 1 && pages == 200 ? nil : "\($0)") }
    try await ScriptedFeedServer.contact(["stream/items/ids": pages == 200 ? list + list : list]) { session, requests in
      let list = try await session.items(in: .all)
      #expect(list.isComplete == (pages == 200) && list.ids.count == (pages == 200 ? 200 : 400))
      #expect(await requests().count == 401)
      #expect(await requests()[2].hasSuffix("&n=50000&c=0"))
    }
  }

  @Test("a page with more articles than are asked for is cut at the limit, and is not complete")
  func longPage() async throws {
    let list = try await GoogleReaderPages.list { (_, _) async throws(ReaderError) in
      do throws(GoogleReaderAnswerError) {
        return try GoogleReaderAnswer(Self.page(Array(0...200_000)).body, list: "itemRefs", atMost: 200_000) { (reader) throws(JSONError) in
          var number: UInt64 = 0
          try reader.members { (_, reader) throws(JSONError) in number = UInt64(try reader.scalar() ?? "") ?? 0 }
          return ServerItemID(number: number)
        }
      } catch {
        throw .cancelled
      }
    }
    #expect(list.ids.count == 200_000 && !list.isComplete)
  }

  @Test(
    "a response without the list that was asked for is no answer",
    arguments: [
      "[]", "OK", "", "<!DOCTYPE html><p>Log in", #"{"subscriptions":{}}"#, #"{"subscriptions":null}"#, "{}", #"{"subscriptions":["#,
      #"{"subscriptions":[{"id":"feed/1"]}"#, #"{"subscriptions":[]}{}"#,
      #"{"subscriptions":[],"x":"# + String(repeating: "[", count: 65) + String(repeating: "]", count: 65) + "}",
      "{\"subscriptions\":[{\"x\":\"\u{1}\"}]}",
    ])
  func noAnswer(text: String) async throws {
    let answers = ["subscription/list": [CannedResponse(text: text)]]
    try await ScriptedFeedServer.contact(answers) { session, _ in
      #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.subscriptions() } == "no answer")
    }
  }

  @Test(
    "every reading call refuses the login page of a hotel",
    arguments: ["user-info", "tag/list", "stream/items/ids", "stream/items/contents"])
  func loginPage(call: String) async throws {
    try await ScriptedFeedServer.contact([call: [CannedResponse(text: "<html>Room number?")]]) { session, _ in
      let problem = await GoogleReaderClientLoginTests.problem {
        switch call {
        case "user-info": _ = try await session.userID()
        case "tag/list": _ = try await session.labels()
        case "stream/items/ids": _ = try await session.items(in: .all)
        default: _ = try await session.items([.number(1)])
        }
      }
      #expect(problem == "no answer")
    }
  }

  @Test(
    "an error of the server ends the contact",
    arguments: [
      (CannedResponse(status: 500), "status 500"), (.notFound, "noAPI 404"), (CannedResponse(status: 501), "noAPI 501"),
      (CannedResponse(status: 503), "busy -"), (CannedResponse(status: 429, headers: ["Retry-After": "7"]), "busy 7"),
      (.redirect(to: "/else?auth=1"), "moved"),
    ])
  func errors(answer: CannedResponse, expected: String) async throws {
    try await ScriptedFeedServer.contact(["user-info": [answer]]) { session, requests in
      let problem = await GoogleReaderClientLoginTests.problem { _ = try await session.userID() }
      #expect(problem?.hasPrefix(expected) == true && problem?.contains("auth=1") == false)
      #expect(await requests().count == 2)
    }
  }

  @Test("the name of a user may be a number")
  func numericUser() async throws {
    try await ScriptedFeedServer.contact(["user-info": [CannedResponse(text: #"{"userId":17,"userName":"bob"}"#)]]) { session, _ in
      let user = try await session.userID()
      #expect(user == "17")
    }
  }

  @Test("when few requests are left, only changes are sent")
  func usage() async throws {
    let headers = ["X-Reader-Zone1-Usage": "95", "X-Reader-Zone1-Limit": "100", "X-Reader-Limits-Reset-After": "3600"]
    let answers = [
      "user-info": [CannedResponse(headers: headers, text: #"{"userId":"bob"}"#)], "edit-tag": [CannedResponse(text: "OK")],
    ]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      let user = try await session.userID()
      #expect(user == "bob")
      #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.labels() } == "busy 3600")
      let refused = try await session.set(.read, to: true, for: [.number(1)]).refused
      #expect(refused.isEmpty)
      #expect(
        await requests().map { $0.split(separator: " ")[0] } == ["accounts/ClientLogin", "user-info?output=json", "token", "edit-tag"])
    }
  }
}
