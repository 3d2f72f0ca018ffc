import ReaderDomain
@testable import Syndication
import Testing

@Suite("Repair of tags")
struct TagRepairTests {
  @Test(
    "mismatched tags are repaired where a feed's structure tells how",
    arguments: [
      // What is well-formed is copied.
      ("<rss><channel><item><title>a</title><br/></item></channel></rss>", nil, 0),
      ("<?xml version='1.0'?><!-- c -->\n<rss x='1'/> \n", nil, 0), ("<rss><title><![CDATA[</b>]]></title></rss>", nil, 0),
      ("<rss><x:y a='b'></x:y ></rss>", "<rss><x:y a='b'></x:y></rss>", 0),
      ("<a:feed><a:entry><a:title>t</a:title></a:entry></a:feed>", nil, 0),
      ("<rss><title>a<p>b</p></title></rss>", nil, 0),
      // An element ends where its parent ends, and a field where the next one starts.
      ("<rss><item><guid>1</item></rss>", "<rss><item><guid>1</guid></item></rss>", 1),
      ("<rss><item><guid>1<link>2</link></item></rss>", "<rss><item><guid>1</guid><link>2</link></item></rss>", 1),
      ("<rss><item><title>a<b>c<guid>1</guid></item></rss>", "<rss><item><title>a<b>c</b></title><guid>1</guid></item></rss>", 2),
      ("<rss><item><title>a<item>b</item></rss>", "<rss><item><title>a</title></item><item>b</item></rss>", 2),
      ("<rss><item><source><title>a</title><guid>1</guid></source></item></rss>", nil, 0),
      ("<rss><description>a<source>b<guid>1</guid></source></description></rss>", nil, 0),
      ("<rss><title>a<source>b<guid>1</guid></source></rss>", "<rss><title>a</title><source>b<guid>1</guid></source></rss>", 1),
      ("<rss><title><p>a<p>b</title></rss>", "<rss><title><p>a</p><p>b</p></title></rss>", 2),
      ("<rss><title><p>a<div>b</div></p></title></rss>", nil, 0),
      // An element that is no field's text ends where the first field started that it cannot contain, unless it is closed.
      ("<rss><item><x>a</item></rss>", "<rss><item><x>a</x></item></rss>", 1), ("<rss><item><x>a<guid>1</guid></x></item></rss>", nil, 0),
      (
        "<rss><item><author>a<guid>1</guid><link>2</link></item></rss>",
        "<rss><item><author>a</author><guid>1</guid><link>2</link></item></rss>", 1
      ),
      (
        "<rss><item><author><name>a</name><guid>1</guid></item></rss>",
        "<rss><item><author><name>a</name></author><guid>1</guid></item></rss>",
        1
      ),
      (
        "<rss><item><itunes:x>9<title>a</title><author>b<guid>1</guid></item></rss>",
        "<rss><item><itunes:x>9</itunes:x><title>a</title><author>b</author><guid>1</guid></item></rss>", 2
      ),
      ("<rss><item><x>a<y>b<guid>1</guid></item></rss>", "<rss><item><x>a<y>b</y></x><guid>1</guid></item></rss>", 2),
      ("<rss><item><x>a<y>b<guid>1</guid></x></item></rss>", "<rss><item><x>a<y>b</y><guid>1</guid></x></item></rss>", 1),
      ("<rss><item><x>a<guid>1</guid><item>b</item></rss>", "<rss><item><x>a</x><guid>1</guid></item><item>b</item></rss>", 2),
      (
        "<rss><item><source><title>a</title><content>b</content></item></rss>",
        "<rss><item><source><title>a</title></source><content>b</content></item></rss>", 1
      ),
      (
        "<rss><item><media:group><media:content><media:title>a</media:title><guid>1</guid></item></rss>",
        "<rss><item><media:group><media:content><media:title>a</media:title></media:content></media:group><guid>1</guid></item></rss>", 2
      ),
      ("<rss><x>a<title>b</title><item>c</item></rss>", "<rss><x>a</x><title>b</title><item>c</item></rss>", 1),
      // Void elements of HTML, and tags that are not XML.
      ("<rss><title>a<br>b</br><hr a=1/></title></rss>", "<rss><title>a<br/>b<hr a=\"1/\"/></title></rss>", 2),
      ("<rss><br>a</br></rss>", nil, 0), ("<rss><item a=1 a=2>b</item></rss>", "<rss><item a=\"1\">b</item></rss>", 1),
      (
        "<rss><item><track><title>a</title></track><br>b<guid>1</item></rss>",
        "<rss><item><track><title>a</title></track><br>b</br><guid>1</guid></item></rss>", 2
      ),
      ("<rss><item a=1 />b</rss>", "<rss><item a=\"1\"/>b</rss>", 1),
      // End tags without a start tag, of another element, or without their end.
      ("<rss>a</b></rss>", "<rss>a</rss>", 1), ("<rss>a</br></rss>", "<rss>a</rss>", 1),
      ("<rss><title>a</br></title></rss>", "<rss><title>a</title></rss>", 0),
      ("<rss><title>a</b></title></rss>", "<rss><title>a</title></rss>", 1),
      ("<rss><title>a</x></title></rss>", "<rss><title>a&lt;/x></title></rss>", 1),
      ("<rss><guid>a</x></guid></rss>", "<rss><guid>a</guid></rss>", 1),
      ("<rss><title>a</guid></title></rss>", "<rss><title>a</title></rss>", 1),
      ("<rss><b>a</Title></b></rss>", "<rss><b>a</b></rss>", 1), ("<rss><title>a</TITLE></rss>", "<rss><title>a</title></rss>", 1),
      ("<rss><title>a</title b></rss>", "<rss><title>a</title></rss>", 1),
      ("<rss><title>a</title<guid>1</guid></rss>", "<rss><title>a</title><guid>1</guid></rss>", 1),
      ("<rss><title>a</p></title></rss>", "<rss><title>a</title></rss>", 1),
      ("<rss><p><title>a</p></title></p></rss>", "<rss><p><title>a</title></p></rss>", 1),
      // Text that looks like a tag.
      ("<rss><title>Set<Int></title></rss>", "<rss><title>Set&lt;Int></title></rss>", 1),
      ("<rss><title>a <b c</title></rss>", "<rss><title>a &lt;b c</title></rss>", 1),
      ("<rss><x>a <y></x></rss>", "<rss><x>a <y></y></x></rss>", 1), ("<rss>a < b</rss>", "<rss>a &lt; b</rss>", 1),
      // Comments, instructions and CDATA sections.
      ("<rss>a<!-- \n -->b<?x?></rss>", "<rss>a\nb</rss>", 0), ("<rss>a<!-- x -- y -->b</rss>", "<rss>ab</rss>", 1),
      ("<rss>a<!-- x --->b</rss>", "<rss>ab</rss>", 1),
      ("<rss>a<?xml version='1.0'?>b</rss>", "<rss>ab</rss>", 1), ("<rss>a<?xmlish?>b</rss>", "<rss>ab</rss>", 0),
      ("<rss>a<!-- x</rss>", "<rss>a&lt;!-- x</rss>", 1),
      ("<rss>a<? x</rss>", "<rss>a&lt;? x</rss>", 1),
      ("<rss><title><![CDATA[a</title></rss>", "<rss><title><![CDATA[a]]></title></rss>", 1),
      (
        "<rss><title><![CDATA[a]]></title><guid><![CDATA[b</guid></rss>",
        "<rss><title><![CDATA[a]]></title><guid><![CDATA[b]]></guid></rss>", 1
      ),
      ("<rss><![CDATA[a", nil, 0),
      // The root element ends once, and nothing follows it.
      ("<rss>a</rss> x", "<rss>a</rss>", 1), ("<rss>a</rss>\n\t ", nil, 0), ("<rss><rss>a</rss></rss>", "<rss>a</rss>", 2),
      ("<rss></rss><item>a</item>", "<rss><item>a</item></rss>", 1),
      ("<rss><channel></channel></rss><item>a</item><b>", "<rss><channel><item>a</item><b></b></channel></rss>", 4),
      ("<rss></rss><item>a", "<rss><item>a", 1),
      // What is open at the end stays open.
      ("<rss><item><title>a", nil, 0), ("<rss><item", nil, 0), ("<rss><title>a</titl", nil, 0), ("<rss>a<", nil, 0), ("", nil, 0),
    ] as [(String, String?, Int)])
  func repairs(written: String, repaired: String?, count: Int) {
    // The document may be part of a larger text.
    let text = Array("<<\(written)".utf8)
    var repair = TagRepair(text[2...])
    let result = String(decoding: repair.run(), as: UTF8.self)
    // White space behind the root element is not copied.
    let expected = repaired ?? written
    #expect(result == expected || result == expected.trimmed)
    #expect(repair.repairs == (count == 0 ? [] : [.repairedTags(count: count)]))
  }

  @Test("markup nested a hundred deep is copied, and deeper markup is text")
  func deep() {
    func repaired(_ depth: Int, in field: String) -> String {
      let text = "<rss><\(field)>\(String(repeating: "<b>", count: depth))x"
      var repair = TagRepair(Array(text.utf8)[...])
      return String(decoding: repair.run(), as: UTF8.self)
    }
    let deepest = String(repeating: "<b>", count: 98)
    #expect(
      [repaired(98, in: "title"), repaired(99, in: "title"), repaired(150, in: "x")]
        == ["<rss><title>\(deepest)x", "<rss><title>\(deepest)&lt;b>x", "<rss><x>\(String(repeating: "<b>", count: 150))x"])
  }

  @Test("the last item is found, also in a comment")
  func lastItem() {
    let documents = ["<rss><item/><!-- <ITEM a=1> --></rss>", "<a:feed><a:entry/><b:entry/></a:feed>", "<rss><title/></rss>"]
    #expect(documents.map { TagRepair(Array($0.utf8)[...]).lastItem } == [17, 8, nil])
  }
}

extension String {
  fileprivate var trimmed: String { String(self[..<(lastIndex { !" \n\t".contains($0) }.map(index(after:)) ?? startIndex)]) }
}
