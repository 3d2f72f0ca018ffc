import Testing

@testable import TextEncoding

@Suite("Titles with HTML")
struct HTMLTitleTests {
  @Test(
    "a title is text, in which only pairs of inline tags are markup",
    arguments: [
      ("A free guide to <head> elements", nil), ("Why <table> is back", nil), ("The <select> element and the <title> tag", nil),
      ("Some <b>bold</b> words", "Some bold words"), ("<i>a <b>b</i></b>", "a b"), ("Use <b> for bold", nil), ("a</b>c", nil),
      ("<p>Title</p>", "Title"), ("<h2>A <em>b</em></h2>", "A b"), ("<p>A</p> and <p>", nil), ("one<br>two", "one two"),
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
