import Testing

@testable import ArticleText

/// What a browser shows, an article shows; what it hides, the article hides
/// (https://html.spec.whatwg.org/multipage/rendering.html). The two exceptions are `noscript`, because no script runs here, and
/// `aria-hidden`, because it marks decoration.
@Suite("Elements of HTML in an article")
struct ElementDisplayTests {
  /// An element, and what becomes of `x<element>y</element>z`.
  private static let elements: [(String, String)] =
    [
      "a", "abbr", "acronym", "applet", "b", "bdi", "bdo", "big", "blink", "button", "canvas", "cite", "code", "data", "del", "dfn", "em",
      "font", "i", "ins", "kbd", "label", "map", "mark", "meter", "nobr", "noscript", "object", "output", "progress", "q", "s", "samp",
      "select",
      "small", "slot", "span", "strike", "strong", "sub", "sup", "svg", "time", "tt", "u", "unknown", "var",
    ].map { ($0, "x y z") }
    + [
      "address", "article", "aside", "blockquote", "center", "details", "div", "fieldset", "figcaption", "figure", "footer", "form", "h1",
      "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "legend", "listing", "main", "nav", "optgroup", "option", "p", "picture", "pre",
      "search", "section", "summary", "textarea", "xmp", "ul", "ol", "dl", "menu", "dir",
    ].map { ($0, "x|y|z") }
    + [
      "datalist", "dialog", "noembed", "noframes", "script", "style", "template",
    ].map { ($0, "x z") }

  @Test("each element is a part of the line, a line of its own, or hidden", arguments: elements)
  func displayed(element: String, shown: String) throws {
    let text = try DocumentNotation.text("x <\(element)>y</\(element)> z").split(separator: "\n").map {
      $0.trimmingPrefix { "•“".contains($0) }
    }
    #expect(text.joined(separator: "|").replacing("~~", with: "").replacing("“", with: "").replacing("”", with: "") == shown)
  }

  @Test(
    "an attribute hides an element in every spelling",
    arguments: [
      ("hidden", true), ("hidden=until-found", true), ("HIDDEN=''", true), ("style=display:none", true), ("style='DISPLAY : None'", true),
      ("style='color:red;display:none!important'", true), ("style='display:/* x */none ! important;'", true),
      ("style='display:none;display:block'", false), ("style='display:none!important;display:block'", true),
      ("style='visibility:hidden'", true), ("style='visibility:collapse'", true), ("aria-hidden=true", true), ("aria-hidden=TRUE", true),
      ("aria-hidden=false", false), ("style='display:block'", false), ("style='content:\"display\"'", false), ("class=hidden", false),
    ])
  func hidden(attribute: String, isHidden: Bool) throws {
    for element in ["p", "span", "li", "a href=/x", "h1", "table"] {
      let html = "x<\(element) \(attribute)>y<b>z</b></\(element.prefix { $0 != " " })>"
      #expect(try DocumentNotation.text(html).contains("y") == !isHidden, "\(html)")
      #expect(HTMLSanitizer.sanitized(html, base: nil).contains("y") == !isHidden, "\(html)")
    }
  }

