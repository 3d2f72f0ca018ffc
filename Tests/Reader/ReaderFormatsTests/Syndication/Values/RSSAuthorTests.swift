import ReaderDomain
import Testing

@testable import Syndication

@Suite("Authors in RSS")
struct RSSAuthorTests {
  @Test(
    "the name of an author is found before or inside the brackets",
    arguments: [
      ("jane@example.org (Jane Doe)", "Jane Doe"), ("Jane Doe <jane@example.org>", "Jane Doe"), ("jane@example.org", "jane@example.org"),
      ("Jane Doe", "Jane Doe"), ("Jane Doe (Reuters)", "Jane Doe (Reuters)"), ("(Jane Doe)", "Jane Doe"),
      ("Jane (A (B)) <mailto:j@x.org>", "Jane (A (B))"),
      ("j@x.org (Jane (Doe))", "Jane (Doe)"), ("<jane@example.org>", "jane@example.org"), ("Jane @ Home (x)", "Jane @ Home (x)"),
      ("a@b@c (Jane)", "a@b@c (Jane)"),
      ("@x.org (Jane)", "@x.org (Jane)"),
    ])
  func authors(text: String, name: String) {
    let escaped = text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(Author(rss: escaped)?.name == name)
  }
}
