@testable import CoreComposition
import CoreDomain
import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Short texts of values")
struct ShortTextTests {
  private struct Plain {
    let name: String
    let count: Int
    let nothing: Int?
    let none: [Int]
  }

  private final class Thing {}

  private static let query = ArticleQuery(having: [.starred], feed: FeedReference("harbour"), window: ListWindow(size: 5))

  @Test("each kind of value has a short, readable text")
  func table() throws {
    let cases: [(value: Any, text: String)] = [
      ((), ""), (7, "7"), (true, "true"), ("words", "'words'"), ("", ""), ("two\nlines", "'two'"),
      ("Use \(run: "undo")." as MessageText, "'Use '… undo'.'"), (Int?.none as Any, ""),
      (Int?.some(4) as Any, "4"), ([Int](), ""), ([1, 2, 3], "3 × Int"), ([5], "1 × Int"), (["a": 1, "b": 2], "2 × entry"),
      (Set(["only"]), "1 × String"), (ArticleQuery(words: try SearchWords("fog")), "ArticleQuery(words: fog)"), (Thing(), "Thing"),
      ((1, "b"), "1, 'b'"),
      (ArticleMark.read, "read"), (Outcome.done, "done"), (ReaderError.cancelled, "cancelled"),
      (Plain(name: "x", count: 2, nothing: nil, none: []), "Plain(name: 'x', count: 2)"),
      (ArticleReference("1a2b"), "ArticleReference(prefix: '1a2b')"),
      (ArticleList.Request.show(.all), "show(ArticleQuery)"),
      (ArticleQuery(window: ListWindow(size: 5)), "ArticleQuery(window: first 5)"),
    ]
    for (value, text) in cases { #expect(ShortText.of(value) == text) }
  }

  @Test("a short text fits on one line and has at most 48 characters")
  func length() {
    let long = String(repeating: "lang ", count: 1000)
    let values: [Any] = [
      long, Self.query, [long], ArticleList.Request.show(Self.query), "a\u{1B}[2J\nb", Array(repeating: Self.query, count: 9),
    ]
    for value in values {
      let text = ShortText.of(value)
      #expect(text.count <= 48 && !text.contains(where: \.isNewline), "\(text)")
      #expect(text.count < 48 || text.hasSuffix("…"))
    }
  }

  @Test(
    "of a long path, the name of the file is shown; of a URL, the server",
    arguments: [
      ("read /home/a/strata/config.json", "read /home/a/strata/config.json"),
      ("read /\(String(repeating: "x", count: 60))/articles/7ee5a4d2be.jsonl", "read …xxxxxxxxxxxxxxxx/articles/7ee5a4d2be.jsonl"),
      ("http://a.example/\(String(repeating: "x", count: 60))", "http://a.example/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"),
      ("read /one\nline", "read /one"), ("", ""),
      ("https://me:secret@a.example/?token=hidden", ShortText.of("https://me:secret@a.example/?token=hidden").filter { $0 != "'" }),
    ])
  func places(place: String, text: String) {
    #expect(ShortText.of(place: place) == text)
  }

  @Test("a short text includes the contents of a value, but not arbitrarily deep")
  func depth() {
    #expect(ShortText.of(ArticleList.Request.open(ArticleReference("1a"))) == "open(ArticleReference(prefix: '1a'))")
    #expect(ShortText.of(ArticleList.Request.change(StatusChange([], .set(.read, true)))).hasPrefix("change(StatusChange("))
    #expect(ShortText.of(Self.query) == "ArticleQuery(having: [starred], feed: FeedRefer…")
  }

  @Test("no short text contains credentials or tokens, not even a part of them")
  func secrets() {
    let text = "https://me:secret@example.org/feed?token=hidden"
    let far = "https://example.org/\(String(repeating: "x", count: 18))?token=hidden"
    let values: [Any] = [
      text, far, SubscribeInput(url: text), FeedReference(text), ReaderError.subscription(.badURL(text, .noHost)), FeedSource.url(text),
      "me:secret@example.org", String(repeating: "m", count: 60) + ":secret@example.org",
    ]
    for value in values {
      let short = ShortText.of(value)
      #expect(!short.contains("secret") && !short.contains("hid") && !short.contains("me:") && !short.contains("mmm"), "\(short)")
    }
  }
}