  @Test(
    "text in every form is kept",
    arguments: [
      ("<pre><div>first</div><div>second</div><div>  third</div></pre>", "pre(first\nsecond\n  third)"),
      ("<pre><p>a</p>\n<p>b</p>c</pre>", "pre(a\nb\nc)"), ("<pre><ol><li>a</li><li>b</li></ol></pre>", "pre(a\nb)"),
      ("<pre><code><div><div><span>let</span> a</div></div><div><div>  b()</div></div></code></pre>", "pre(let a\n  b())"),
      (
        "<pre>see <a href=/x>this</a>\n<img src=/i.png alt=i></pre>",
        "pre(see {this}<https://example.org/x>\n![i]<https://example.org/i.png>)"
      ),
      ("<pre>a<span hidden>b</span>c</pre>", "pre(ac)"), ("<textarea>int x;\nint y;</textarea>", "pre(int x;\nint y;)"),
      (
        "<map><area href=/a alt=North><p>See <a href=/b>b</a></p></map>",
        "p({North}<https://example.org/a>) p(See {b}<https://example.org/b>)"
      ),
      ("<area href=/a>", ""), ("<select><optgroup label=G><option>a<option label=L>b</select>", "p(G) p(a) p(L)"),
      ("<input value=v> <input type=submit value=s> <input type=hidden value=h>", "p(v s)"), ("<object>o</object>", "p(o)"),
      ("<ruby>漢<rp>（</rp><rt>かん</rt><rp>）</rp></ruby>字", "p(漢（かん）字)"),
      ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><ruby>字<rt>じ</rt></ruby>", "p(漢(kan)字(じ))"),
      ("<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>", "p(漢(かん)字(じ))"), ("a<![if !IE]>b<![endif]>c<!x>d<?php e?>f", "p(abcdf)"),
      ("a <! b", "p(a <! b)"), ("<![CDATA[<p>a</p>]]>", "p(a)"), ("a <b></b> b", "p(a b)"), ("a</ x>b", "p(ab)"),
      ("a<<!x>script>b", "p(a<script>b)"),
      ("<a href='tel:+1'>call</a> <a href='magnet:?x=1'>get</a>", "p({call}<tel:+1> {get}<magnet:?x=1>)"),
      ("<a href='mailto:'>a</a> <a href=tel:>b</a> <a href='mailto:?body=:x'>c</a>", "p(a b {c}<mailto:?body=:x>)"),
      ("<img src=/i.png alt=a title='the joke'>", "p(![a]<https://example.org/i.png>/_the joke_)"),
      ("<svg><title>t</title><text>a</text><text>b</text></svg>", "p(a) p(b)"),
      ("<math><mi>y</mi></math><span aria-hidden=true>y</span>", "p(y)"),
    ])
  func kept(html: String, shown: String) throws {
    #expect(try DocumentNotation.read(html) == shown)
  }

  @Test(
    "a style may make an element a line of its own",
    arguments: [
      ("x<span style='display:block'>y</span>z", "p(x) p(y) p(z)"), ("x<b style='DISPLAY: Flex !important'>y</b>z", "p(x) p(*y*) p(z)"),
      ("x<a href=/y style='display:grid'>y</a>z", "p(x) p({y}<https://example.org/y>) p(z)"),
      ("x<span style='display:inline-block'>y</span>z", "p(xyz)"), ("x<b style='display:block;display:inline'>y</b>z", "p(x*y*z)"),
      ("<pre><span style='display:block'>a</span><span style='display:block'>  b</span></pre>", "pre(a\n  b)"),
      ("<h2>a<span style='display:block'>b</span></h2>", "h2(a) h2(b)"),
    ])
  func styledAsBlock(html: String, shown: String) throws {
    #expect(try DocumentNotation.read(html) == shown)
  }

  @Test(
    "the elements of AMP are shown as those of HTML",
    arguments: [
      ("<amp-img src=/i.png alt=a></amp-img>", "p(![a]<https://example.org/i.png>)"),
      ("x<amp-img src=/i.png width=16 height=9 layout=responsive></amp-img>y", "p(x) p(![]<https://example.org/i.png>) p(y)"),
      (
        "<amp-img src=/i.png width=1 height=1 layout=responsive>\n<noscript><img src=/i.png></noscript></amp-img>y",
        "p(![]<https://example.org/i.png>) p(y)"
      ),
      ("x<amp-img src=/t.gif width=1 height=1></amp-img>y", "p(xy)"),
      ("<amp-img src=/i.avif><amp-img fallback src=/i.png></amp-img></amp-img>", "p(![]<https://example.org/i.avif>)"),
      ("<amp-anim src=/i.gif><amp-img placeholder src=/i.png></amp-img></amp-anim>", "p(![]<https://example.org/i.gif>)"),
      ("<amp-anim src=/i.gif></amp-anim>", "p(![]<https://example.org/i.gif>)"),
      ("<amp-video src=/v.mp4 title=t></amp-video>", "p(video![t]<https://example.org/v.mp4>)"),
      ("<amp-audio><source src=/a.mp3></amp-audio>", "p(audio![]<https://example.org/a.mp3>)"),
      ("<amp-iframe src=/f title=t></amp-iframe>", "p(page![t]<https://example.org/f>)"), ("x<amp-pixel src=/p></amp-pixel>y", "p(xy)"),
    ])
  func amp(html: String, shown: String) throws {
    #expect(try DocumentNotation.read(html) == shown)
  }

