import CoreDomain
import DataDoubles
import LoopbackServer
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Synchronization
import Testing

/// Rules 030 to 036, 070 and 071: no unnecessary requests.
@Suite("Politeness: load", .timeLimit(.minutes(10)))
struct LoadRuleTests {
  @Test("a run requests each feed once, and nothing else")
  func onceARun() async throws {
    let channel =
      "<image><url>/icon.png</url></image><item><guid>1</guid><link>/page</link><enclosure url='/file' type='a/b' length='1'/></item>"
    try await PoliteReader.reading(["/1": .feed("one", channel: channel), "/2": .feed("two")]) { reader async throws in
      try await reader.lists("/1", "/2")
      try await reader.refreshes()
      #expect(Set(await reader.server.requests.map(\.path)) == ["/1", "/2"])
      #expect(await reader.server.requests.count == 2)
    }
  }

  @Test("a server gets at most two requests at once")
  func twoAtOnce() async throws {
    let under = Mutex((now: 0, maximum: 0))
    try await LoopbackServer.serving { request in
      under.withLock { $0 = ($0.now + 1, max($0.maximum, $0.now + 1)) }
      try? await Task.sleep(for: .milliseconds(10))
      under.withLock { $0.now -= 1 }
      return .feed(request.path)
    } _: { server async throws in
      try await PoliteReader.reading { reader async throws in
        for number in 0..<12 { try await reader.lists(try WebURL("\(server.url)/\(number)")) }
        let outcomes = try await reader.refreshes()
        #expect(outcomes.count == 12 && outcomes.values.allSatisfy { $0 == .updated(new: 1, changed: 0) })
      }
    }
    #expect(under.withLock(\.maximum) <= 2)
  }

  @Test("following a feed takes one request, which is its first refresh; through a page it takes two")
  func adding() async throws {
    let page = CannedResponse(
      headers: ["Content-Type": "text/html"], text: "<html><link rel=alternate type=application/rss+xml href=/feed></html>")
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["Cache-Control": "max-age=7200"]), "/page": page, "/other": page]) {
      reader async throws in
      #expect(try await reader.follows("/feed").articles == 1)
      #expect(await reader.server.requests.map(\.path) == ["/feed"])
      reader.clock.turn(minutes: 119)
      guard case .skipped = try await reader.refreshes()["/feed"] else { return #expect(Bool(false), "requested too early") }
      #expect(await reader.hits("/feed") == 1)
    }
    try await PoliteReader.reading(["/feed": .feed("one"), "/page": page]) { reader async throws in
      try await reader.follows("/page")
      #expect(await reader.server.requests.map(\.path) == ["/page", "/feed"])
    }
  }

  @Test("a second refresh within half an hour sends no request and says until when; --force sends a conditional one")
  func interval() async throws {
    try await PoliteReader.reading(["/feed": .feed("one", headers: ["ETag": "\"1\""])]) { reader async throws in
      try await reader.lists("/feed")
      try await reader.refreshes()
      reader.clock.turn(minutes: 29)
      let dueAt = StoreSample.moment.adding(minutes: 30)
      #expect(try await reader.refreshes() == ["/feed": .skipped(.recentlyAsked(dueAt: dueAt))])
      #expect(await reader.hits("/feed") == 1)
      #expect(try await reader.refreshes(insists: true) == ["/feed": .unchanged])
      #expect(await reader.header("If-None-Match", of: "/feed") == "\"1\"")
      #expect(await reader.hits("/feed") == 2)
    }
  }
}
