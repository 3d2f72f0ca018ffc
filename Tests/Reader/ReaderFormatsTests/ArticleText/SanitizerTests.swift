import CoreDomain
import CoreDoubles
@testable import ArticleText
import Properties
import Testing

@Suite("The HTML sanitizer")
struct SanitizerTests {
  private func sanitized(_ html: String) -> String {
    HTMLSanitizer.sanitized(html, base: try? WebURL("https://example.org/posts/1"))
  }

  @Test(
    "allowed content stays",
    arguments: [
      ("", ""), ("words", "words"), (" a  b\n", " a  b\n"), ("a < b & c > d \"e\"", "a &lt; b &amp; c &gt; d &quot;e&quot;"),
      ("&lt;b&gt; &amp;lt; &eacute;&nbsp;&#8212;", "&lt;b&gt; &amp;lt; é\u{A0}—"), ("&#150;&#x80;", "–€"),
      ("<P>a<p>b", "<p>a</p><p>b</p>"), ("a<br>b<br/>c<BR >d", "a<br>b<br>c<br>d"),
      ("<b><i>x</b></i>", "<b><i>x</i></b>"), ("</div></p>x", "x"), ("<p>a</p", "<p>a</p>"),
      ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
      ("<table><tr><td colspan=2 align=left>1<td>2</table>", "<table><tr><td colspan=\"2\">1</td><td>2</td></tr></table>"),
      ("<pre>  a\n\tb </pre>", "<pre>  a\n\tb </pre>"), ("<q cite=\"/c\">x</q>", "<q cite=\"https://example.org/c\">x</q>"),
      ("<img alt='\"<&>' src=/i.png>", "<img alt=\"&quot;&lt;&amp;&gt;\" src=\"https://example.org/i.png\">"),
      ("<h2 id=s1 class=x>t</h2>", "<h2 id=\"s1\">t</h2>"),
      ("<details open><summary>s</summary>x</details>", "<details open=\"\"><summary>s</summary>x</details>"),
      ("<ol start=\" 3x\" reversed><li value=7>a</ol>", "<ol start=\"3\" reversed=\"\"><li value=\"7\">a</li></ol>"),
      ("<p lang=de dir=rtl title=\"a&#10;b\">x", "<p lang=\"de\" dir=\"rtl\" title=\"a\nb\">x</p>"),
      ("<ruby>漢<rt>kan</ruby>", "<ruby>漢<rt>kan</rt></ruby>"), ("H<sub>2</sub>O<sup>2</sup>", "H<sub>2</sub>O<sup>2</sup>"),
      ("<time datetime=\"2026-03-01T08:30:00Z\">x</time>", "<time datetime=\"2026-03-01T08:30:00Z\">x</time>"),
      ("<img src=/a width=\"50%\" height=20px>", "<img src=\"https://example.org/a\" width=\"50%\" height=\"20\">"),
      ("😀 日本 \u{1F468}\u{200D}\u{1F469}", "😀 日本 \u{1F468}\u{200D}\u{1F469}"), ("<h2 id=s9>t</h2>", "<h2 id=\"s9\">t</h2>"),
      ("<a href=#ü>x</a><h2 id=ü>t</h2>", "<a href=\"#%C3%BC\">x</a><h2 id=\"ü\">t</h2>"),
      ("<time datetime=\"2026-03-01T08:30+01:00\">x</time>", "<time datetime=\"2026-03-01T08:30+01:00\">x</time>"),
      ("<img srcset='/a (1x, /b 2x), /c 19w'>", "<img srcset=\"https://example.org/c 19w\">"),
      ("<img srcset='/a x, /b 2x'>", "<img srcset=\"https://example.org/b 2x\">"),
    ])
  func kept(written: String, shown: String) {
    let found = sanitized(written)
    #expect(found == shown)
  }

