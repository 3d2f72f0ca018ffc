@testable import TextEncoding
import Testing

@Suite("The searched text of HTML")
struct HTMLTextTests {
  @Test(
    "tags are removed, and what only looks like a tag stays",
    arguments: [
      ("plain  text", "plain text"), ("a <b>b</b> c", "a b c"), ("a<b>b</b>c", "abc"), ("a<br>b", "a b"), ("a<BR/>b", "a b"),
      ("<h1>t</h1>x", "t x"), ("<H6>t</H6>", "t"), ("a < b", "a < b"), ("Vec<T>", "Vec<T>"), ("<a@example.org>", "<a@example.org>"),
      ("a<b", "a<b"), ("<p>a<b", "a<b"), ("a<b <i", "a<b <i"), ("<é>", "<é>"), ("<pé>x", "<pé>x"), ("<p9>x", "<p9>x"),
      ("<p class='x'>y", "y"),
      ("a<!-- c > d -->b", "ab"), ("a<!-- c", "a"), ("<script>x<y</script>z", "z"), ("<STYLE>x</Style>y", "y"), ("</script>z", "z"),
      ("<script>x</scripty", ""), ("<p>a</p><p>b</p>", "a b"), ("</ p>", "</ p>"), ("", ""),
    ])
  func tags(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "character references are decoded, and what only looks like one stays",
    arguments: [
      ("a&amp;b", "a&b"), ("&lt;b&gt;", "<b>"), ("&#65;", "A"), ("&#x41;", "A"), ("&#X4a;", "J"), ("&#128;", "€"), ("&nosuch;", "&nosuch;"),
      ("a & b", "a & b"),
      ("&amp", "&amp"), ("&#xZZ;", "&#xZZ;"), ("&#1114112;", "&#1114112;"), ("&#;", "&#;"), ("&;", "&;"),
      ("AT&T; &amp;amp;", "AT&T; &amp;"),
      ("&#\(String(repeating: "0", count: 36))65;", "A"),
      ("&#\(String(repeating: "0", count: 37))65;", "&#\(String(repeating: "0", count: 37))65;"), ("a&nbsp;b", "a b"),
    ])
  func references(html: String, text: String) {
    #expect(HTMLText.plain(html).replacing("\u{A0}", with: " ") == text)
  }
}
