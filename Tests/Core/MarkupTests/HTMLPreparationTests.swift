import Testing

@testable import Markup

@Suite("HTML preparation for libxml2")
struct HTMLPreparationTests {
  /// The events that libxml2 reports for a page, without attributes.
  private func events(_ html: [UInt8]) -> [String] {
    var recorder = Recorder()
    HTMLReader.read(html, into: &recorder)
    return recorder.events.map { $0.hasPrefix("<") ? "\($0.prefix { $0 != " " && $0 != ">" })>" : $0 }
  }

  private func prepared(_ page: String, maximumAttributes: Int) -> [UInt8]? {
    Array(page.utf8).withUnsafeBufferPointer { HTMLPreparation.prepared($0, maximumAttributes: maximumAttributes) }
  }

  @Test("a page without named characters or long tags is not copied")
  func untouched() {
    #expect(prepared("<p a=1 b='2'>x &#233; & &bogus; <!-- &eacute; --></p>", maximumAttributes: 2) == nil)
  }

  @Test("libxml2 finds the same elements and texts in any page that has lost attributes", arguments: 1...20)
  func losingAttributes(seed: UInt64) {
    let pieces = [
      "<b", "<i", "</b>", "</", "<", ">", "/>", "=", "'", "\"", " ", "a", " c", " d=1", "/", "!", "-", "<!--", "-->", "--!>", "<?p", "<!d",
      "<!DOCTYPE html>",
      "<script", "</script>", "<style>", "words", "é", "&amp;", "_", ":", ".", "\n",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    var losses = 0
    for _ in 0..<400 {
      var page = ""
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        page += pieces[Int(state >> 33) % pieces.count]
      }
      guard let shorter = prepared(page, maximumAttributes: 1) else { continue }
      losses += 1
      #expect(events(shorter) == events(Array(page.utf8)), "\(page.debugDescription)")
    }
    #expect(losses > 50)
  }

  @Test(
    "`</br>` is a line break, a list directly inside a list is in the item before it, a table does not end its link, and `<!-->` is a comment",
    arguments: [
      ("a</br>b", "a<br>b"), ("a</BR >b", "a<br>b"),
      ("<ol><li>a</li> \n<UL><li>x</li></UL><li>b</li></ol>", "<ol><li>a \n<UL><li>x</li></UL><li>b</li></ol>"),
      ("<a>x<TABLE></TABLE>y</A>", "<a>x<linked-table><TABLE></TABLE>y</A>"),
      (
        "<a><table><td><table></table></table><table></table></a>",
        "<a><linked-table><table><td><table></table></table><table></table></a>"
      ),
      ("<li>a</li><ol>", "<li>a<ol>"), ("<li>a</li> <!-- x --> <ul>", "<li>a <!-- x --> <ul>"),
      ("<li>a</li><!--><ul>", "<li>a<!----><ul>"), ("a<!-->b<!--->c-->", "a<!---->b<!---->c-->"),
    ])
  func compensated(written: String, read: String) {
    #expect(prepared(written, maximumAttributes: 500).map { String(decoding: $0, as: UTF8.self) } == read)
  }

  @Test(
    "other end tags and tables stay",
    arguments: [
      "<a></a><table></table>", "<a><table></a></table>", "<a><table><a></table></a>", "<a><table></table>",
      "<ab><table></table></ab>", "<table></table></a>", "<a><tables></tables></a>", "<li>a</li><li>b</li>", "<li>a</li><ulx>",
      "<li>a</li>", "</brx>", "<li>a</li>x<ul>", "</l", "</li",
    ])
  func unchanged(page: String) {
    #expect(prepared(page, maximumAttributes: 500) == nil)
  }
}
