import ReaderDomain
@testable import Syndication
import Testing

@Suite("Markup diagnostics")
struct MarkupDiagnosticTests {
  private static let item = "<item><title>1</title></item>"

  @Test(
    "the first error is reported with its line in the document, whatever precedes the feed",
    arguments: [
      ("<rss><channel>\n<item><title>a & b</title></item>\n<item><title>c & d</title></item></channel></rss>", 2),
      ("\n\n<rss><channel>\n<item><title>a & b</title></item></channel></rss>", 4),
      ("<html>\nA warning!\n<br>\n<rss><channel>\n<item><title>a & b</title></item></channel></rss>", 5),
      ("<rss><channel>\n<item><title>1</b></title></item>\n</channel></rss>", 2),
      ("<!DOCTYPE rss [\n<!ENTITY a 'b'>\n]>\n<rss><channel>\n<item><title>&a; & c</title></item></channel></rss>", 5),
    ])
  func lines(document: String, line: Int) throws {
    let fault = try #require(try FeedText.parsed(document).fault)
    #expect(fault.line == line && !fault.reason.isEmpty && !fault.reason.hasSuffix("."))
  }

  @Test("valid XML, JSON, and a document where only the encoding is wrong have no markup diagnostic")
  func none() throws {
    let json = "{\"version\":\"https://jsonfeed.org/version/1\",\"items\":[{\"id\":\"1\",},]}"
    for document in ["<rss><channel>\(Self.item)</channel></rss>", "<?xml version='1.0' encoding='bogus'?><rss/>", json] {
      #expect(try FeedText.parsed(document).fault == nil)
    }
  }

  @Test("a document that only ends too early is reported once, with its line in the document")
  func cut() throws {
    let parsed = try FeedText.parsed("\n\n<rss><channel>\n\(Self.item)\n<item><title>2")
    #expect(parsed.fault == nil && parsed.repairs.count == 1)
    guard case .cutOff(line: 5, _) = parsed.repairs.first else { return #expect(Bool(false), "\(parsed.repairs)") }
  }
}
