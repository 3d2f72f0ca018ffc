import ReaderDomain
import Testing

@Suite("Regular expressions")
struct RegularExpressionTests {
  @Test(
    "each construct matches what it says",
    arguments: [
      ("a.c", "xabcx", "a\nc"), ("[a-cx]1", "b1", "d1"), ("[^a-c]", "d", "abc"), ("[]-]", "-", "["), ("[a\\d]x", "7x", "bx"),
      ("\\d\\d", "v42", "v4"), ("^\\w+$", "über_1", "a b"), ("a\\sb", "a\tb", "ab"), ("\\bcat\\b", "a cat.", "concat"),
      ("\\Bcat", "concat", "a cat"), ("\\D", "a", "12"), ("\\S", "x", " "), ("\\W", "-", "ab"), ("^b", "bc", "ab"), ("b$", "ab", "bc"),
      ("ab*c", "ac", "adc"), ("ab+c", "abbc", "ac"), ("ab?c", "ac", "abbc"), ("^a{2}$", "aa", "a"), ("^a{2,}$", "aaaa", "a"),
      ("^a{2,3}$", "aaa", "aaaa"), ("^(Ask|Show) HN", "Show HN: x", "To Show HN"), ("(ab)+$", "abab", "aba"), ("x||y", "", "\u{0}never"),
      ("a\\.b", "a.b", "axb"), ("\\/\\\\", "/\\", "\\/"), ("日+本", "日日本", "本日"), ("(^a|b$)", "cb", "ca"), ("a{0}b", "b", "a"),
      ("[\\W]", "-", "a"), ("a\\tb\\n", "a\tb\n", "atbn"), ("^a{9}$", "aaaaaaaaa", "aaaaaaaa"), ("^a{0,1}$", "", "aa"),
      ("[\\n]", "a\nb", "n"), ("[\\]]", "]", "\\"),
      ("[\\--a]", "_", "~"), ("^(a|b)c", "ac", "ad"), ("^(ab|c|)d$", "abd", "ab"),
      ("^(ab|c)d", "cd", "abcd"), ("^[0-9]\\d$", "09", "0/"), ("^\\d$", "9", ":"), ("^\\d$", "\u{0669}", "\u{00BD}"),
      ("^\\w+$", "azAZ09_", "{"), ("^\\w$", "é", "`"),
      ("^\\w$", "_", "@"), ("^\\w$", "0", "["), ("^\\w$", "Z", "/"), ("^[b-da-c]$", "d", "e"), ("^[a-cb]$", "c", "d"),
      ("^[acb]$", "b", "d"), ("^[a-bc-d]$", "d", "e"),
      ("^[a-df-g]$", "f", "e"), ("^[a-zc]$", "z", "{"), ("^A$", "a", "b"), ("^Z$", "z", "y"), ("^[A-Z]$", "z", "["), ("^[^A-Z]$", "@", "z"),
      ("^İ$", "İ", "i"), ("^ß$", "ß", "SS"),
      ("[a-]", "-", "b"), ("[a\\-c]", "-", "b"), ("[a-a]", "a", "-"), ("[-a]", "-", "b"), ("[^-]", "a", "-"),
    ])
  func constructs(source: String, matching: String, other: String) throws {
    let expression = try RegularExpression(source)
    #expect(expression.matches(matching))
    if other != "\u{0}never" { #expect(!expression.matches(other)) }
  }

  @Test("upper and lower case are the same, unless they are told apart")
  func cases() throws {
    let sigmas = [("ς", "Σ"), ("Σ", "ς"), ("ς", "σ"), ("σ", "ς"), ("[ς]", "Σ"), ("[σ]", "ς"), ("[Σ]", "ς"), ("[ς]", "σ")]
    for (source, text) in [("hn", "HN"), ("HN", "hn"), ("[a-z]+", "ÄPFEL X"), ("Ä", "ä"), ("[ä]", "Ä"), ("σ", "Σ")] + sigmas {
      #expect(try RegularExpression(source).matches(text))
      #expect(try source == "[a-z]+" || !RegularExpression(source, isCaseSensitive: true).matches(text))
    }
    #expect(try RegularExpression("Ask", isCaseSensitive: true).matches("Ask"))
    #expect(try RegularExpression("[^a]").matches("A") == false)
  }

  @Test("a whole match covers the text")
  func whole() throws {
    let expression = try RegularExpression("ab|abc")
    #expect(expression.matchesWhole("abc") && expression.matchesWhole("ab"))
    #expect(!expression.matchesWhole("abcd") && !expression.matchesWhole("xab") && !expression.matchesWhole(""))
    #expect(try RegularExpression("a*").matchesWhole(""))
  }

  @Test(
    "a faulty expression is refused with its place",
    arguments: [
      ("(a", .unclosed, 0), ("a)", .unopened, 1), ("[a", .unclosed, 0), ("*a", .nothingToRepeat, 0), ("a**", .nothingToRepeat, 2),
      ("a{2", .badRepetition, 1), ("a{3,2}", .badRepetition, 1), ("a{x}", .badRepetition, 1), ("a{12345}", .badRepetition, 1),
      ("[z-a]", .badRange, 1), ("\\q", .unknownEscape, 0), ("a\\", .unknownEscape, 1), ("^*", .nothingToRepeat, 0),
      ("(|*)", .nothingToRepeat, 2), ("[[:alpha:]]", .namedClass, 1), ("[a[=e=]]", .namedClass, 2),
      ("((a{100}){100}){100}", .tooLarge, 0), ("a{1001}", .tooLarge, 0), ("((){1000}){1000}", .tooLarge, 0),
      (String(repeating: "(", count: 65), .tooDeep, 64),
    ] as [(String, RegularExpressionError.Reason, Int)])
  func faults(source: String, reason: RegularExpressionError.Reason, offset: Int) {
    #expect(throws: RegularExpressionError(reason: reason, offset: offset)) { try RegularExpression(source) }
  }

  @Test("groups next to each other are not deep")
  func manyGroups() throws {
    let groups = String(repeating: "(a)", count: 100)
    #expect(try RegularExpression("^\(groups)$").matches(String(repeating: "a", count: 100)))
    let deepest = String(repeating: "(", count: 64) + "a" + String(repeating: ")", count: 64)
    #expect(try RegularExpression(deepest).matches("a"))
  }

  @Test("expressions are equal when their text and their view of case are")
  func equality() throws {
    let all = try ["a", "b"].flatMap { [try RegularExpression($0), try RegularExpression($0, isCaseSensitive: true)] }
    #expect(Set(all).count == 4 && Set(all + all).count == 4)
    #expect(try all[0] == RegularExpression("a") && all[0] != all[1] && all[0] != all[2])
    #expect(Set(all.map { $0.hashValue }).count == 4)
  }

  @Test("an expression of the maximum size is accepted")
  func largest() throws {
    // A repetition of one state has twice as many states, and one more.
    for source in ["ba{499}", "ba{498,}", "a{497}|", "(a|b){142}"] { _ = try RegularExpression(source) }
    for source in ["bba{499}", "bba{498,}", "ba{497}|", "(a|b){143}"] {
      #expect(throws: RegularExpressionError(reason: .tooLarge, offset: 0), "\(source)") { try RegularExpression(source) }
    }
    #expect(try RegularExpression("((a{5}){5}){5}").matches(String(repeating: "a", count: 125)))
    #expect(try !RegularExpression("((a{5}){5}){5}").matches(String(repeating: "a", count: 124)))
  }
}
