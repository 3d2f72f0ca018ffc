import CoreDomain
import ReaderDomain
import ReaderDoubles
@testable import ArticleText
import Testing

@Suite("The number of links")
struct HTMLLinksTests {
  @Test(
    "links to other pages count",
    arguments: [
      ("<a href=\"https://e.org/\">x</a>", 1), ("<A HREF='http://e.org/'>x</A> <a href=/rel>y</a>", 2),
      ("<a\nclass=\"b\" href = \"x\">y</a>", 1),
      ("<a title=\"a > b\" href=\"HTTPS://e.org/\">x</a>", 1), ("<p><b><a/href=x>y</a></b></p>", 1), ("<a href=\"//e.org/\">x</a>", 1),
      ("<a href=\"?a:b\">x</a><a href=\"a/b:c\">x</a>", 2), ("<a\rhref=x>y</a>", 1), ("1<<a href=x>y</a>", 1), ("I <3<a href=x>y</a>", 1),
      ("<a title=\"next >\" href=x>y</a>", 1), ("<!-- 123 > --><a href=x>y</a>", 1), ("<script>1</script><a href=x>y</a>", 1),
      ("<a = href=x>y</a>", 1), ("<area href=\"x\">", 1),
    ])
  func counted(html: String, count: Int) {
    #expect(HTMLLinks.count(in: html) == count)
  }

  @Test(
    "other elements, links within the page and other schemes do not count",
    arguments: [
      "", "plain < text", "<a>x</a>", "<a name=\"href\">x</a>", "<a href=\"#note\">1</a>", "<a href=\"\">x</a>", "<a href=\" \">x</a>",
      "<a href=\"mailto:a@e.org\">x</a>", "<a href=\"JavaScript:x\">x</a>", "<abbr href=\"x\">", "</a href=\"x\">",
      "<!-- <a href=\"x\"> -->", "<!-- <a href=\"x\">", "<script>'<a href=\"x\">'</script>", "<style><a href=x></STYLE >",
      "<a alt='<a href=\"x\">'>",
      "<a href=\"x", "<a href=x", "<a href", "<a href=", "<", "<a", "&lt;a href=\"x\"&gt;", "<a href=#a href=x>", "<a href=>x</a>",
      "<a-z href=x>", "<az href=x>", "<a1 href=x>", "<a=b href=x>", "<a href=\"s3://x\">y</a>", "<a href=\"x9:y\">z</a>",
      "<a href=\"Z39.50r://e.org/\">x</a>",
      "<!-- 123 <a href=x> -->", "<script>123 '<a href=x>'</script>",
    ])
  func others(html: String) {
    #expect(HTMLLinks.count(in: html) == 0)
  }

  @Test("the same links count that are shown with the article")
  func shown() {
    let html = """
      <p>See <a href="https://e.org/1">one</a>, <a href='/2'>two</a>.</p>
      <ul><li><a class=x href=https://e.org/3>three</a> <a href="mailto:a@e.org">mail</a></ul>
      """
    let document = DocumentReader.document(of: .html(html, base: nil), page: WebURL(validating: "https://e.org/"))
    #expect(document.links.count == 3)
    #expect(HTMLLinks.count(in: html) == 3)
  }
}
