import ReaderDomain
@testable import Syndication
import Testing

@Suite("Repair of XML")
struct XMLRepairTests {
  @Test(
    "frequent errors are repaired, and everything else is copied",
    arguments: [
      ("<a b='c'>d &amp; &lt;&#65;&#x41;&eacute; ]] ></a>", nil, []), ("<a><![CDATA[& < ]] >&#X41;]]><!-- & <3 --><? & ?></a>", nil, []),
      ("<_a/><:a/><é/><Z/><!x></Z>", nil, []), ("a <", nil, []), ("<![CDATA[ &", nil, []), ("<!-- & -", nil, []),
      ("\t\r\n\u{FFFD}\u{E000}", nil, []),
      ("a & b && c&", "a &amp; b &amp;&amp; c&amp;", [.escapedMarkup(count: 4)]),
      ("&bogus; &;", "&amp;bogus; &amp;;", [.escapedMarkup(count: 2)]),
      ("&#; &#x; &#12a; &#xg; &#-1; &# 1;", "&amp;#; &amp;#x; &amp;#12a; &amp;#xg; &amp;#-1; &amp;# 1;", [.escapedMarkup(count: 6)]),
      ("&#1; &#31;&#x1F;&#xFFFE;&#xFFFF;&#xD800;&#x110000;&#99999999999;", " ", [.droppedControls(count: 8)]),
      ("&#9;&#10;&#13;&#32;&#xFFFD;", nil, []),
      ("&#X41;&#XaF;", "&#x41;&#xaF;", [.repairedReferences(count: 2)]),
      ("&#55357;&#56832; &#xD83D;&#xDE00; &#XD83D;&#56832;", "😀 😀 😀", [.repairedReferences(count: 3)]),
      ("&#xD83D;x&#xDE00;&#xD83D;&amp;&#xD83D;", "x&amp;", [.droppedControls(count: 4)]),
      ("a < b <3 <= <\u{1}<[a", "a &lt; b &lt;3 &lt;= &lt;&lt;[a", [.escapedMarkup(count: 5), .droppedControls(count: 1)]),
      ("a ]]> b]]>", "a ]]&gt; b]]&gt;", [.escapedMarkup(count: 2)]),
      ("<!-- \u{1} --><![CDATA[\u{1F}\u{FFFE}]]>\u{FFFF}\u{0}", "<!--  --><![CDATA[]]>", [.droppedControls(count: 5)]),
      ("&\(String(repeating: "a", count: 38));&amp", "&amp;\(String(repeating: "a", count: 38));&amp;amp", [.escapedMarkup(count: 2)]),
      (
        "<!DOCTYPE a\n[<!ENTITY e 'x&amp;'>]>\n<a b='&e;'>&e;&f;</a>", "\n\n<a b='x&amp;'>x&amp;&amp;f;</a>",
        [.expandedEntities(count: 2), .escapedMarkup(count: 1)]
      ),
      ("<!DOCTYPE a [<!ENTITY e 'x'>]><a/>", "<a/>", [.ignoredDocumentType]),
    ] as [(String, String?, [FeedDiagnostic])])
  func repairs(written: String, repaired: String?, repairs: [FeedDiagnostic]) {
    // The document may be part of a larger text.
    let text = Array("&&\(written)&".utf8)
    var repair = XMLRepair(text[2..<text.count - 1])
    let result = String(decoding: repair.run(), as: UTF8.self)
    #expect(result == repaired ?? written)
    #expect(repair.repairs == repairs)
  }

  @Test("a reference has at most 40 bytes behind its ampersand")
  func longReferences() {
    let zeros = { String(repeating: "0", count: $0) }
    var repair = XMLRepair(Array("&#\(zeros(36))65;&#\(zeros(37))65;".utf8)[...])
    #expect(String(decoding: repair.run(), as: UTF8.self) == "&#\(zeros(36))65;&amp;#\(zeros(37))65;")
  }
}