  @Test(
    "disallowed markup is removed, and its readable text stays",
    arguments: [
      ("a<script>x('</b>')</script>b", "ab"), ("<SCRIPT SRC=//example.net/x.js></SCRIPT>a", "a"), ("<script>x", ""),
      ("<script/src=x>alert(1)</script >b", "b"), ("<scr<script>ipt>x</script>a", "ipt&gt;xa"), ("<style>p{}</style>a", "a"),
      ("a<style><!--</style><img src=x onerror=y>-->", nil),
      ("<iframe src=/f>x</iframe>a", "<a href=\"https://example.org/f\">https://example.org/f</a> xa"),
      ("<iframe src=javascript:x srcdoc='<b onclick=x>'>x</iframe>a", "xa"),
      (
        "<object data=x title='\"<&>'><p>y</p></object>a",
        "<a href=\"https://example.org/posts/x\">&quot;&lt;&amp;&gt;</a> <p>y</p>a"
      ),
      ("<embed src=x>a", "<a href=\"https://example.org/posts/x\">https://example.org/posts/x</a> a"), ("<embed src=data:x>a", "a"),
      ("<svg onload=x><title><p>t</title><script>y</script></svg>a", "a"),
      ("<math><mi xlink:href=\"javascript:x\">y</mi></math>a", "ya"),
      ("<math><mfrac><mn>1</mn><mi>x</mi></mfrac><mo>&lt;</mo><annotation>t<p onclick=x></annotation></math>a", "1/x &lt;a"),
      ("<noscript><p title=\"</noscript><img src=x onerror=y>\"></noscript>a", nil),
      ("<form action=x><label>Name</label> <input value=v><button>b</button></form>", "Name vb"),
      ("<select><option>o</select><textarea></textarea><img src=x onerror=y>", nil),
      ("<base href=\"https://example.net/\"><a href=x>y</a>", nil),
      ("<meta http-equiv=refresh content=\"0;url=x\">a", "a"), ("<link rel=stylesheet href=x>a", "a"), ("<font color=red>a</font>", "a"),
      ("<center><marquee>a</marquee></center>", "a"), ("<template><p>x</template>a", "a"), ("<canvas>x</canvas>a", "xa"),
      ("<html><head><title>t</title></head><body bgcolor=x><p>a</p></body></html>", "<p>a</p>"),
      ("<frameset><frame src=x></frameset>a", nil),
      ("a<!-- c --><!---->b<!--[if IE]><script>x</script><![endif]-->", "ab"), ("a<!-- unclosed <b>b</b>", "a"),
      ("a<![CDATA[ <b>x</b> ]]>b", nil), ("a<?php echo ?>b", "ab"), ("<!DOCTYPE html>a", "a"),
      ("<o:p>x</o:p><custom-tag>y</custom-tag>", "xy"),
      ("<p onclick=x() ONLOAD=y style=\"color:red\" class=c data-x=1 aria-label=l>a", "<p>a</p>"),
      ("<a href=/x href=javascript:y onclick=z target=_blank ping=/p>a</a>", "<a href=\"https://example.org/x\">a</a>"),
      ("<a href=javascript:x href=/y>a</a>", "<a>a</a>"),
      ("<img src=/i onerror=x autofocus usemap=#m ismap>", "<img src=\"https://example.org/i\">"),
      ("<p id=\"a b\">x</p><p id=\"\">y</p>", "<p>x</p><p>y</p>"),
      ("<video src=/v autoplay onplay=x controls>f</video>", "<video src=\"https://example.org/v\" controls=\"\">f</video>"),
      ("<b\u{0}>a\u{0}b</b>", "<b>ab</b>"), ("a\u{1B}[2Jb\u{7}\u{7F}\u{85}\r\n", "a[2Jb…\n"), ("a\u{FFFE}b", nil),
      ("<img>", ""), ("<img title=t>", ""),
      (
        "<picture><source><source srcset=/a><img src=/b></picture>",
        "<picture><source srcset=\"https://example.org/a\"><img src=\"https://example.org/b\"></picture>"
      ),
      ("<p><x><div>a</div>b</x>c</p>", "<p></p><div>a</div>bc"),
      (
        "<amp-img src=/i alt=a width=1 height=1 layout=responsive></amp-img><amp-img src=/j width=30 height=20></amp-img>",
        "<img src=\"https://example.org/i\" alt=\"a\"><img src=\"https://example.org/j\" width=\"30\" height=\"20\">"
      ),
      ("<amp-img src=/i><amp-img fallback src=/j></amp-img></amp-img>", "<img src=\"https://example.org/i\">"),
      ("<amp-anim src=/i><amp-img placeholder src=/j></amp-img></amp-anim>", "<img src=\"https://example.org/i\">"),
      (
        "<amp-video src=/v><source src=/w></amp-video>",
        "<video src=\"https://example.org/v\"><source src=\"https://example.org/w\"></video>"
      ),
      ("<amp-iframe src=/f></amp-iframe>a", "<a href=\"https://example.org/f\">https://example.org/f</a> a"),
      ("<a href=/x><table><tr><td>1</table></a>", nil), ("<a href=/x><div><table><tr><td>1</table></div></a>", nil),
      ("<math><mi>f</mi><mfenced open=[><mi>x</mi></mfenced></math>", "f[x)"),
    ] as [(String, String?)])
  func dropped(written: String, shown: String?) {
    let found = sanitized(written)
    if let shown { #expect(found == shown) }
    #expect(SanitizerProperty.failure(for: written) == nil)
  }

  @Test(
    "event handlers are removed from every element",
    arguments: ["a", "b", "img", "div", "video", "td", "li", "body", "svg", "iframe", "input", "details", "x"])
  func handlers(element: String) {
    for event in ["onclick", "onload", "onerror", "onmouseover", "onfocus", "ontoggle", "onbegin", "onwheel", "onanything", "ON", "on"] {
      for tag in [
        "<\(element) \(event)=x()>", "<\(element)/\(event)='x()'>", "<\(element) src=x \(event)\n=\n\"x()\"/>",
        "<\(element) a=\"\(event)=\" \(event)>",
      ] {
        let found = sanitized(tag + "words")
        #expect(!found.lowercased().contains(" on"), "\(tag)")
        #expect(SanitizerProperty.failure(for: tag) == nil)
      }
    }
  }

  @Test(
    "tracking pixels are removed",
    arguments: [
      "width=1 height=1", "width=0 height=0", "width=\"1px\" height=20", "height=' 1 '", "width=01", "style=\"width:1px;height:1px\"",
      "style=\"WIDTH : 0\"", "style='display:none'", "style='visibility: hidden !important'", "style=\"opacity:0\"", "hidden", "width=-1",
      "style='opacity:0' width=20",
      "style='width:0;min-width:1px'", "style='width:1px;min-width:auto'", "style='opacity:0' width=100% height=100%",
      "style='display:none' width=9 height=9",
      "width=1.5",
    ])
  func pixels(attributes: String) {
    #expect(sanitized("a<img src=\"https://example.net/p.gif\" \(attributes)>b") == "ab")
  }

  @Test(
    "visible images stay",
    arguments: [
      "style='opacity:0' width=800 height=600", "style='width:0;height:0;min-width:100%;min-height:100%'",
      "style='max-height:0;min-height:2px'",
      "", "width=2 height=2", "width=100%", "width=1%", "style=\"width:100%\"", "style=\"opacity:0.5\"", "style=\"width:1em\"", "width=x",
    ])
  func pictures(attributes: String) {
    #expect(sanitized("<img src=\"https://example.net/p.gif\" \(attributes)>").hasPrefix("<img src=\"https://example.net/p.gif\""))
  }

  @Test(
    "nesting depth is limited, and no word is lost", arguments: ["blockquote", "div", "b", "ul><li", "x", "em><strong", "table><tr><td"])
  func depth(tags: String) {
    let html = (0..<2000).map { "<\(tags)>w\($0) " }.joined()
    let found = sanitized(html)
    #expect(found.split(whereSeparator: { $0 == " " || $0 == "<" || $0 == ">" }).count { $0.hasPrefix("w") } == 2000)
    #expect(SanitizerProperty.failure(for: html) == nil)
  }

  @Test("elements nest at most 100 deep")
  func deepest() {
    for (written, kept) in [(100, 100), (101, 100)] {
      let (starts, ends) = (String(repeating: "<div>", count: kept), String(repeating: "</div>", count: kept))
      #expect(sanitized(String(repeating: "<div>", count: written) + "x") == "\(starts)x\(ends)")
    }
  }

  @Test("any pair of nested elements has a stable result")
  func pairs() {
    let names =
      ["a", "b", "p", "div", "ul", "ol", "li", "dl", "dt", "dd", "table", "tbody", "thead", "tfoot", "tr", "td", "th", "caption"]
      + [
        "colgroup", "col", "pre", "h1", "h4", "address", "blockquote", "span", "u", "i", "s", "tt", "big", "small", "strike", "hr",
        "img alt=a",
      ]
      + ["rt", "rp", "ruby", "section", "figure", "video", "source src=a", "wbr", "q", "em", "details", "summary"]
    for outer in names {
      for inner in names {
        for html in [
          "<\(outer)><x><\(inner)>a</x>b", "<\(outer)>1<x>2<\(inner)>3<p>4</x>5</\(outer)>6", "<\(outer)><x><\(inner)><x><\(outer)>a",
        ] {
          #expect(SanitizerProperty.failure(for: html) == nil, "\(html)")
        }
      }
    }
  }

  @Test("the properties of the sanitizer hold for any combination of snippets", arguments: 0..<4)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed)
    for _ in 0..<500 {
      let html = HTMLSnippets.page(&generator)
      let failure = SanitizerProperty.failure(for: html)
      #expect(failure == nil, "\(html)")
      if failure != nil { return }
    }
  }
}
