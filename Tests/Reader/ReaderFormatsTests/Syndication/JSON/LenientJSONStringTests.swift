import ReaderDomain
@testable import Syndication
import Testing

@Suite("JSON strings as publishers write them")
struct LenientJSONStringTests {
  @Test(
    "a string is read, and what is unreadable in it is counted",
    arguments: [
      ("plain é🍵 ~", "plain é🍵 ~", 0, []), ("", "", 0, []), (#"\" \\ \/ \n \t"#, "\" \\ / \n \t", 0, []),
      (#"\r\n"#, "\n", 0, []), (#"caf\u00e9 \u00E9"#, "café é", 0, []), (#"\ud83c\udf75"#, "🍵", 0, []),
      (#"\uDBFF\uDFFF\uD800\uDC00"#, "\u{10FFFF}\u{10000}", 0, []),
      // Surrogates without their other half.
      (#"a\ud83c"#, "a\u{FFFD}", 0, [.replacedBytes(count: 1)]), (#"\udf75b"#, "\u{FFFD}b", 0, [.replacedBytes(count: 1)]),
      (#"\ud83c\ud83c\udf75"#, "\u{FFFD}🍵", 0, [.replacedBytes(count: 1)]),
      (#"\udf75\udf75"#, "\u{FFFD}\u{FFFD}", 0, [.replacedBytes(count: 2)]), (#"\ud83c\u0041"#, "\u{FFFD}A", 0, [.replacedBytes(count: 1)]),
      (#"\ud83c\nudf75"#, "\u{FFFD}\nudf75", 0, [.replacedBytes(count: 1)]),
      (#"\ud83cudf75"#, "\u{FFFD}udf75", 0, [.replacedBytes(count: 1)]),
      (#"\ud83cx\udf75"#, "\u{FFFD}x\u{FFFD}", 0, [.replacedBytes(count: 2)]),
      (#"\ud83c\/udf75"#, "\u{FFFD}/udf75", 0, [.replacedBytes(count: 1)]),
      // Backslashes that the publisher forgot to escape.
      (#"C:\Users\me"#, #"C:\Users\me"#, 2, []), (#"\u12"#, #"\u12"#, 1, []), (#"\uxyzw"#, #"\uxyzw"#, 1, []),
      (#"\u+041"#, #"\u+041"#, 1, []),
      (#"\u-041"#, #"\u-041"#, 1, []), (#"it\'s"#, "it's", 1, []), (#"\😀"#, #"\😀"#, 1, []),
      // Control characters.
      (#"a\b\fb"#, "ab", 0, [.droppedControls(count: 2)]), (#"a\u0000\u001f\u007f\u0081b"#, "ab", 0, [.droppedControls(count: 4)]),
      (#"a\u0009\u000A\u000d\u0020b"#, "a\t\n\n b", 0, []), ("a\u{1}\u{1F}\u{7F}b", "ab", 0, [.droppedControls(count: 3)]),
      ("a\tb\nc\rd", "a\tb\nc\nd", 3, []),
      // The numbers of windows-1252 in place of those of Unicode.
      (#"\u0080\u0095\u009f\u00a0"#, "€•Ÿ\u{A0}", 0, [.windowsCharacters(count: 3)]),
      ("\u{80}\u{9F}\u{A0}\u{BF}©", "€Ÿ\u{A0}¿©", 0, [.windowsCharacters(count: 2)]),
      ("x\u{81}y", "xy", 0, [.droppedControls(count: 1)]),
      (#"\ud83c\u0007"#, "\u{FFFD}", 0, [.replacedBytes(count: 1), .droppedControls(count: 1)]),
    ] as [(String, String, Int, [FeedDiagnostic])])
  func reads(written: String, read: String, repaired: Int, repairs: [FeedDiagnostic]) {
    var strings = LenientJSONString()
    var position = 3
    let found = strings.read(Array(#"[7,"\#(written)", "next"]"#.utf8), from: &position)
    #expect(found == read && strings.repaired == repaired && strings.repairs == repairs)
    #expect(position == 5 + written.utf8.count)
  }

  @Test("the counts add up over the strings of a document, whose texts stay apart")
  func several() {
    var strings = LenientJSONString()
    let text = Array(#""a\b\x" "b\ud800\b\y""#.utf8)
    var position = 0
    #expect(strings.read(text, from: &position) == #"a\x"#)
    position += 1
    #expect(strings.read(text, from: &position) == "b\u{FFFD}\\y")
    #expect(position == text.count && strings.repaired == 2)
    #expect(strings.repairs == [.replacedBytes(count: 1), .droppedControls(count: 2)])
  }

  @Test(
    "a string without an end is not read",
    arguments: ["\"", "\"abc", #""abc\"#, #""abc\""#, #""abc\u00e"#, #""\ud83c"#, #""\ud83c\"#, #""\ud83c\u"#, #""\ud83c\udf7"#, "\"a\tb"])
  func endless(text: String) {
    var strings = LenientJSONString()
    var position = 0
    #expect(strings.read(Array(text.utf8), from: &position) == nil)
    position = 0
    #expect(strings.read(Array(text.utf8) + [0xC2], from: &position) == nil)
  }
}