  @Test(
    "raised and lowered text keeps its meaning",
    arguments: [
      ("2<sup>n</sup>", "2^n"), ("e<sup>-x</sup>", "e^(-x)"), ("10<sup>−7</sup>", "10⁻⁷"), ("10<sup>-7</sup>", "10⁻⁷"),
      ("x<sup>1/2</sup>", "x^(1/2)"), ("2<sup>2<sup>n</sup></sup>", "2^(2^n)"), ("2<sup>2n</sup>", "2^(2n)"), ("1<sup>st</sup>", "1st"),
      ("M<sup>me</sup>", "Mme"), ("XX<sup>e</sup>", "XXe"), ("n<sup>o</sup>", "no"), ("H<sub>2</sub>O", "H₂O"),
      ("a<sub>n+1</sub>", "a_(n+1)"),
      ("V<sub>max</sub>", "V_max"), ("x<sub>i</sub><sup>2</sup>", "x_i²"), ("Tea<sup>TM</sup>", "TeaTM"), ("a<sup>[1]</sup>", "a[1]"),
      ("a <sup>b</sup>", "a b"), ("x<sup><i>n</i></sup>", "x^_n_"), ("(a+b)<sup>k</sup>", "(a+b)^k"), ("<sup>2</sup>H", "²H"),
    ])
  func shifted(html: String, shown: String) throws {
    #expect(try DocumentNotation.read(html) == "p(\(shown))")
  }

  @Test(
    "a picture that a script would load is shown, once",
    arguments: [
      ("<img src=/1.gif data-src=/real.jpg>", "/real.jpg"), ("<img src=/1.gif data-original=/real.jpg>", "/real.jpg"),
      ("<img src=/1.gif data-lazy-src=/real.jpg>", "/real.jpg"),
      ("<img src=/1.gif data-srcset='/s.jpg 480w, /real.jpg 960w'>", "/real.jpg"),
      ("<img src=/real.jpg data-lazy=true>", "/real.jpg"), ("<img src=/real.jpg data-src=''>", "/real.jpg"),
      ("<img src=/1.gif><noscript><img src=/real.jpg></noscript>", "/real.jpg"),
      ("<a href=/p><img src=/1.gif></a><noscript><a href=/p><img src=/real.jpg></a></noscript>", "/real.jpg"),
      ("<noscript><img src=/real.jpg></noscript><img src=/1.gif data-src=/real.jpg>", "/real.jpg"),
      ("<noscript><img src=/real.jpg></noscript>", "/real.jpg"),
      ("<picture><source data-srcset=/real.jpg><img src=/1.gif></picture>", "/real.jpg"),
      ("<picture><source srcset=/o.webp><img src=/real.jpg></picture>", "/real.jpg"),
      ("<picture><source srcset=/real.jpg><img></picture>", "/real.jpg"),
      ("<img srcset='/s.jpg, /real.jpg 2x'>", "/real.jpg"), ("<img src=/1.gif data-src=/real.jpg style='opacity:0'>", "/real.jpg"),
    ])
  func lazyPictures(html: String, url: String) throws {
    #expect(try DocumentNotation.read(html).matches(of: /!\[\]<https:\/\/example.org([^>]*)>/).map { String($0.1) } == [url])
  }

  @Test("in the HTML of an article, a picture that a script would load is shown once")
  func lazyPicturesInHTML() throws {
    for html in ["<img src=/1.gif data-src=/r.jpg>", "<img src=/1.gif><noscript><img src=/r.jpg></noscript>"] {
      #expect(HTMLSanitizer.sanitized(html, base: nil) == "<img src=\"/r.jpg\">")
    }
  }

  @Test(
    "a film, a recording and a page that a script would load stay in the HTML of an article",
    arguments: [
      ("<video><source data-src=/v.mp4></video>", "<video><source src=\"/v.mp4\"></video>"),
      ("<audio data-src=/a.mp3></audio>", "<audio src=\"/a.mp3\"></audio>"),
      ("<picture><source data-src=/p.jpg></picture>", "<picture><source srcset=\"/p.jpg\"></picture>"),
      ("<iframe src=about:blank data-src=https://x.example/v></iframe>", "<a href=\"https://x.example/v\">https://x.example/v</a> "),
    ])
  func lazyMediaInHTML(html: String, kept: String) {
    #expect(HTMLSanitizer.sanitized(html, base: nil) == kept)
  }
}
