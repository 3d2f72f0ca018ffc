import Testing

@testable import TextEncoding

@Suite("Titles with HTML")
struct HTMLTitleTests {
  @Test(
    "a title is text, in which only pairs of tags and a tag at a cut are markup",
    arguments: [
      ("A free guide to <head> elements", nil), ("Why <table> is back", nil), ("The <select> element and the <title> tag", nil),
      ("Some <b>bold</b> words", "Some bold words"), ("<i>a <b>b</i></b>", "a b"), ("Use <b> for bold", nil), ("a</b>c", nil),
      ("<p>Title</p>", "Title"), ("<h2>A <em>b</em></h2>", "A b"), ("<p>A</p> and <p>", "A and <p>"), ("one<br>two", "one two"),
      ("\n <p>one</p>\n", "one"), ("<div><p>two</p></div>", "two"), ("<p>three</p><p>four</p>", "three four"),
      ("<h1>Five</h1> six", "Five six"), ("<p> </p>", ""), ("The <td></td> pair", nil), ("<script>x</script> and <style>y</style>", nil),
      ("<strong>a", "a"), ("a</b>", "a"), (" <em>é</i> ", "é"), ("<b> is bold", nil), ("<code>: why", nil), ("It ends with </b>", nil),
      ("<table>s of <td>", nil),
      ("What goes between <head> and </head>?", nil), ("The <table> tag and the </table> tag", nil), ("The <p> tag and the </p> tag", nil),
      ("Use <td>a</td> here", nil), ("<p> one</p> two", nil), ("<p>one </p>two", nil),
      ("<ul><li>One</li><li>Two</li></ul> three", "One Two three"),
      ("a &#55357;&#56832;", "a 😀"),
      ("The <br> tag", nil),
      ("one<br/>two", "one two"), ("super<wbr>cali", "supercali"), ("Vec<T>", nil), ("What <?php and <!DOCTYPE html> do", nil),
      ("a<!-- c -->b", "ab"), ("<a href='x?a>b'>c</a>", "c"), ("caf&eacute &copy 2026 A &amp B", "café © 2026 A & B"),
      ("&#+65; &#-1;", nil),
      ("&#150; &#x80;", "– €"), ("&#233 x &notin; &notit;", "é x ∉ ¬it;"),
    ] as [(String, String?)])
  func titles(html: String, text: String?) {
    #expect(HTMLTitle.text(html) == text ?? html)
  }

  @Test(
    "earlier versions read pairs of block tags as text",
    arguments: [
      ("\n<p>one</p>", "<p>one</p>"), ("<p>one</p>", "one"), ("<p>a</p><p>b</p>", "<p>a</p><p>b</p>"), ("<b>a</b> b<br>c", "a b c"),
      ("<b>a", "<b>a"), ("AT&amp;T", "AT&T"),
      ("a &#55357;&#xDE00;", "a \u{FFFD}\u{FFFD}"),
    ])
  func earlier(html: String, text: String) {
    #expect(HTMLTitle.earlierText(html) == text)
  }

  @Test("earlier versions read the surrogates of a character as two characters, also in a title that is called HTML")
  func surrogates() {
    #expect(
      HTMLTitle.html("<p>a &#55357;&#56832;</p>") == "a 😀" && HTMLTitle.earlierHTML("<p>a &#55357;&#56832;</p>") == "a \u{FFFD}\u{FFFD}")
  }

  @Test(
    "in a title that is called HTML, every tag is markup",
    arguments: [
      ("a <b>b</b> c", "a b c"), ("Why <table> is back", "Why is back"), ("a<br>b", "a b"), ("Vec<T>", "Vec<T>"),
      ("<script>x</script>y", "y"),
      ("caf&eacute &amp B", "café & B"), ("a<![if x]>b<?c?>d", "abd"),
    ])
  func html(html: String, text: String) {
    #expect(HTMLTitle.html(html) == text)
  }
}
