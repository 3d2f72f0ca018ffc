import Foundation
import LoopbackServer
import Testing

@Suite("Killing a refresh", .timeLimit(.minutes(10)))
struct KillingTests {
  private static let feed = "<rss><channel><title>Tea</title><item><guid>1</guid><title>One</title></item></channel></rss>"

  @Test(
    "fetch states survive killing a refresh while one server is silent", arguments: ["json", "sqlite"],
    [429, 500])
  func whileOneKeepsSilent(store: String, status: Int) async throws {
    let answers = [
      "/feed": CannedResponse(headers: ["ETag": "\"1\""], text: Self.feed),
      "/ill": CannedResponse(status: status, headers: ["Retry-After": "7200"]),
    ]
    try await ScriptedServer.playing(.hold) { silent async throws in
      try await LoopbackServer.serving(answers) { server async throws in
        try await Person.atWork { person in
          if store == "sqlite" { try await person.does("store", "migrate", "sqlite") }
          let urls = [silent.url + "/silent", server.url + "/feed", server.url + "/ill"]
          let entries = urls.map { "<outline type=\"rss\" text=\"\($0)\" xmlUrl=\"\($0)\"/>" }
          _ = try await person.types("import", "-", input: "<opml version=\"2.0\"><body>\(entries.joined())</body></opml>")
          let refresh = try person.begins("refresh")
          try await person.waits {
            let feeds = try await person.types("feeds", "--json").objects()
            return feeds.contains { $0["last_refreshed"] is String } && feeds.contains { $0["problem"] is String }
          }
          #expect(silent.openConnections == 1, "The refresh is still running.")
          refresh.send(SIGKILL)
          _ = await refresh.reply

          let again = try await person.types("refresh", urls[1], urls[2], "--json").objectLines()
          #expect(again.map { $0["outcome"] as? String } == ["skipped", "skipped"])
          _ = try await person.types("refresh", urls[1], urls[2], "--force")
          let asked = await server.requests
          // A 429 applies to the whole server, a 500 only to its feed.
          #expect(asked.count { $0.path == "/ill" } == 1)
          #expect(asked.last { $0.path == "/feed" }?.header("If-None-Match") == (status == 429 ? nil : "\"1\""))
        }
      }
    }
  }
}
