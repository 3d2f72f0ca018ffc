import CoreData
import CoreDomain
import DataDoubles
import LoopbackServer
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("Quotes over HTTP", .timeLimit(.minutes(10)))
struct WebQuoteStoreTests {
  private func ask(_ response: CannedResponse) async throws -> Quote {
    try await LoopbackServer.serving(["/random": response]) { server in
      try await WebQuoteStore(WebURL(server.url + "/random"), client: .sample, now: { StoreSample.moment }).quote()
    }
  }

  private static func json(_ text: String) -> CannedResponse {
    CannedResponse(headers: ["Content-Type": "application/json; charset=utf-8"], text: text)
  }

  @Test(
    "a quote is parsed from the server's JSON",
    arguments: [
      (#"{"_id":"a1","content":"Less  is\nmore.","author":"Ann","tags":["x"],"length":13}"#, "Less is more.", "Ann"),
      (#"{"_id":"a1","content":"„Größe“ 😀 \u00e9","author":null}"#, "„Größe“ 😀 é", nil), (#"{"_id":"a1","content":"x"}"#, "x", nil),
      (#"{"_id":"a1","content":"x","author":" "}"#, "x", nil),
    ] as [(String, String, String?)])
  func good(_ body: String, _ text: String, _ author: String?) async throws {
    let quote = try await ask(Self.json(body))
    #expect(quote == Quote(id: "a1", text: text, author: author, fetchedAt: StoreSample.moment))
  }

  @Test("the request accepts JSON, and a response without a content type is parsed as JSON")
  func asked() async throws {
    try await LoopbackServer.serving(["/random": CannedResponse(text: #"{"_id":"a1","content":"x"}"#)]) { server in
      let store = try WebQuoteStore(WebURL(server.url + "/random?tags=a%20b"), client: .sample, now: { StoreSample.moment })
      #expect(try await store.quote().text == "x")
      let request = try #require(await server.requests.first)
      #expect(request.header("Accept") == "application/json")
      #expect(request.header("User-Agent") == "Strata/test")
      #expect(request.query == "tags=a%20b")
    }
  }

  private static let refused: [(CannedResponse, NetworkError)] = [
    (json("{}"), .unexpected(found: "JSON without '_id'")),
    (json(#"{"_id":"a1"}"#), .unexpected(found: "JSON without 'content'")),
    (json(#"{"_id":"a1","content":""}"#), .unexpected(found: "JSON whose 'content' is empty")),
    (json(#"{"_id":"a1","content":" \n\t"}"#), .unexpected(found: "JSON whose 'content' is empty")),
    (json(#"{"_id":"a1","content":7}"#), .unexpected(found: "JSON whose 'content' has the wrong type")),
    (json(#"{"_id":"a1","content":null}"#), .unexpected(found: "JSON whose 'content' has the wrong type")),
    (json(#"{"_id":"a1","content":"x","author":[]}"#), .unexpected(found: "JSON whose 'author' has the wrong type")),
    (json("[]"), .unexpected(found: "unexpected JSON")),
    (json(#"{"_id":"a1","content":"x"#), .unexpected(found: "broken JSON")),
    (json(""), .unexpected(found: "broken JSON")),
    (
      CannedResponse(headers: ["Content-Type": "Text/HTML; charset=utf-8"], text: "<html>"),
      .unexpected(found: "content of type text/html")
    ),
    (CannedResponse(text: "<html>"), .unexpected(found: "content of an unknown type")),
    (CannedResponse(status: 500, text: #"{"_id":"a1","content":"x"}"#), .web(.status(code: 500))),
    (CannedResponse(status: 404), .web(.status(code: 404))), (CannedResponse(status: 204), .web(.status(code: 204))),
    (.redirect(to: "/random"), .web(.tooManyRedirects)), (.redirect(to: "file:///etc/hosts"), .web(.unsupportedScheme(url: "file:"))),
  ]

  /// The error without the URL, whose port no test knows.
  private func problem(_ response: CannedResponse) async throws -> NetworkError? {
    do {
      _ = try await ask(response)
      return nil
    } catch let error as QuoteError {
      switch error {
      case .server(let url, let problem) where url.text.hasSuffix("/random"): return .web(problem)
      case .notAQuote(let url, let found) where url.text.hasSuffix("/random"): return .unexpected(found: found)
      default: throw error
      }
    }
  }

  @Test("a response that is not a quote is reported with its URL and the reason", arguments: refused)
  func refusals(_ response: CannedResponse, _ error: NetworkError) async throws {
    #expect(try await problem(response) == error)
  }

  @Test("a response of 64 KiB is accepted, and one byte more is rejected")
  func large() async throws {
    let start = #"{"_id":"a1","content":"x"}"#
    let maximum = start + String(repeating: " ", count: 64 * 1024 - start.utf8.count)
    #expect(try await ask(Self.json(maximum)).text == "x")
    #expect(try await problem(Self.json(maximum + " ")) == .web(.tooLarge(bytes: 64 * 1024)))
  }

  @Test("a cancelled caller gets a cancellation error")
  func cancelled() async throws {
    try await LoopbackServer.serving(["/random": CannedResponse(delayMilliseconds: 3_600_000)]) { server in
      let url = try WebURL(server.url + "/random")
      let asking = Task { try await WebQuoteStore(url, client: .sample, now: { StoreSample.moment }).quote() }
      while await server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      asking.cancel()
      await #expect(throws: QuoteError.cancelled) { try await asking.value }
    }
  }
}

@Suite("Quotes of the program's file")
struct BundledQuoteStoreTests {
  private func quotes(in text: String?) async throws -> [Quote] {
    var quotes: [Quote] = []
    while true {
      let choose = { @Sendable [index = quotes.count] (all: [Quote]) in all.indices.contains(index) ? all[index] : nil }
      let store =
        text.map { BundledQuoteStore(text: $0, now: { StoreSample.moment }, choose: choose) }
        ?? BundledQuoteStore(now: { StoreSample.moment }, choose: choose)
      do throws(QuoteError) { quotes.append(try await store.quote()) } catch {
        #expect(error == .noQuotes)
        return quotes
      }
    }
  }

  @Test(
    "each line has a quote, a tab and its author; lines without a quote are left out",
    arguments: [
      ("", []), ("\n \n\tA puddle\n", []), ("Rain.\tA puddle\nSnow.\n", [("file-1", "Rain.", "A puddle"), ("file-2", "Snow.", nil)]),
      ("\tA puddle\nRain.\t \n", [("file-2", "Rain.", nil)]), ("Rain.\tA\tpuddle", [("file-1", "Rain.", "A puddle")]),
    ] as [(String, [(String, String, String?)])])
  func lines(text: String, expected: [(id: String, text: String, author: String?)]) async throws {
    #expect(
      try await quotes(in: text) == expected.map { .sample(id: $0.id, text: $0.text, author: $0.author, fetchedAt: StoreSample.moment) })
  }

  @Test("the program has quotes with authors, and each quote once")
  func own() async throws {
    let quotes = try await quotes(in: nil)
    #expect(quotes.count > 5 && quotes.allSatisfy { $0.author != nil } && Set(quotes.map(\.text)).count == quotes.count)
  }
}
