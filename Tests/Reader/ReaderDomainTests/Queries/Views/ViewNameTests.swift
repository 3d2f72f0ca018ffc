import ReaderDomain
import Testing

@Suite("Names of views")
struct ViewNameTests {
  @Test(
    "a name has letters, digits, hyphens, underscores and dots",
    arguments: ["a", "4", "daily-news", "e\u{301}t\u{e9}", "日本", "a.b_c", "नमस्ते", String(repeating: "é", count: 32)])
  func good(text: String) throws {
    #expect(try ViewName(text).text == text)
    let views = SavedViews([SavedView(try ViewName(text), "tea")])
    #expect(throws: Never.self) { try Query("(-@\(text))", views: views) }
  }

  @Test(
    "other texts are no names",
    arguments: [
      ("", ViewNameError.empty), ("a b", .unexpected(" ")), ("-a", .unexpected("-")), (".a", .unexpected(".")), ("a=b", .unexpected("=")),
      ("a(b", .unexpected("(")), ("a|b", .unexpected("|")), ("#a", .unexpected("#")), ("\u{202E}a", .unexpected("\u{202E}")),
      ("a\u{7}", .unexpected("\u{7}")), (String(repeating: "é", count: 33), .tooLong(bytes: 66)),
    ])
  func bad(text: String, error: ViewNameError) {
    #expect(throws: error) { try ViewName(text) }
  }

  @Test(
    "a title becomes the name that is most like it",
    arguments: [
      ("News & Comics", "News-Comics"), ("  a  ", "a"), ("!!", nil), ("日本 語", "日本-語"), ("-x-", "x-"),
      (String(repeating: "é", count: 33), String(repeating: "é", count: 32)),
      ("\(String(repeating: "é", count: 31)) é", String(repeating: "é", count: 31)),
      ("\(String(repeating: "é", count: 31))éa", String(repeating: "é", count: 32)),
      (String(repeating: "a ", count: 99), nil),
    ] as [(String, String?)])
  func like(title: String, name: String?) {
    if title.count > 99 {
      #expect(ViewName(like: title)?.text.utf8.count == 63)
    } else {
      #expect(ViewName(like: title)?.text == name)
    }
  }
}
