import ReaderDomain
@testable import Syndication
import Testing

@Suite("Repair of CDATA sections")
struct SectionRepairTests {
  @Test(
    "a section that ends too early is extended, and every other one is copied",
    arguments: [
      ("<title><![CDATA[a]]></title>", nil, 0), ("<title><![CDATA[a <![CDATA[b]]></title>", nil, 0),
      ("<title><![CDATA[<![CDATA[a]]]]><![CDATA[>]]></title>", nil, 0), ("<title><![CDATA[a]]> b <![CDATA[c]]></title>", nil, 0),
      ("<title>a ]]> b</title>", nil, 0),
      ("<title><![CDATA[a <![CDATA[b]]> c]]></title>", "<title><![CDATA[a b c]]></title>", 1),
      ("<title><![CDATA[a <![CDATA[b]]>]]>\n</title>", "<title><![CDATA[a b]]>\n</title>", 1),
      ("<title><![CDATA[a <![CDATA[b]]> c <![CDATA[d]]> e]]></title>", "<title><![CDATA[a b c d e]]></title>", 1),
      ("<title><![CDATA[a <![CDATA[b <![CDATA[c]]> d]]> e]]></title>", "<title><![CDATA[a b c d e]]></title>", 1),
      ("<title>x <![CDATA[a]]> <![CDATA[b <![CDATA[c]]> d]]></title>", "<title>x <![CDATA[a]]> <![CDATA[b c d]]></title>", 1),
      (
        "<title><![CDATA[a<![CDATA[b]]>]]></title><content:encoded><![CDATA[c<![CDATA[d]]>]]></content:encoded><x/>",
        "<title><![CDATA[ab]]></title><content:encoded><![CDATA[cd]]></content:encoded><x/>", 2
      ),
      // The end of a section that is text.
      ("<title><![CDATA[a[b[0]]>1]]></title>", "<title><![CDATA[a[b[0]]]]><![CDATA[>1]]></title>", 1),
      // Real markup before an end of a section that is one too many.
      ("<title><![CDATA[a]]>&lt;p&gt;b&lt;/p&gt;]]></title>", nil, 0), ("<title><![CDATA[a]]><b>b</b>]]></title>", nil, 0),
      ("<title><![CDATA[a]]>&amp;]]> <![CDATA[b <![CDATA[c]]> d]]></title>", "<title><![CDATA[a]]>&amp;]]> <![CDATA[b c d]]></title>", 1),
      // Other elements than bodies, bodies with elements, and bodies without an end.
      ("<guid><![CDATA[a <![CDATA[b]]> c]]></guid>", nil, 0), ("<title><b/><![CDATA[a <![CDATA[b]]> c]]></title>", nil, 0),
      ("<title><![CDATA[a <![CDATA[b]]> c]]><title/>", nil, 0), ("<title><![CDATA[a", nil, 0), ("a", nil, 0),
    ] as [(String, String?, Int)])
  func repairs(written: String, repaired: String?, count: Int) {
    for (start, end) in [("<rss>", "</rss>"), ("<?xml version='1.0'?>\n<feed>", "")] {
      // The document may be part of a larger text.
      let text = Array("<<\(start)\(written)\(end)".utf8)
      var repair = SectionRepair(text[2...])
      #expect(String(decoding: repair.run(), as: UTF8.self) == start + (repaired ?? written) + end)
      #expect(repair.repairs == (count == 0 ? [] : [.repairedTags(count: count)]))
    }
  }

  @Test("the prefix of the feed's own elements is known")
  func prefixed() {
    var repair = SectionRepair(Array("<a:feed><a:title><![CDATA[a <![CDATA[b]]> c]]></a:title></a:feed>".utf8)[...])
    #expect(String(decoding: repair.run(), as: UTF8.self) == "<a:feed><a:title><![CDATA[a b c]]></a:title></a:feed>")
  }

  @Test(
    "an article with a section inside its section is read to its end",
    arguments: [
      ("<p>a</p><script>//<![CDATA[\nx=1;\n//]]></script><p>b</p>", "<p>a</p><script>//\nx=1;\n//</script><p>b</p>"),
      ("<style>/*<![CDATA[*/p{}/*]]>*/</style><p>a</p>", "<style>/**/p{}/**/</style><p>a</p>"),
      ("<p>a <![CDATA[b]]> c</p>", "<p>a b c</p>"), ("a <![CDATA[b]]> c &amp; d", "a b c &amp; d"),
    ])
  func articles(written: String, read: String) throws {
    for fault in ["", "<author>Jane"] {
      let item = try FeedText.rssItem("<title>T</title><description><![CDATA[\(written)]]></description>\(fault)<guid>1</guid>")
      #expect(item.body.withoutBase == .html(read) && item.guid == "1")
    }
  }
}
