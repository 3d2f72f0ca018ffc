import CoreDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Cost of rules", .timeLimit(.minutes(60)))
struct RuleCostTests {
  private static let feed = Subscription.sample(title: "News")
  private static let kinds = [
    "when title:word№ => hide", "when \"word№ word\" => read", "when body:word№ => star", "when title:/word№[a-z]+x/ => hide",
    "when words:>№ author:ann => keep", "when tag:word№ or -is:read => read", "when feed:news age:<№d -title:a* => star",
    "when (a or b№) (c or text:d№) => hide", "feed News: latest №",
  ]

  /// As many rules of a kind, each with another number.
  private func matcher(_ kind: String, _ count: Int) -> RuleMatcher {
    let text = (1...count).map { kind.replacing("№", with: "\($0)") }.joined(separator: "\n")
    let document = RuleDocument(text)
    #expect(document.entries.count == count && document.errors.isEmpty)
    return RuleMatcher(document.entries, at: .sample(), subscriptions: [Self.feed], latestRefresh: .sample())
  }

  private func articles(_ count: Int) -> [ArticleWithStatus] {
    (0..<count).map {
      .sample(
        .sample(guid: "\($0)", feed: Self.feed.id, title: "word\($0) word of the day", authors: [Author(name: "Ann")].compactMap(\.self)))
    }
  }

  private static let body = String(repeating: "many words of a text ", count: 5)

  @Test("rules look at articles in time that is linear in the number of articles", arguments: kinds)
  func articles(kind: String) {
    let matcher = matcher(kind, 10)
    let problem = CostGrowth.problem(upTo: FloodSize.largest) {
      articles($0 / 16)
    } work: { entries in
      _ = matcher.marks(for: entries, of: Self.feed.id) { _ in QueryBody(Self.body, links: nil) }
    }
    #expect(problem == nil)
  }

  @Test("and linear in the number of rules", arguments: kinds)
  func rules(kind: String) {
    let entries = articles(200)
    // A steep cost is measured with sixteen times as many rules again, which are still no more than a file may have.
    let largest = 4 << 10
    let problem = CostGrowth.problem(upTo: largest) {
      matcher(kind, $0 * RuleDocument.maximumRules / (16 * largest))
    } work: { matcher in
      _ = matcher.marks(for: entries, of: Self.feed.id) { _ in QueryBody(Self.body, links: nil) }
    }
    #expect(problem == nil)
  }

  @Test(
    "a file of rules is read in linear time, whatever it repeats",
    arguments: ["§", "when §", "when a => §", "feed §", "when a => hide until §"])
  func reading(place: String) {
    let tokens: [FloodToken] = [
      "a", " ", "\n", "\r\n", "=>", "=> ", " => hide\n", "when a => hide\n", "when ", "until ", "until 7d ", "hide,", ",", ":", "feed a: ",
      "latest 1 ", "#", "#\n", "\"", "(", "-", "@a ", "e\u{301}", "\u{2028}", "\t",
    ]
    for problem in Flood(places: [FloodPlace(place)], tokens: tokens).problems(
      upTo: FloodSize.largest, read: { _ = RuleDocument(String(decoding: $0, as: UTF8.self)) })
    {
      Issue.record("\(problem)")
    }
  }
}
