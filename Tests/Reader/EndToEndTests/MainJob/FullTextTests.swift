import Foundation
import LoopbackServer
import Testing

@Suite("Reading the full text of an article", .timeLimit(.minutes(10)))
struct FullTextTests {
  private static let line = "The dredger works from six until noon, and the pilots wait behind the breakwater for the tide to turn again. "

  private static func page(_ number: Int) -> CannedResponse {
    let paragraphs = (1...8).map { "<p>\($0). Berth \(number). \(String(repeating: line, count: 3))</p>" }.joined()
    let text = "<html><head><title>Berth</title></head><body><nav><a href='/'>Home</a></nav><article>\(paragraphs)</article></body></html>"
    return CannedResponse(headers: ["Content-Type": "text/html; charset=utf-8"], text: text)
  }

  /// A feed with a sentence of each of its articles. The page of the third has no text.
  private static func feed(_ count: Int) -> CannedResponse {
    let items = (1...count).map { number in
      "<item><guid>\(number)</guid><title>Berth \(number)</title><link>/berths/\(number)</link><description>Short \(number).</description></item>"
    }
    return CannedResponse(text: "<rss version='2.0'><channel><title>Berths</title>\(items.joined())</channel></rss>")
  }

  private static let answers: [String: CannedResponse] = [
    "/feed": feed(3), "/berths/1": page(1), "/berths/2": page(2),
    "/berths/3": CannedResponse(headers: ["Content-Type": "text/html"], text: "<html><body><form><input></form></body></html>"),
  ]

  private func id(_ title: String, _ person: Person) async throws -> String {
    let found = try await person.types("list", "--json").objects().first { $0["title"] as? String == title }
    return try #require(found?["id"] as? String)
  }

  @Test("read --full fetches a page once and keeps it; read shows it from then on, read --no-full shows the feed's text")
  func reads() async throws {
    try await LoopbackServer.serving(Self.answers) { server in
      try await Person.atWork { person in
        try await person.types("add", server.url + "/feed")
        let id = try await id("Berth 1", person)
        #expect(try await person.types("read", id, "--keep-unread").output.contains("Short 1."))
        for arguments in [["--full"], ["--full"], []] {
          let reply = try await person.types(["read", id, "--keep-unread"] + arguments)
          #expect(reply.status == 0 && reply.output.contains("behind the breakwater") && !reply.output.contains("Home"))
        }
        let feeds = try await person.types("read", id, "--keep-unread", "--no-full")
        #expect(feeds.output.contains("Short 1.") && !feeds.output.contains("breakwater"))
        #expect(await server.requests.count { $0.path == "/berths/1" } == 1)
        let record = try #require(try await person.types("read", id, "--json").json() as? [String: Any])
        #expect((record["content_text"] as? String)?.contains("Short 1.") == true)
        #expect((record["full_text"] as? String)?.contains("breakwater") == true)
        #expect((record["full_html"] as? String)?.contains("<p>") == true)
        #expect(try await person.types("search", "breakwater", "--plain").fields.map { $0[0] } == [id])
        try await person.does("store", "verify")
      }
    }
  }

  @Test("a page without text: the feed's text is shown, and a sentence says so")
  func noText() async throws {
    try await LoopbackServer.serving(Self.answers) { server in
      try await Person.atWork { person in
        try await person.types("add", server.url + "/feed")
        let reply = try await person.types("read", try await id("Berth 3", person), "--full")
        #expect(reply.status == 0 && reply.output.contains("Short 3."))
        #expect(reply.error.contains("has no main text. The feed's text is shown."))
        let both = try await person.types("read", "--full", "--no-full")
        #expect(both.status == 2)
      }
    }
  }

  @Test("with full-text=yes, a refresh fetches the pages of what is new, once, and their failures do not fail it")
  func refreshes() async throws {
    let grown = Grown()
    let answers = Self.answers
    try await LoopbackServer.serving({ request in
      if request.path == "/feed" { return Self.feed(await grown.count) }
      return answers[request.path] ?? .notFound
    }) { server in
      try await Person.atWork { person in
        try await person.types("add", server.url + "/feed")
        #expect(try await person.types("feeds", "set", "Berths", "full-text=perhaps").status != 0)
        try await person.types("feeds", "set", "Berths", "full-text=yes")
        await grown.set(3)
        for _ in 1...2 {
          try await person.does("refresh", "--force")
        }
        let pages = await server.requests.map(\.path).filter { $0.hasPrefix("/berths") }
        #expect(Set(pages) == ["/berths/2", "/berths/3"] && pages.count == 2)
        #expect(try await person.types("read", try await id("Berth 2", person)).output.contains("breakwater"))
      }
    }
  }
}

/// The number of articles in a feed that grows.
private actor Grown {
  private(set) var count = 1

  func set(_ count: Int) { self.count = count }
}
