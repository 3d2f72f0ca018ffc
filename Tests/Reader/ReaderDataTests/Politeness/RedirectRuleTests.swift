import CoreDomain
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// Rules 130 to 137: redirects.
@Suite("Politeness: redirects", .timeLimit(.minutes(10)))
struct RedirectRuleTests {
  private static let day = 24 * 60

  /// Refreshes once a day for this number of days.
  private func refresh(_ reader: PoliteReader, days: Int) async throws -> [FeedRedirect] {
    var moves: [FeedRedirect] = []
    for _ in 0..<days {
      for case .moved(let move) in try await reader.events() { moves.append(move) }
      reader.clock.turn(minutes: Self.day)
    }
    return moves
  }

  @Test(
    "a redirect that is permanent at every step is saved on the third day, reported and undoable; the old URL gets no more requests",
    arguments: [301, 308])
  func permanent(status: Int) async throws {
    let answers: [String: CannedResponse] = [
      "/old": .redirect(status, to: "/between"), "/between": .redirect(301, to: "/new"), "/new": .feed("one", headers: ["ETag": "\"1\""]),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/old")
      #expect(try await refresh(reader, days: 2).isEmpty)
      let before = try await reader.run.subscriptions.all()
      #expect(before.map(\.url) == [try reader.url("/old")] && before.map(\.formerURL) == [nil])
      let target = try reader.url("/new")
      #expect(try await refresh(reader, days: 1) == [FeedRedirect(before[0], to: target)])
      let after = try await reader.run.subscriptions.all()
      #expect(
        after.map(\.url) == [target] && after.map(\.formerURL) == before.map(\.url) && after.map(\.id) == before.map(\.id))
      #expect(try await reader.refreshes() == ["/new": .unchanged])
      #expect(await reader.hits("/old") == 3)
      #expect(await reader.header("If-None-Match", of: "/new") == "\"1\"")
    }
  }

  @Test("a temporary redirect is followed and never saved", arguments: [302, 303, 307])
  func temporary(status: Int) async throws {
    try await PoliteReader.reading(["/feed": .redirect(status, to: "/today"), "/today": .feed("one")]) { reader async throws in
      try await reader.lists("/feed")
      #expect(try await reader.refreshes() == ["/feed": .updated(new: 1, changed: 0)])
      #expect(try await refresh(reader, days: 5).isEmpty)
      #expect(try await reader.run.subscriptions.all().map(\.url) == [try reader.url("/feed")])
    }
  }

  @Test("a permanent redirect after a temporary one does not change the feed's URL")
  func behindTemporary() async throws {
    let answers: [String: CannedResponse] = [
      "/feed": .redirect(302, to: "/today"), "/today": .redirect(301, to: "/new"), "/new": .feed("one"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/feed")
      #expect(try await refresh(reader, days: 4).isEmpty)
    }
  }

  @Test("permanent redirects before a temporary one are saved")
  func temporaryEnd() async throws {
    let answers: [String: CannedResponse] = [
      "/old": .redirect(301, to: "/new"), "/new": .redirect(302, to: "/today"), "/today": .feed("one"),
    ]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/old")
      #expect(try await refresh(reader, days: 3).map(\.target) == [try reader.url("/new")])
    }
  }

  @Test("credentials in the URL survive a redirect within the origin and are never sent to another origin")
  func credentials() async throws {
    try await LoopbackServer.serving({ _ in .feed("two") }) { elsewhere in
      let answers: [String: CannedResponse] = [
        "/old": .redirect(301, to: "/new"), "/new": .feed("one"), "/away": .redirect(301, to: elsewhere.url + "/new"),
      ]
      try await PoliteReader.reading(answers) { reader async throws in
        func withPassword(_ path: String) throws -> WebURL {
          try WebURL(try reader.url(path).text.replacing("http://", with: "http://me:secret@"))
        }
        for path in ["/old", "/away"] { try await reader.lists(try withPassword(path)) }
        let moves = try await refresh(reader, days: 3).map(\.target)
        // A redirect that would lose the credentials is not saved.
        #expect(moves == [try withPassword("/new")])
        #expect(await elsewhere.requests.count == 3)
        #expect(await elsewhere.requests.allSatisfy { $0.header("Authorization") == nil })
      }
    }
  }

  @Test("a redirect to a document that is not a feed is never saved")
  func toAPage() async throws {
    let answers: [String: CannedResponse] = ["/feed": .redirect(301, to: "/page"), "/page": CannedResponse(text: "<html>")]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/feed")
      #expect(try await refresh(reader, days: 6).isEmpty)
      #expect(try await reader.run.subscriptions.all().map(\.url) == [try reader.url("/feed")])
    }
  }

  @Test("a reverted redirect is not applied again")
  func undone() async throws {
    try await PoliteReader.reading(["/old": .redirect(301, to: "/new"), "/new": .feed("one")]) { reader async throws in
      try await reader.lists("/old")
      let before = try await reader.run.subscriptions.all()
      #expect(try await refresh(reader, days: 3).count == 1)
      _ = try await reader.run.revertRedirect(FeedReference(before[0].id.text))
      #expect(try await reader.run.subscriptions.all().map(\.url) == before.map(\.url))
      #expect(try await refresh(reader, days: 4).isEmpty)
      #expect(try await reader.run.subscriptions.all().map(\.url) == before.map(\.url))
    }
  }

  @Test("two subscriptions that redirect to one URL become one, with the stars and read marks of both")
  func merged() async throws {
    let answers: [String: CannedResponse] = ["/old": .redirect(301, to: "/new"), "/new": .feed("one", "two", "three")]
    try await PoliteReader.reading(answers) { reader async throws in
      try await reader.lists("/old", "/new")
      try await reader.refreshes()
      let (old, new) = (FeedID(url: try reader.url("/old")), FeedID(url: try reader.url("/new")))
      try await mark("one", .starred, in: old, reader)
      try await mark("two", .read, in: old, reader)
      try await mark("two", .starred, in: new, reader)
      await reader.site.put(.feed("three", "four"), at: "/new")
      let moves = try await refresh(reader, days: 4)
      #expect(moves.map(\.mergedInto?.id) == [new])
      #expect(try await reader.run.subscriptions.all().map(\.id) == [new])
      let entries = try await reader.run.articles.articles(matching: .all, in: [new])
      let marks = Dictionary(entries.map { ($0.article.title, $0.status.marks) }) { $0.union($1) }
      #expect(entries.count == 4)
      #expect(marks == ["one": [.starred], "two": [.read, .starred], "three": [], "four": []])
    }
  }

  private func mark(_ title: String, _ mark: ArticleMark, in feed: FeedID, _ reader: PoliteReader) async throws {
    let query = ArticleQuery(words: [title])
    #expect(try await reader.run.articles.update(.matching(query), .set(mark, true), in: [feed]).count == 1)
  }
}
