/// Pages built from parts that caused trouble in some HTML reader.
public enum HTMLSnippets {
  private static let names = [
    "a", "b", "p", "div", "ul", "li", "dl", "dd", "table", "tr", "td", "caption", "pre", "h1", "img", "br", "source", "picture", "video",
    "span",
    "script", "style", "iframe", "object", "svg", "math", "form", "input", "textarea", "select", "option", "title", "noscript", "template",
    "base", "link", "meta", "body", "html", "head", "frameset", "plaintext", "th", "ol", "dt", "details", "summary", "figcaption", "embed",
    "sup", "mfrac", "mi", "annotation", "xmp", "listing", "x-y", "A", "SCRIPT", "whole-fragment",
  ]
  private static let attributes = [
    "href=", "src=", "srcset=", "style=", "onclick=", "onerror=", "id=", "width=", "title=", "poster=", "cite=", "xml:base=", "alt=",
    "HREF=",
    "xlink:href=", "formaction=", "data=", "background=", "href\n=\n", "open", "dir=", "colspan=", "rowspan=", "start=", "class=", "name=",
    "reversed", "type=checkbox",
  ]
  private static let values = [
    "javascript:alert(1)", " java\nscript:x", "JaVaScRiPt:x", "&#106;avascript:x", "&#x6A;avascript&colon;x", "java\u{0}script:x",
    "\u{1}javascript:x",
    "javascript&#58;x", "vbscript:x", "data:text/html,<script>x</script>", "data:image/png;base64,AA", "/x", "x y", "//example.net/a", "#f",
    "",
    "https://example.com/?a=1&b=2", "a 1x, b 2x,c,, d 3w", "a,b 1x,", "http:example", "mailto:a@example.org", "../../x", "1", "0", "é", "%",
    "%zz",
    "https://[::1", "https:\\\\example.com", "\u{202E}x", "<b>", "\"'>", "expression(x)", "width:1px", "tel:+1", "?q", "a:b", "1:2",
    "&quot;onload=x",
  ]
  private static let texts = [
    "words", " ", "\n", "&", "&lt;", "&amp;lt;", "&#0;", "&#x1F600;", "&#150;", "&bogus;", "<", ">", "</", "<!--", "-->", "<![CDATA[",
    "]]>", "<?x", "<!D",
    "\u{0}", "\u{1B}[0m", "\u{85}", "é", "日", "\u{FFFE}", "\"", "'", "=", "/>", "<a", "<img src=x", "</script>", "</style", "--!>", "<!-->",
    "\r\n", "\u{FEFF}",
  ]

  /// Small initial pages of one or two parts.
  static let pages =
    names.map { "<\($0) title=a>b</\($0)>" } + values.map { "<a href=\"\($0)\">a</a><img srcset='\($0)' style='\($0)'>" } + texts

  /// A page of up to thirty parts, sometimes with a few bytes changed.
  public static func page(_ generator: inout some RandomNumberGenerator) -> String {
    var page = ""
    for _ in 0..<Int.random(in: 1...30, using: &generator) { page += article(&generator) }
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return page }
    var bytes = Array(page.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func article(_ generator: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4: "<\(one(of: names, &generator))\(attributeList(&generator))>"
    case 4..<6: "</\(one(of: names, &generator))>"
    default: one(of: texts, &generator)
    }
  }

  private static func attributeList(_ generator: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let quote = one(of: ["\"", "'", "", "\""], &generator)
      return one(of: [" ", "\n", "/", " "], &generator) + one(of: attributes, &generator) + quote + one(of: values, &generator) + quote
    }.joined()
  }

  private static func one(of words: [String], _ generator: inout some RandomNumberGenerator) -> String {
    words.randomElement(using: &generator) ?? ""
  }
}
