import Growth
import ReaderDomain
import Testing

@Suite("Cost of queries", .timeLimit(.minutes(60)))
struct QueryCostTests {
  private static let tokens: [FloodToken] = [
    "a", " ", "a ", "-", "- ", "-a ", "(", ")", "(a ", "((a) ", "or ", "a or ", "and ", "not ", "not a ", "\"", "\"a\" ", "\\", "\"\\", "/",
    "/a/ ",
    "|", "feed:a|", "tag:", "#a ", "@a ", ":", "a:", "title:a ", "sort:", "sort:date ", "sort:-date,", "limit:1 ", "words:1..", "..",
    "age:<1d ",
    "date:2026-11-01 ", "*", "a* ", "日", "e\u{301}", "\u{301}", "https://", ".", "=", "<", "\t", "is:read|", "1", "[", "{1,2}", "(a|", "a?",
  ]

  /// A query of the maximum length; a longer text is refused at once.
  private func check(_ places: [FloodPlace], _ work: (String) -> Void) {
    for problem in Flood(places: places, tokens: Self.tokens).problems(
      upTo: Query.maximumBytes / 2, read: { work(String(decoding: $0, as: UTF8.self)) })
    {
      Issue.record("\(problem)")
    }
  }

  @Test("reading and writing a query takes linear time")
  func reading() {
    check(["§", "a §", "(§", "title:\"§\" a", "/§/", "sort:§", "-(§) a"]) { text in
      guard let query = try? Query(text) else { return }
      _ = query.text
    }
  }

  @Test("a regular expression of any form is read in linear time, or refused")
  func compiling() {
    check(["§", "(§", "(§)", "[§]", "(§)+$", "a{1,§}"]) { text in
      _ = try? RegularExpression(text)
    }
  }

  @Test(
    "an expression is searched in time that is linear in the text",
    arguments: ["(a+)+$", "(a|a)*$", "(a*)*b", "((a{1,5}){1,5}){1,5}$", "(.*)(.*)(.*)x", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a?){50}a{50}b"])
  func searching(source: String) throws {
    let expression = try RegularExpression(source)
    for token in ["a", "ab", "a ", "日"] as [FloodToken] {
      let problem = CostGrowth.problem(upTo: 4 << 10) {
        String(decoding: token.flood(bytes: $0), as: UTF8.self) + "!"
      } work: {
        _ = expression.matches($0)
      }
      #expect(problem == nil, "\(token)")
    }
  }
}
