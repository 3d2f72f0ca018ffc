import CoreDomain
import Testing

@Suite("The words of a command line")
struct CommandWordsTests {
  @Test(
    "words end at white space, except between quotation marks and behind a backslash",
    arguments: [
      ("", []), ("  ", []), ("a b", ["a", "b"]), (" a\t b ", ["a", "b"]), ("a 'b c' d", ["a", "b c", "d"]), ("\"b c\"", ["b c"]),
      ("a\\ b", ["a b"]), ("''", [""]), ("a \"\" b", ["a", "", "b"]), ("a\"b\"'c'd", ["abcd"]), ("\"a\\\"b\"", ["a\"b"]),
      ("'a\\b'", ["a\\b"]), ("\"it's\"", ["it's"]), ("'say \"a\"'", ["say \"a\""]), ("\\'a", ["'a"]), ("a\\\\b", ["a\\b"]),
      ("$HOME `id` *", ["$HOME", "`id`", "*"]), ("\\ab c", ["ab", "c"]), ("a \\ b", ["a", " b"]),
    ] as [(String, [String])])
  func words(text: String, words: [String]) {
    #expect(CommandWords(text)?.words == words)
  }

  @Test("an open quotation mark, or a backslash at the end, is refused", arguments: ["'a", "a \"b", "a\\", "\"a\\\"", "'"])
  func open(text: String) {
    #expect(CommandWords(text) == nil)
  }
}
