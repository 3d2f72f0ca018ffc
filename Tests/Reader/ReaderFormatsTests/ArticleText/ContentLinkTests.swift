import CoreDomain
import ReaderDomain
@testable import ArticleText
import Properties
import Testing

@Suite("Links in an article body")
struct ContentLinkTests {
  private static let page = "https://example.org/posts/1?x#y"

  private func attribute(_ tag: String, base: String? = page) throws -> String? {
    let html = HTMLSanitizer.sanitized("<\(tag)>", base: try base.map { try WebURL($0) })
    return FragmentScanner(html).attributes.first { $0.name != "alt" }?.value
  }

  @Test(
    "a link is resolved, and dropped when its target is not allowed",
    arguments: [
      ("2", "https://example.org/posts/2"), ("/2", "https://example.org/2"), ("../2", "https://example.org/2"),
      ("./", "https://example.org/posts/"),
      ("?q=1&amp;r=2", "https://example.org/posts/1?q=1&amp;r=2"), ("//example.net/a", "https://example.net/a"),
      (" /a\n/b ", "https://example.org/a/b"),
      ("https://example.com/a b?ü", "https://example.com/a%20b?%C3%BC"), ("HTTP://EXAMPLE.com/A", "http://example.com/A"),
      ("#note-1", "#note-1"), ("#", nil),
      ("mailto:a@example.org?subject=x y", "mailto:a@example.org?subject=x%20y"),
      ("tel:+49-30-1", "tel:+49-30-1"), ("ftp://example.org/", nil), ("file:///etc/hosts", nil), ("about:blank", nil),
      ("blob:https://example.org/1", nil),
      ("intent://x#Intent;end", nil), ("http:example.net", nil), ("https:///x", nil), ("https://[::1", nil), ("x:y", nil),
    ] as [(String, String?)])
  func link(written: String, read: String?) throws {
    #expect(try attribute("a href=\"\(written)\"") == read)
  }

  @Test(
    "a script link is dropped in any disguise",
    arguments: ["javascript:x", "vbscript:x", "data:text/html,x", "livescript:x", "view-source:javascript:x", "feed:javascript:x"])
  func disguises(link: String) throws {
    for disguise in Self.disguises(of: link) {
      for element in ["a href", "img alt=i src", "video poster", "blockquote cite", "img alt=i longdesc", "audio src", "source srcset"] {
        for base in [nil, Self.page] {
          for quote in ["\"", "'"] {
            let value = try attribute("\(element)=\(quote)\(disguise)\(quote)", base: base) ?? ""
            let lower = value.lowercased()
            let isRelative = base == nil && !value.prefix { $0 != "/" && $0 != "?" }.contains(":")
            #expect(value.isEmpty || lower.hasPrefix("https://") || isRelative, "\(element)=\(disguise)")
          }
        }
      }
    }
  }

  private static func disguises(of link: String) -> [String] {
    let name = String(link.prefix { $0 != ":" })
    let (front, back) = (name.prefix(4), name.dropFirst(4))
    let inserted = ["\n", "\t", "\u{0}", "&#10;", "&Tab;", "&NewLine;", "&#x0A;", "&#0;", "\u{200B}", "\u{AD}", "/**/", "\\"].map {
      "\(front)\($0)\(back):x"
    }
    let inFront = ["", " ", "\t\n\r", "\u{1}", "\u{0}", "\u{FEFF}", "\u{A0}", "&#1;", "&#x20;", "\\", "//", "/", "./", "?", "%6A"].map {
      $0 + link
    }
    let colons = ["&colon;", "&#58;", "&#x3a;", "&#0000058", "\n:", " :", "\u{FF1A}"].map { "\(name)\($0)x" }
    let decimal = name.utf8.map { "&#\($0);" }.joined() + ":x"
    let hexadecimal = name.utf8.map { "&#x" + String($0, radix: 16) }.joined() + ":x"
    return inserted + inFront + colons + [link.uppercased(), link + " ", decimal, hexadecimal]
  }

