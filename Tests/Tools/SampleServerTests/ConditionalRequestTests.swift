import Testing

@testable import WebServer

@Suite("Conditional requests and gzip")
struct ConditionalRequestTests {
  private let document = SitePage(
    Array(repeating: UInt8(ascii: "a"), count: 500), mediaType: "text/plain", lastModified: HTTPDate(secondsSince1970: 784_111_777))

  @Test("If-None-Match gives 304 only for a matching tag")
  func entityTags() {
    let tag = document.plain.entityTag.text
    let cases: [(field: String, status: SiteResponse.Status)] = [
      (tag, .notModified),
      ("W/\(tag)", .notModified),
      ("\"x,y\", \(tag)", .notModified),
      ("*", .notModified),
      ("\"other\"", .ok),
      (String(tag.dropFirst().dropLast()), .ok),
      ("", .ok),
    ]
    for (field, status) in cases {
      #expect(document.response(to: ["if-none-match": field]).status == status, "\(field)")
    }
  }

  @Test("If-Modified-Since gives 304 from the document's last modification on")
  func dates() {
    let cases: [(field: String, status: SiteResponse.Status)] = [
      ("Sun, 06 Nov 1994 08:49:37 GMT", .notModified),
      ("Mon, 07 Nov 1994 00:00:00 GMT", .notModified),
      ("Sun, 06 Nov 1994 08:49:36 GMT", .ok),
      ("yesterday", .ok),
      ("Sun, 06 Nov 2094 08:49 GMT", .ok),
    ]
    for (field, status) in cases {
      #expect(document.response(to: ["if-modified-since": field]).status == status, "\(field)")
    }
  }

  @Test("If-None-Match takes precedence over If-Modified-Since")
  func tagWins() {
    let late = "Fri, 31 Dec 2100 00:00:00 GMT"
    let early = "Thu, 01 Jan 1970 00:00:00 GMT"
    #expect(document.response(to: ["if-none-match": "\"other\"", "if-modified-since": late]).status == .ok)
    #expect(document.response(to: ["if-none-match": document.plain.entityTag.text, "if-modified-since": early]).status == .notModified)
  }

  @Test("a 304 has no body, the same validators, and the length of the 200")
  func notModified() {
    let response = document.response(to: ["if-none-match": "*"])
    #expect(response.body.isEmpty)
    #expect(
      ["ETag", "Last-Modified", "Content-Length", "Content-Type"].map { response.headers[$0] }
        == [document.plain.entityTag.text, "Sun, 06 Nov 1994 08:49:37 GMT", "500", nil])
  }

  @Test("gzip is sent to clients that accept it, and contains the same bytes")
  func gzip() throws {
    let cases: [(field: String?, isCompressed: Bool)] = [
      (nil, false),
      ("", false),
      ("gzip", true),
      ("GZip", true),
      ("deflate, gzip;q=0.5", true),
      ("br, identity", false),
    ]
    for (field, isCompressed) in cases {
      let response = document.response(to: field.map { ["accept-encoding": $0] } ?? [:])
      #expect(response.headers["Content-Encoding"] == (isCompressed ? "gzip" : nil), "\(field ?? "no field")")
      #expect((isCompressed ? gunzip(response.body) : response.body) == document.plain.bytes, "\(field ?? "no field")")
      #expect(response.headers["Vary"] == "Accept-Encoding")
    }
  }

  @Test("the gzip form has its own tag, which does not match the plain form")
  func gzipTag() throws {
    let compressed = try #require(document.compressed)
    #expect(compressed.entityTag != document.plain.entityTag)
    #expect(document.response(to: ["if-none-match": compressed.entityTag.text]).status == .ok)
    #expect(document.response(to: ["if-none-match": compressed.entityTag.text, "accept-encoding": "gzip"]).status == .notModified)
  }

  @Test("content that gzip cannot make smaller is sent uncompressed")
  func incompressible() {
    let tiny = SitePage([1, 2, 3], mediaType: "image/png", lastModified: HTTPDate(secondsSince1970: 0))
    let response = tiny.response(to: ["accept-encoding": "gzip"])
    #expect(response.body == [1, 2, 3])
    #expect(response.headers["Content-Encoding"] == nil)
  }

  @Test("a date is written in the format in which it is read")
  func dateRoundTrip() {
    for seconds in [0, 951_826_088, 1_793_448_000, 4_102_444_799] {
      #expect(HTTPDate(HTTPDate(secondsSince1970: seconds).text) == HTTPDate(secondsSince1970: seconds))
    }
    #expect(HTTPDate(secondsSince1970: 1_793_448_000).text == "Sat, 31 Oct 2026 12:00:00 GMT")
    #expect(HTTPDate(secondsSince1970: 1_793_448_000).internetText == "2026-10-31T12:00:00Z")
  }
}
