import ReaderDomain
import Testing

@testable import FeedServers

@Suite("Names of articles on feed servers")
struct ServerItemIDGoogleReaderTests {
  @Test(
    "every notation of an article gives the same name",
    arguments: [
      ("1795796998470036", "00066144922eb994"), ("tag:google.com,2005:reader/item/00066144922eb994", "00066144922eb994"),
      ("tag:google.com,2005:reader/item/66144922EB994", "00066144922eb994"), ("00066144922eb994", "00066144922eb994"),
      ("0000000000000042", "0000000000000042"), ("-1", "ffffffffffffffff"), ("18446744073709551615", "ffffffffffffffff"),
      ("-9223372036854775808", "8000000000000000"), ("7", "0000000000000007"),
      ("tag:google.com,2005:reader/item/1234567890123456", "1234567890123456"),
      ("544f2e15f8b4d0e8c5000001", "544f2e15f8b4d0e8c5000001"),
      ("tag:google.com,2005:reader/item/544F2e15f8b4d0e8c5000001", "544F2e15f8b4d0e8c5000001"),
      ("123456789012345678901234", "123456789012345678901234"), ("xyz", "xyz"), ("", nil), ("tag:google.com,2005:reader/item/", nil),
      ("a b", nil), ("é", nil), ("1\n", nil), ("--1", nil), ("-", nil),
      (String(repeating: "x", count: 64), String(repeating: "x", count: 64)),
      (String(repeating: "x", count: 65), nil),
    ] as [(String, String?)])
  func notations(text: String, expected: String?) {
    #expect(ServerItemID(googleReader: text)?.text == expected)
  }

  @Test(
    "full-width characters of FreshRSS become those of the publisher, except in East Asian titles",
    arguments: [
      ("Fish ＆ chips", "Fish & chips", "Fish & chips"), ("＜b＞？", "＜b＞？", "<b>?"), ("a？＼／，；", "a？＼／，；", "a?\\/,;"),
      ("日本＆中国", "日本＆中国", "日本＆中国"), ("한국＆", "한국＆", "한국＆"), ("Ａ＆B", "Ａ＆B", "Ａ＆B"), ("plain", "plain", "plain"), ("", "", ""),
    ])
  func fullWidth(text: String, title: String, feedTitle: String) {
    #expect([FullWidthText.restored(text), FullWidthText.restoredFeedTitle(text)] == [title, feedTitle])
  }
}
