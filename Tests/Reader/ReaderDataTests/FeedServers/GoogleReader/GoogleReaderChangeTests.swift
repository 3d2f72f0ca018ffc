import CoreDomain
import DataDoubles
import FeedServers
import LoopbackServer
import ReaderDomain
import Testing

@Suite("Changes on feed servers")
struct GoogleReaderChangeTests {
  private static let done = CannedResponse(text: "OK")
  private static func fails(_ status: Int) -> CannedResponse { CannedResponse(status: status, text: "no") }
  private static func ids(_ count: Int) -> [ServerItemID] { (1...UInt64(count)).map { .number($0) } }

  @Test(
    "a mark is set or cleared by its name, in front of the articles",
    arguments: [
      (ServerMark.read, true, "a=user%2F-%2Fstate%2Fcom.google%2Fread"), (.starred, false, "r=user%2F-%2Fstate%2Fcom.google%2Fstarred"),
      (.label(ServerLabel("A&b ü")), true, "a=user%2F-%2Flabel%2FA%26b+%C3%BC"),
    ])
  func marks(mark: ServerMark, isSet: Bool, field: String) async throws {
    try await ScriptedFeedServer.contact(["edit-tag": [Self.done]]) { session, requests in
      let refused = try await session.set(mark, to: isSet, for: Self.ids(600)).refused
      #expect(refused.isEmpty)
      let forms = await requests().dropFirst(2)
      #expect(forms.map { $0.split(separator: "&").count - 2 } == [250, 250, 100])
      #expect(forms.allSatisfy { $0.hasPrefix("edit-tag T=t0k&\(field)&i=tag%3A") })
    }
  }

  @Test(
    "a refused request is halved down to the articles that the server refuses; the others go on",
    arguments: [
      // The responses, the refused articles, and the number of requests.
      ([400, 200, 400, 400, 200], [3], 5), ([404, 404, 404, 200, 200], [1], 5),
      ([400, 400, 400, 400, 400, 400, 400], [1, 2, 3, 4], 7),
    ] as [([Int], [UInt64], Int)])
  func halved(statuses: [Int], refused: [UInt64], count: Int) async throws {
    let answers = statuses.map { $0 == 200 ? Self.done : Self.fails($0) }
    try await ScriptedFeedServer.contact(["edit-tag": answers]) { session, requests in
      let found = try await session.set(.read, to: true, for: Self.ids(4)).refused
      #expect(found == refused.map { .number($0) })
      #expect(await requests().count == count + 2)
    }
  }

  @Test(
    "an error of the server may pass, so that no change is set aside for it; the others are sent all the same",
    arguments: [
      // The responses, the error, the articles that failed among others, and the number of requests.
      ([500], 500, [], 7), ([500, 500, 500, 200, 200], 500, [1], 5), ([408], 408, [], 1), ([425], 425, [], 1), ([400, 408], 408, [], 2),
      ([500, 500, 200, 500, 400], 500, [2], 7), ([400, 200, 502], 502, [3, 4], 3),
    ] as [([Int], Int, [UInt64], Int)])
  func passingErrors(statuses: [Int], error: Int, failed: [UInt64], count: Int) async throws {
    let answers = statuses.map { $0 == 200 ? Self.done : Self.fails($0) }
    try await ScriptedFeedServer.contact(["edit-tag": answers]) { session, requests in
      var found: [ServerItemID] = []
      let problem = await GoogleReaderClientLoginTests.problem {
        let answer = try await session.set(.starred, to: true, for: Self.ids(4))
        found = answer.failed
        if let problem = answer.problem { throw problem }
      }
      #expect(problem == "status \(error)" && found == failed.map { .number($0) })
      #expect(await requests().count == count + 2)
    }
  }

  @Test("a server without the call, or that forbids it, has an API all the same", arguments: [403, 405, 410, 501])
  func noCall(status: Int) async throws {
    try await ScriptedFeedServer.contact(["edit-tag": [Self.fails(status)]]) { session, _ in
      let problem = await GoogleReaderClientLoginTests.problem { _ = try await session.set(.starred, to: true, for: Self.ids(1)) }
      #expect(problem == "status \(status)")
    }
  }

