import CoreDomain
import Testing

@Suite("URL reference resolution")
struct WebReferenceTests {
  @Test(
    "a reference resolves against a base as RFC 3986 says, and to nil if either is unusable",
    arguments: [
      (
        "http://a/b/c/d;p?q",
        [
          // The normal examples of RFC 3986, section 5.4.1.
          ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
          ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
          ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
          ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
          ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
          ("../../g", "http://a/g"),
          // The abnormal examples of section 5.4.2.
          ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
          ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
          ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
          ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"),
          ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
          ("http:g", "http:g"),
        ]
      ),
      // Spellings that feeds use.
      (
        "https://example.org/d/e#f",
        [
          ("//cdn.example.org/x", "https://cdn.example.org/x"), (" \n/a b\t", "https://example.org/a%20b"),
          ("/caf\u{E9}?q=日", "https://example.org/caf%C3%A9?q=%E6%97%A5"), ("a%2Fb%zz%", "https://example.org/d/a%2Fb%25zz%25"),
          ("/a\nb", "https://example.org/ab"), ("?x[]=1|2", "https://example.org/d/e?x%5B%5D=1%7C2"),
          ("HTTPS://example.net/../x", "https://example.net/x"), ("https://example.net:8080", "https://example.net:8080"),
          ("http://[::1]:80/x", "http://[::1]:80/x"), ("mailto:a@example.org", "mailto:a@example.org"),
          ("#frag", "https://example.org/d/e#frag"), ("x#a#b", "https://example.org/d/x#a%23b"),
          ("/a//b/../c", "https://example.org/a//c"), ("1:2", "https://example.org/d/1:2"),
        ]
      ),
      // A base without a path.
      ("http://example.org", [("x", "http://example.org/x"), ("?q", "http://example.org?q"), ("", "http://example.org")]),
      // An unusable reference or base.
      ("", [("x", nil)]), ("example.org/a", [("x", nil)]), ("mailto:a@example.org", [("x", nil)]),
      ("http://example.org/", [("http://example.org:port/", nil), ("//[::1", nil), ("//a]b/", nil)]), ("http://[bad", [("x", nil)]),
      ("//example.org/", [("", nil)]),
    ] as [(String, [(String, String?)])])
  func resolves(base: String, references: [(String, String?)]) {
    for (reference, target) in references { #expect(WebReference.resolve(reference, against: base) == target, "\(reference)") }
  }

  @Test(
    "a reference is relative when no part of it can be read as a scheme",
    arguments: [
      ("a b", "a%20b"), ("/a:b", "/a:b"), (" ./a:b\n", "./a:b"), ("//example.org/a", "//example.org/a"), ("?a:b", "?a:b"),
      ("#f g", "#f%20g"), ("", ""),
      ("a:b", nil), ("1:b", nil), ("java\nscript:x", nil), ("\u{1}javascript:x", nil), ("https://example.org/", nil),
      ("//example.org:x/", nil),
    ] as [(String, String?)])
  func relative(reference: String, expected: String?) {
    #expect(WebReference.relative(reference) == expected)
  }

  @Test(
    "a host is not percent-encoded where links are opened, and everything else is",
    arguments: [
      ("https://b%C3%BCcher.example/x%20y", "https://b\u{FC}cher.example/x%20y"),
      ("https://b\u{FC}.example?q=%41", "https://b\u{FC}.example?q=%41"),
      ("https://b%C3%BC.example#%41", "https://b\u{FC}.example#%41"), ("https://a%40b@b%C3%BC.example/", "https://a%40b@b\u{FC}.example/"),
      ("https://example.org/%41", "https://example.org/%41"), ("https://b%FF.example/", "https://b%FF.example/"),
      ("https://b%ZZ.example/", "https://b%ZZ.example/"), ("https://b%4", "https://b%4"), ("mailto:%41", "mailto:%41"),
      ("https://%61%62.example", "https://ab.example"), ("//b\u{FC}.example", "https://b\u{FC}.example"),
    ])
  func plainHosts(reference: String, target: String) {
    #expect(WebReference.resolveWithPlainHost(reference, against: "https://example.org/") == target)
  }
}