  @Test(
    "every URL attribute is resolved",
    arguments: [
      "img src", "img srcset", "img alt=i longdesc", "video src", "video poster", "audio src", "source src", "source srcset", "q cite",
      "blockquote cite",
      "ins cite", "del cite",
    ])
  func places(place: String) throws {
    #expect(try attribute("\(place)=\"a.x\"") == "https://example.org/posts/a.x")
    #expect(try attribute("\(place)=\"#a\"") == nil)
    #expect(try attribute("\(place)=\"mailto:a@example.org\"") == nil)
    #expect(try attribute("\(place)=\"\"") == nil)
  }

  @Test(
    "the images of a srcset are resolved one by one, and invalid ones are dropped",
    arguments: [
      ("/a", "https://example.org/a"), ("/a 1x, b 2x", "https://example.org/a 1x, https://example.org/posts/b 2x"),
      ("/a,b 100w 50h,/c", "https://example.org/a,b 100w 50h, https://example.org/c"),
      (" , /a , ,\n/b\t1.5x ,", "https://example.org/a, https://example.org/b 1.5x"),
      ("/a, /b", "https://example.org/a, https://example.org/b"), ("/a,", "https://example.org/a"),
      ("javascript:x 1x, /b 2x", "https://example.org/b 2x"),
      ("data:image/png;base64,AA 1x", nil), ("/a onerror", nil), ("/a 1x, /b (x,y) 2x", "https://example.org/a 1x"), ("", nil), (",", nil),
      ("#a 1x", nil),
      ("https://example.com/?a=1&amp;b=2 2x", "https://example.com/?a=1&amp;b=2 2x"),
    ] as [(String, String?)])
  func sets(written: String, read: String?) throws {
    #expect(try attribute("img alt=\"i\" srcset=\"\(written)\"") == read)
  }

  @Test(
    "without a base, a relative link stays relative",
    arguments: [
      ("/a b", "/a%20b"), ("a", "a"), ("//example.org/a", "//example.org/a"), ("?q", "?q"), ("#f", "#f"), ("1:2", nil),
      ("javascript:x", nil),
    ]
      as [(String, String?)])
  func noBase(written: String, read: String?) throws {
    #expect(try attribute("a href=\"\(written)\"", base: nil) == read)
  }

  @Test("only xml:base changes the base, and only inside its element")
  func bases() throws {
    let html = """
      <base href="https://example.com/"><div xml:base="/b/"><a href="1">1</a><p xml:base="c/"><a href="2">2</a></p><a href="3">3</a>\
      <i xml:base="javascript:x"><a href="4">4</a></i></div><a href="5">5</a><!-- <a href="6">6</a> --><script>"<a href='7'>"</script>
      """
    let found = FragmentScanner(HTMLSanitizer.sanitized(html, base: try WebURL(Self.page))).attributes.map(\.value)
    #expect(found == ["b/1", "b/c/2", "b/3", "b/4", "posts/5"].map { "https://example.org/\($0)" })
  }

  @Test("an empty link points to the base URL")
  func emptyLinks() throws {
    #expect(try attribute("a href=\"\"") == Self.page)
    #expect(try attribute("a href=\" \"") == Self.page)
    #expect(try attribute("a href=\"\"", base: nil) == nil)
    let document = DocumentReader.document(of: .html("<a href=\"\">x</a>"), page: try WebURL(Self.page))
    #expect(document.blocks == [.paragraph([.link([.text("x")], try WebURL(Self.page))])])
  }

  @Test("a document has the same links as the sanitized HTML")
  func documents() throws {
    let html = "<p xml:base=\"/b/\"><a href=\"1\">x</a></p><p><a href=\"2\">y</a></p>"
    let document = DocumentReader.document(of: .html(html, base: try WebURL("https://example.net/f/")), page: try WebURL(Self.page))
    #expect(
      document.blocks == [
        .paragraph([.link([.text("x")], try WebURL("https://example.net/b/1"))]),
        .paragraph([.link([.text("y")], try WebURL("https://example.net/f/2"))]),
      ])
  }
}
