@testable import Syndication
import Testing

@Suite("Start tags as publishers write them")
struct LooseTagTests {
  @Test(
    "a tag is read whatever separates its attributes",
    arguments: [
      // The text, the length of the tag, whether it ends with `/>`, and the tag as XML; nil when it is well-formed already.
      ("<a>", 3, false, nil), ("<a/>x", 4, true, nil), ("<a b='1' c=\"2\">", 15, false, nil), ("<a \n\t b = '1' />", 16, true, nil),
      ("<x:a-b_c.d1 y:z='&lt;'>", 23, false, nil), ("<_a é='1'>", 11, false, nil), ("<a b='>' c='/'>", 15, false, nil),
      ("<a b='<'>", 9, false, "<a b=\"&lt;\">"), ("<a b='\"'>", 9, false, nil), ("<a b='1'c='2'>", 14, false, "<a b=\"1\" c=\"2\">"),
      ("<a b='1'/c='2'>", 15, false, "<a b=\"1\" c=\"2\">"), ("<a / b='1'>", 11, false, "<a b=\"1\">"), ("<a / >", 6, false, "<a>"),
      ("<a b>", 5, false, "<a b=\"\">"), ("<a b c='1'/>", 12, true, "<a b=\"\" c=\"1\"/>"), ("<a b=1>", 7, false, "<a b=\"1\">"),
      ("<a b=1/>", 8, false, "<a b=\"1/\">"), ("<a b=x c=y>", 11, false, "<a b=\"x\" c=\"y\">"), ("<a b=>", 6, false, "<a b=\"\">"),
      ("<a b='1' b='2'>", 15, false, "<a b=\"1\">"), ("<a 1='x' b='y'>", 15, false, "<a b=\"y\">"),
      ("<a b@='x' c='y'>", 16, false, "<a c=\"y\">"),
      ("<a ='x'>", 8, false, "<a>"), ("<a \"b='x'>", 10, false, "<a>"), ("<a = b='1'>", 11, false, "<a b=\"1\">"),
      ("<a b='1>", 8, false, "<a b=\"1\">"), ("<a b=\"1 c='2'>", 14, false, "<a b=\"1\" c=\"2\">"), ("<a b='1</a>'>", 13, false, nil),
      ("<a b=\"'1>", 9, false, "<a b=\"1\">"), ("<a b=x'y\"z>", 11, false, "<a b=\"x'y&quot;z\">"),
      ("<a b='<c'>", 10, false, "<a b=\"&lt;c\">"),
    ] as [(String, Int, Bool, String?)])
  func reads(text: String, length: Int, isEmpty: Bool, markup: String?) throws {
    guard text != "<a b='1</a>'>" else { return #expect(LooseTag(in: Array(text.utf8)[...], at: 0) == nil) }
    // Neither what is before a tag nor what is behind it counts.
    for (before, after) in [("", ""), ("<b ", " c/>")] {
      let tag = try #require(LooseTag(in: Array((before + text + after).utf8)[...], at: before.utf8.count))
      #expect(tag.end == before.utf8.count + length && tag.isEmpty == isEmpty && tag.isClean == (markup == nil))
      if let markup { #expect(String(decoding: tag.markup(isEmpty: isEmpty), as: UTF8.self) == markup) }
    }
  }

  @Test(
    "text that only looks like a tag is no tag",
    arguments: [
      "<", "<a", "<a b", "<a b='1'", "< a>", "<1>", "<->", "<a@>", "<a <b>", "<a b <c>", "<>", "</a>", "<[a>", "<a b='1", "<a b='</",
    ])
  func noTag(text: String) {
    #expect(LooseTag(in: Array(text.utf8)[...], at: 0) == nil)
  }

  @Test("a tag keeps its first 200 attributes")
  func many() throws {
    let text = { (count: Int) in "<a\((0..<count).map { " a\($0)='\($0)'" }.joined())>" }
    let tags = try [200, 201].map { try #require(LooseTag(in: Array(text($0).utf8)[...], at: 0)) }
    #expect(tags.map(\.isClean) == [true, false])
    let markup = tags.map { String(decoding: $0.markup(isEmpty: false), as: UTF8.self) }
    #expect(markup[0] == markup[1] && markup[0] == text(200).replacing("'", with: "\""))
  }

  @Test("the name of a tag is its text up to a space, a slash or an angle bracket", arguments: ["<ab>", "<ab c='1'>", "<ab\n>", "<ab/>"])
  func name(text: String) {
    #expect(LooseTag(in: Array(text.utf8)[...], at: 0)?.name == "ab")
  }
}
