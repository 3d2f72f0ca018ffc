import DataDoubles
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The line of an article")
struct ArticleLineTests {
  @Test("the estimated length suffices for a body with markup, and is not much more", arguments: [0, 1_000, 100_000])
  func estimate(length: Int) {
    let html = String(repeating: "<p title=\"x\">Some words and other words.</p>", count: length / 44)
    for body in [ArticleBody.html(html), .text(html)] {
      let line = ArticleLine(StoreSample.article(), body, digest: 1)
      var writer = JSONWriter()
      let written = line.write(to: &writer).length
      #expect(
        line.estimatedLength >= written && line.estimatedLength < written + written / 16 + 600, "\(line.estimatedLength) for \(written)")
    }
    #expect(ArticleLine(StoreSample.article(), .none, digest: 1).estimatedLength < 1_000)
  }

  @Test("a line with anything behind its end is damaged, and so is its part before the body")
  func ends() throws {
    var writer = JSONWriter()
    let (head, length) = ArticleLine(StoreSample.article(), .html("<p>"), digest: 1).write(to: &writer)
    let line = Array(writer.bytes[..<length])
    #expect(try ArticleLine(line).body?.body == .html("<p>"))
    for rest in ["}", "x", "{}"] {
      #expect(ArticleLine(ifWhole: line + Array(rest.utf8)) == nil)
      #expect(throws: JSONError.self) { _ = try ArticleLine(line + Array(rest.utf8)) }
      #expect(throws: JSONError.self) { _ = try ArticleLine.record(ofHead: Array(line[..<head]) + Array("}\(rest)".utf8)) }
    }
  }
}
