import Foundation
import Testing
import WebServer

@testable import SampleEndpoints

@Suite("Pictures")
struct PictureTests {
  private static let url = "http://127.0.0.1:1"
  private let site = Site(endpoints: [PictureEndpoint(url: url)])

  private func record(_ path: String) async throws -> SiteResponse {
    try await site.response(SiteRequest(path: path, query: ["json": "true"]))
  }

  /// The picture that a record links to.
  private func picture(_ base: String) async throws -> SiteResponse {
    let reply = try JSONDecoder().decode(PictureReply.self, from: Data(try await record("\(base)/cat/says/meow").body))
    #expect(reply.url == "\(Self.url)\(base)/cat/\(reply.id)/says/meow")
    return try await site.response(SiteRequest(path: String(reply.url.dropFirst(Self.url.count))))
  }

  @Test("a caption has a record, which links to its picture")
  func twoSteps() async throws {
    let record = try await record("/cat/says/meow")
    #expect(record.headers == ["Content-Type": "application/json", "Cache-Control": "no-store"])
    #expect(
      String(decoding: record.body, as: UTF8.self) == """
        {"created_at":"2026-10-31T12:00:00Z","id":"42faffa2e30e025d","mimetype":"image/png","tags":["pixel"],\
        "url":"http://127.0.0.1:1/cat/42faffa2e30e025d/says/meow"}
        """)
    let picture = try await picture("")
    #expect(picture.status == .ok)
    #expect(picture.headers["Content-Type"] == "image/png")
    #expect(try #require(PNGFile(picture.body)).title == "meow")
  }

  @Test("without json=true, the caption's path returns the picture itself", arguments: [[:], ["json": "false"], ["width": "9"]])
  func directly(query: [String: String]) async throws {
    let response = try await site.response(SiteRequest(path: "/cat/says/meow", query: query))
    #expect(response.headers["Content-Type"] == "image/png")
    #expect(response.body == (try await picture("")).body)
  }

  @Test("a picture is not sent again to a client that has it")
  func notModified() async throws {
    let tag = try await picture("").headers["ETag"] ?? ""
    #expect(try await site.response(SiteRequest(path: "/cat/says/meow", headers: ["if-none-match": tag])).status == .notModified)
  }

  private static let nowhere = [
    "/cat", "/cat/", "/cat/says", "/cat/says/", "/cat/says/a/b", "/cat/says/a/", "/cat//says/a", "/cat/says/%zz", "/dog/says/a",
    "/cat/42faffa2e30e025d/says/purr", "/cat/42faffa2e30e025d/says/meow/", "/cat/42faffa2e30e025d/thinks/meow", "cat/says/meow",
    "/bad/cat/says/meow", "/bad/luck/cat/says/meow", "/bad/gone", "/bad", "/worse/gone/cat/says/meow",
  ]

  @Test("a picture path that is incomplete, too long or has another picture's ID is not found", arguments: nowhere)
  func notFound(path: String) async throws {
    #expect(try await record(path).status == .notFound)
  }

  @Test("a bad record is late, malformed, incomplete or an error", arguments: BrokenPicture.allCases)
  func badRecords(fault: BrokenPicture) throws {
    let endpoint = PictureEndpoint(url: Self.url)
    let request = SiteRequest(path: "/bad/\(fault.rawValue)/cat/says/meow", query: ["json": "true"])
    let response = try #require(endpoint.response(request))
    #expect(response.status == (fault == .error ? .serverError : .ok))
    #expect(response.delay == (fault == .slow ? .seconds(3) : .zero))
    #expect(response.headers["Content-Type"] == (fault == .error ? "text/plain; charset=utf-8" : "application/json"))
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(response.body))) != nil
    #expect(isJSON == (fault != .error && fault != .malformed))
  }

  @Test("a record without a URL lacks nothing else")
  func noURL() async throws {
    let response = try await record("/bad/no-url/cat/says/meow")
    let members = try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    #expect(members.keys.sorted() == ["created_at", "id", "mimetype", "tags"])
  }

  @Test("a relative URL leads to a good picture")
  func relative() async throws {
    let reply = try JSONDecoder().decode(PictureReply.self, from: Data(try await record("/bad/relative/cat/says/a%2Fb").body))
    #expect(reply.url == "/cat/\(reply.id)/says/a%2Fb")
    #expect(PNGFile(try await site.response(SiteRequest(path: reply.url)).body) != nil)
  }

  @Test(
    "a good record can link to a bad picture",
    arguments: [
      ("/bad/wrong-type", SiteResponse.Status.ok, "text/html; charset=utf-8"),
      ("/bad/gone", .notFound, "text/plain; charset=utf-8"),
      ("/bad/cut", .ok, "image/png"),
    ])
  func badPictures(base: String, status: SiteResponse.Status, mediaType: String) async throws {
    let response = try await picture(base)
    #expect(response.status == status)
    #expect(response.headers["Content-Type"] == mediaType)
    #expect(PNGFile(response.body) == nil)
  }

  @Test("the huge picture begins like the good one and has eleven mebibytes")
  func huge() async throws {
    let huge = try await picture("/bad/huge")
    #expect(huge.headers["Content-Type"] == "image/png")
    #expect(huge.body.count == 11 * 1_048_576)
    #expect(huge.body.starts(with: try await picture("").body))
  }
}
