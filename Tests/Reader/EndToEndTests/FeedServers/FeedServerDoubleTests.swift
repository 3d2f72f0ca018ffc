import FeedServerDouble
import Foundation
import LoopbackServer
import Testing

@Suite("The feed server of the tests")
struct FeedServerDoubleTests {
  private static let all = "stream/items/ids?output=json&s=user/-/state/com.google/reading-list"
  private static let unknown = "stream/items/ids?output=json&s=user/-/label/nobody"
  private static let flooded = "T=x&" + String(repeating: "i=1&", count: 1_000) + "a=user/-/state/com.google/read&i=\(first)"
  /// The ids of the articles: Crab came first.
  private static let (first, last) = ("1795796999470039", "1795797001470045")

  /// A habit, and what it makes of a request: the status, and a part of the answer.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    var habits = FeedServerHabits.freshRSS
    var fault: FeedServerFault?
    let request: String
    var form: String?
    var status = 200
    let answer: String
  }

  private static let miniflux = FeedServerHabits.miniflux
  private static let cases = [
    Case(
      description: "newest first, with the id of the last as continuation", request: all + "&n=1",
      answer: #""continuation":"\#(last)","itemRefs":[{"id":"\#(last)"}]"#),
    Case(description: "a continuation after an exactly full page", request: all + "&n=3", answer: #""continuation":"\#(first)""#),
    Case(description: "then an empty page", request: all + "&n=3&c=\(first)", answer: #"{"itemRefs":[]}"#),
    Case(description: "an unknown label is everything", request: unknown, answer: first),
    Case(description: "an unknown label is an error", habits: miniflux, request: unknown, status: 500, answer: "Internal"),
    Case(description: "an unknown call", request: "x", status: 400, answer: "Bad"),
    Case(description: "an unknown call is an empty array", habits: miniflux, request: "x", answer: "[]"),
    Case(description: "an offset as continuation", habits: miniflux, request: all + "&n=2", answer: #""continuation":"2""#),
    Case(description: "the field behind a thousand others is lost", request: "edit-tag", form: flooded, answer: "OK"),
    Case(
      description: "labels are refused", habits: miniflux, request: "edit-tag", form: "a=user/-/label/x&i=1", status: 500,
      answer: "unsupported"),
    Case(description: "titles with full-width characters", request: "subscription/list?output=json", answer: "Q＆A， daily"),
    Case(description: "plain titles", habits: miniflux, request: "subscription/list?output=json", answer: "Q&A, daily"),
    Case(description: "the default folder", request: "tag/list?output=json", answer: "user/-/label/Uncategorized"),
    Case(
      description: "an enclosure", request: "stream/items/contents", form: "i=\(first)", answer: #""href":"https://quay.example/a.mp3""#),
    Case(
      description: "an enclosure's url", habits: miniflux, request: "stream/items/contents", form: "i=\(hex)",
      answer: #""url":"https://quay.example/a.mp3""#),
    Case(
      description: "a refused feed, politely", request: "subscription/quickadd", form: "quickadd=https://x.example/",
      answer: #""numResults":0"#),
    Case(
      description: "a refused feed", habits: miniflux, request: "subscription/quickadd", form: "quickadd=https://x.example/", status: 500,
      answer: "error_message"),
    Case(description: "no output=json", request: "tag/list", status: 501, answer: "Not Implemented"),
    Case(description: "a login page", fault: .loginPage, request: all, answer: "Room number"),
    Case(description: "OK to everything", fault: .okToEverything, request: all, answer: "OK"),
    Case(description: "half an answer", fault: .halfAnswer, request: all + "&n=1", answer: #"{"continuation""#),
    Case(description: "the second request fails", fault: .status(500).after(1), request: all, answer: first),
    Case(description: "an old token", fault: .newTokens, request: all, status: 401, answer: "Unauthorized"),
    Case(description: "a page that repeats", fault: .repeatedPage, request: all, answer: #""continuation":"1""#),
    Case(
      description: "a short page", fault: .shortPages(of: 1), request: all,
      answer: #"{"continuation":"\#(last)","itemRefs":[{"id":"\#(last)"}]}"#),
    Case(description: "no feeds", fault: .noFeeds, request: "subscription/list?output=json", answer: #"{"subscriptions":[]}"#),
    Case(
      description: "an article that nobody asked for", fault: .unaskedArticle, request: "stream/items/contents", form: "i=\(first)",
      answer: "Nobody asked"),
    Case(description: "a header", fault: .header("X-Test", "as asked"), request: all, answer: "as asked"),
    Case(description: "a body with white space", fault: .padding(bytes: 3), request: all, answer: "   {"),
  ]
  private static let hex = "tag:google.com,2005:reader/item/" + String(Int64(first) ?? 0, radix: 16).paddedTo16

  @Test("each habit and each fault shows in an answer", arguments: cases)
  func habits(test: Case) async throws {
    let server = try await Self.server(test.habits)
    let token = try await Self.logIn(server)
    if let fault = test.fault { await server.meets(fault) }
    let answer = await server.answer(to: Self.request(test.request, test.form, token, test.habits))
    let text = String(decoding: answer.body, as: UTF8.self) + (answer.headers["X-Test"] ?? "")
    #expect(answer.status == test.status && text.contains(test.answer), "\(answer.status) \(text)")
    #expect(await server.account.articles.values.allSatisfy { !$0.isRead }, "What is dropped changes nothing.")
  }

  @Test("the authority of a POST is the header, or for Miniflux the form alone; a log has no secrets")
  func authority() async throws {
    for (habits, expected) in [(FeedServerHabits.freshRSS, [200, 401]), (Self.miniflux, [401, 200])] {
      let server = try await Self.server(habits)
      let token = try await Self.logIn(server)
      let header = RecordedRequest(
        "POST", habits.apiPath + "/reader/api/0/edit-tag", headers: ["authorization": "GoogleLogin auth=\(token)"],
        body: Array("a=user/-/state/com.google/read&i=1".utf8))
      let form = RecordedRequest(
        "POST", habits.apiPath + "/reader/api/0/edit-tag", body: Array("T=\(token)&a=user/-/state/com.google/read&i=1".utf8))
      #expect(await [server.answer(to: header).status, server.answer(to: form).status] == expected)
      let log = await server.takeRequests().map(\.description)
      #expect(log.last == "POST edit-tag T a=user/-/state/com.google/read i×1" && !log.joined().contains(token), "\(log)")
    }
  }

  private static func server(_ habits: FeedServerHabits) async throws -> FeedServerDouble {
    let server = FeedServerDouble(habits)
    var items = ServerDevice.items
    items[2].enclosure = "https://quay.example/a.mp3"
    // For Miniflux, the order of publication; the first to come is also the oldest.
    await server.follow(ServerDevice.quay, PublishedFeed("Q&A, daily", items))
    return server
  }

  private static func logIn(_ server: FeedServerDouble) async throws -> String {
    let form = "Email=bob&Passwd=p%2Bs+%26s%3D%25w%2F%C3%B61"
    let answer = await server.answer(to: RecordedRequest("POST", server.habits.apiPath + "/accounts/ClientLogin", body: Array(form.utf8)))
    let lines = String(decoding: answer.body, as: UTF8.self).split(separator: "\n")
    return String(try #require(lines.last { $0.hasPrefix("Auth=") }, "\(answer)").dropFirst("Auth=".count))
  }

  private static func request(_ call: String, _ form: String?, _ token: String, _ habits: FeedServerHabits) -> RecordedRequest {
    let parts = call.split(separator: "?", maxSplits: 1).map(String.init)
    return RecordedRequest(
      form == nil ? "GET" : "POST", "\(habits.apiPath)/reader/api/0/\(parts[0])", query: parts.count == 2 ? parts[1] : "",
      headers: ["authorization": "GoogleLogin auth=\(token)"],
      body: Array(form.map { habits.readsHeaderOfPosts ? $0 : "T=\(token)&\($0)" }?.utf8 ?? "".utf8))
  }
}

extension String {
  fileprivate var paddedTo16: String { String(repeating: "0", count: max(0, 16 - count)) + self }
}
