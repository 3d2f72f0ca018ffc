import CoreDomain
@testable import SampleData
import Markup
import Testing

@Suite("The URL of a picture request")
struct CaptionRequestTests {
  @Test(
    "the path and query of the base URL are kept",
    arguments: [
      ("https://example.org", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org/", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org//", "https://example.org/cat/says/hi?json=true"),
      ("http://u:w@127.0.0.1:8080/api/v1/", "http://u:w@127.0.0.1:8080/api/v1/cat/says/hi?json=true"),
      ("https://example.org?key=a/b", "https://example.org/cat/says/hi?key=a/b&json=true"),
      ("https://example.org/api/?key=a?b#part", "https://example.org/api/cat/says/hi?key=a?b&json=true"),
      ("https://example.org/?", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org#/x?y", "https://example.org/cat/says/hi?json=true"),
      ("https://[::1]/a%2Fb", "https://[::1]/a%2Fb/cat/says/hi?json=true"),
    ])
  func bases(_ base: String, _ expected: String) throws {
    #expect(try CaptionRequest.url(saying: "hi", at: WebURL(base)).text == expected)
  }

  @Test("every caption survives encoding as a path segment")
  func everyByte() throws {
    let all = String(String.UnicodeScalarView((0...0x2FF).compactMap { Unicode.Scalar($0) }))
    for text in [all, "..", ".", "%2E", "a+b", "👩‍👩‍👧‍👦"] {
      let segment = WebReference.segment(text)
      #expect(
        segment.utf8.allSatisfy { $0 == UInt8(ascii: "%") || Character(Unicode.Scalar($0)).isLetter || "0123456789-._~".utf8.contains($0) })
      #expect(decoded(segment) == text)
      #expect(![".", ".."].contains(segment))
    }
  }

  private func decoded(_ segment: String) -> String {
    let parts = segment.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array((parts.first ?? "").utf8)
    for part in parts.dropFirst() { bytes += [UInt8(part.prefix(2), radix: 16) ?? 0] + Array(part.dropFirst(2).utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
