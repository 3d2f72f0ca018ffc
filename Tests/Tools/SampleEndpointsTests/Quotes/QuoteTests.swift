import Foundation
import Testing
import WebServer

@testable import SampleEndpoints

@Suite("Quotes")
struct QuoteTests {
  private let site = Site(endpoints: [QuoteEndpoint()])

  @Test("each request gets the next quote, and the first follows the last")
  func turns() async throws {
    for quote in SampleQuote.all + SampleQuote.all.prefix(2) {
      let response = try await site.response(SiteRequest(path: "/quotes/random"))
      let reply = try JSONDecoder().decode(QuoteReply.self, from: Data(response.body))
      #expect(reply.content == quote.content)
      #expect(reply.author == quote.author)
      #expect(reply.tags == quote.tags)
      #expect(reply.length == quote.content.count)
      #expect(response.headers == ["Content-Type": "application/json", "Cache-Control": "no-store"])
    }
  }

  @Test("all quotes are different and complete")
  func table() {
    #expect(Set(SampleQuote.all.map { QuoteRecord($0).id }).count == 12)
    for quote in SampleQuote.all { #expect(!quote.content.isEmpty && !quote.author.isEmpty && !quote.tags.isEmpty, "\(quote.content)") }
  }

  @Test("a quote is encoded as exactly this JSON")
  func json() async throws {
    let response = try await site.response(SiteRequest(path: "/quotes/random"))
    #expect(
      String(decoding: response.body, as: UTF8.self) == """
        {"_id":"7db06497fd92567d","author":"The tide table","content":"Everything comes in twice a day. Very little of it stays.",\
        "length":57,"tags":["harbour","patience"]}
        """)
  }

  @Test("a slow quote is a good quote, delayed by the time in the query")
  func slow() throws {
    var endpoint = QuoteEndpoint()
    let late = endpoint.response(SiteRequest(path: "/quotes/slow", query: ["ms": "250"]))
    let response = try #require(late)
    #expect(response.delay == .milliseconds(250))
    #expect(try JSONDecoder().decode(QuoteReply.self, from: Data(response.body)).content == SampleQuote.all[0].content)
  }

  @Test("a slow quote takes its turn like any other")
  func slowTakesItsTurn() async throws {
    _ = try await site.response(SiteRequest(path: "/quotes/slow", query: ["ms": "0"]))
    let response = try await site.response(SiteRequest(path: "/quotes/random"))
    #expect(try JSONDecoder().decode(QuoteReply.self, from: Data(response.body)).content == SampleQuote.all[1].content)
  }

  @Test("malformed JSON still has the content type of JSON")
  func malformed() async throws {
    let response = try await site.response(SiteRequest(path: "/quotes/malformed"))
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(response.body.first == UInt8(ascii: "{"))
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data(response.body)) }
  }

  @Test("the empty quote lacks only its content")
  func empty() async throws {
    let response = try await site.response(SiteRequest(path: "/quotes/empty"))
    let members = try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    #expect(members.keys.sorted() == ["_id", "author", "length", "tags"])
  }

  @Test("the huge quote has one mebibyte")
  func huge() async throws {
    let response = try await site.response(SiteRequest(path: "/quotes/huge"))
    #expect(try JSONDecoder().decode(QuoteReply.self, from: Data(response.body)).content.utf8.count == 1_048_576)
  }

  @Test(
    "the other paths return no quote",
    arguments: [
      ("/quotes/error", SiteResponse.Status.serverError, "text/plain; charset=utf-8"),
      ("/quotes/wrong-type", .ok, "text/html; charset=utf-8"),
      ("/quotes/nothing", .notFound, "text/plain; charset=utf-8"),
      ("/quotes", .notFound, "text/plain; charset=utf-8"),
    ])
  func others(path: String, status: SiteResponse.Status, mediaType: String) async throws {
    let response = try await site.response(SiteRequest(path: path))
    #expect(response.status == status)
    #expect(response.headers["Content-Type"] == mediaType)
  }
}