  @Test("an error of the server for a label may pass, unless the server says that it has no labels", arguments: [true, false])
  func labels(hasLabels: Bool) async throws {
    let reason = hasLabels ? "pq: connection refused" : "googlereader: unsupported tag type: label"
    let answer = CannedResponse(status: 500, text: #"{"error_message":"\#(reason)"}"#)
    try await ScriptedFeedServer.contact(["edit-tag": [answer]]) { session, _ in
      let problem = await GoogleReaderClientLoginTests.problem {
        let refused = try await session.set(.label(ServerLabel("cited")), to: true, for: Self.ids(2)).refused
        #expect(refused == Self.ids(2))
      }
      #expect(problem == (hasLabels ? "status 500" : nil))
    }
  }

  @Test(
    "a server that refuses everything is out of order, so that no mark is lost; but it may have no labels",
    arguments: [(500, 1), (500, 4), (400, 250), (500, 250), (502, 4), (503, 4)])
  func outOfOrder(status: Int, count: Int) async throws {
    try await ScriptedFeedServer.contact(["edit-tag": [Self.fails(status)]]) { session, requests in
      #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.set(.starred, to: true, for: Self.ids(count)) } != nil)
      if status < 500 {
        let label = ServerMark.label(ServerLabel("cited"))
        let refused = try await session.set(label, to: true, for: Self.ids(count)).refused
        #expect(refused.count == count)
      }
      #expect(await requests().count < 60)
    }
  }

  @Test("a response that is not OK proves that nothing was changed", arguments: ["<html>Room number?", "", "[]", "OKAY"])
  func notOK(text: String) async throws {
    try await ScriptedFeedServer.contact(["edit-tag": [CannedResponse(text: text)]]) { session, _ in
      #expect(await GoogleReaderClientLoginTests.problem { _ = try await session.set(.read, to: true, for: Self.ids(2)) } == "no answer")
    }
  }

  private static func list(_ feeds: String...) -> CannedResponse {
    let feeds = feeds.map { #"{"id":"\#($0)","url":"https://q.example/\#($0)","title":"\#($0)","categories":[]}"# }
    return CannedResponse(text: #"{"subscriptions":[\#(feeds.joined(separator: ","))]}"#)
  }

  @Test(
    "whether a feed is followed, the list of feeds decides",
    arguments: [
      (CannedResponse(text: #"{"numResults":1,"streamId":"feed/8"}"#), "https://page.example/", "feed/8"),
      (CannedResponse(text: #"{"numResults":0,"error":"Already\n followed!"}"#), "https://q.example/feed/9", "feed/9"),
      (CannedResponse(status: 500, text: #"{"error_message":"no feed"}"#), "https://page.example/", "refused no feed"),
      (CannedResponse(text: #"{"numResults":1,"streamId":"feed/10"}"#), "https://page.example/", "refused it does not list the feed"),
      (CannedResponse(text: "<html>"), "https://page.example/", "refused status 200"),
      (CannedResponse(status: 400), "https://page.example/", "refused status 400"),
    ])
  func follow(answer: CannedResponse, url: String, expected: String) async throws {
    let answers = ["subscription/quickadd": [answer], "subscription/list": [Self.list("feed/8", "feed/9")]]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      let url = try WebURL(url)
      #expect(await Self.result { try await session.follow(url).id.text } == expected)
      let form = "subscription/quickadd T=t0k&quickadd=\(url.text.replacing(":", with: "%3A").replacing("/", with: "%2F"))"
      #expect(await Array(requests().dropFirst(2)) == [form, "subscription/list?output=json"])
    }
  }

  @Test(
    "a feed that the server followed without a response in time is followed",
    arguments: [
      (CannedResponse(delayMilliseconds: 5_000), "https://q.example/feed/8", "feed/8"), (fails(504), "https://q.example/feed/8", "feed/8"),
      (fails(504), "https://q.example/", "status(code: 504)))"),
    ])
  func followedLate(answer: CannedResponse, url: String, expected: String) async throws {
    let answers = ["subscription/quickadd": [answer], "subscription/list": [Self.list("feed/8")]]
    try await ScriptedFeedServer.serving(answers) { _, login, _ in
      try await TemporaryFolder.with { folder in
        let session = try await ScriptedFeedServer.client(folder, secondsToFollow: 1).logIn(login)
        let url = try WebURL(url)
        let result = await Self.result { try await session.follow(url).id.text }
        #expect(result.hasSuffix(expected))
      }
    }
  }

  @Test(
    "whether a feed is gone, the list of feeds decides",
    arguments: [
      (done, list("feed/9"), "done"), (fails(400), list(), "done"), (done, list("feed/8"), "refused status 200"),
      (fails(400), list("feed/8"), "refused status 400"),
    ])
  func unfollow(answer: CannedResponse, list: CannedResponse, expected: String) async throws {
    try await ScriptedFeedServer.contact(["subscription/edit": [answer], "subscription/list": [list]]) { session, requests in
      let feed = try #require(ServerFeedID("feed/8"))
      let result = await Self.result {
        try await session.unfollow(feed)
        return "done"
      }
      #expect(result == expected)
      #expect(await requests()[2] == "subscription/edit T=t0k&ac=unsubscribe&s=feed%2F8")
    }
  }

  /// A list with one feed.
  private static func feed(_ title: String, in folder: String) -> CannedResponse {
    CannedResponse(
      text:
        #"{"subscriptions":[{"id":"feed/8","url":"https://q.example/","title":"\#(title)","#
        + #""categories":[{"id":"user/-/label/\#(folder)"}]}]}"#
    )
  }

  @Test(
    "a title and a folder are changed together, and the list of feeds tells the result",
    arguments: [
      ("New", "A/B", feed("New", in: "A/B"), "&a=user%2F-%2Flabel%2FA%2FB&r=user%2F-%2Flabel%2FOld++one&t=New", "New|A/B"),
      ("New", nil, feed("N", in: "Old  one"), "&t=New", "N|Old one"),
      (nil, "", feed("T", in: "All"), "&r=user%2F-%2Flabel%2FOld++one", "T|"),
      ("", "Old one", feed("T", in: "Old  one"), "&t=", "T|Old one"),
      (
        nil, "X", feed("T", in: "Uncategorized"), "&a=user%2F-%2Flabel%2FX&r=user%2F-%2Flabel%2FOld++one",
        "refused it has the feed in no folder"
      ),
      (nil, "X", feed("T", in: "Y"), "&a=user%2F-%2Flabel%2FX&r=user%2F-%2Flabel%2FOld++one", "refused it has the feed in the folder 'Y'"),
      ("New", nil, list(), "&t=New", "refused it does not list the feed"),
    ] as [(String?, String?, CannedResponse, String, String)])
  func change(title: String?, folder: String?, after: CannedResponse, fields: String, expected: String) async throws {
    let answers = [
      "subscription/edit": [Self.done], "subscription/list": [Self.feed("T", in: "Old  one"), after],
      "tag/list": [CannedResponse(text: #"{"tags":[]}"#)],
    ]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      let feed = try #require(ServerFeedID("feed/8"))
      let result = await Self.result {
        let changed = try await session.change(feed, title: title, folder: folder.map { FolderPath($0) })
        return "\(changed.title)|\(changed.folder.text)"
      }
      #expect(result == expected)
      #expect(await requests().first { $0.hasPrefix("subscription/edit") } == "subscription/edit T=t0k&ac=edit&s=feed%2F8\(fields)")
    }
  }

  @Test("many feeds are followed, with titles and folders, without a list of feeds and with one list of labels")
  func many() async throws {
    let answers = [
      "subscription/quickadd": [8, 9].map { CannedResponse(text: #"{"numResults":1,"streamId":"feed/\#($0)"}"#) },
      "subscription/edit": [Self.done], "tag/list": [CannedResponse(text: #"{"tags":[]}"#)],
    ]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      for url in ["https://q.example/8", "https://q.example/9"] {
        let id = try await session.requestFollowing(try WebURL(url))
        try await session.requestChange(id, title: "T", folder: FolderPath("X"))
      }
      let calls = await requests().dropFirst(2).map { $0.prefix { $0 != " " && $0 != "?" } }
      #expect(calls == ["subscription/quickadd", "tag/list", "subscription/edit", "subscription/quickadd", "subscription/edit"])
      #expect(await requests().last == "subscription/edit T=t0k&ac=edit&s=feed%2F9&a=user%2F-%2Flabel%2FX&t=T")
    }
  }

  @Test("a feed is not moved into a folder with the name of a label or of a default folder, and one that is not followed is not changed")
  func impossible() async throws {
    let answers = [
      "subscription/list": [Self.list("feed/8")],
      "tag/list": [CannedResponse(text: #"{"tags":[{"id":"user/-/label/cited","type":"tag"}]}"#)],
    ]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      for (name, folder) in [("feed/8", "cited"), ("feed/8", "All"), ("feed/8", "Sans catégorie"), ("feed/9", "X")] {
        let feed = try #require(ServerFeedID(name))
        let result = await Self.result { try await session.change(feed, title: nil, folder: FolderPath(folder)).title }
        #expect(result.hasPrefix("refused"))
      }
      #expect(await !requests().contains { $0.hasPrefix("subscription/edit") })
    }
  }

  /// The result of `work`, or its error in short.
  private static func result(_ work: () async throws -> String) async -> String {
    do { return try await work() } catch {
      if case ReaderError.server(.refused(_, let reason)) = error { return "refused \(reason)" }
      return "\(error)"
    }
  }
}
