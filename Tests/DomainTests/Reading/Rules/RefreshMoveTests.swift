import Domain
import DomainDoubles
import Testing

@Suite("When a feed has moved for good")
struct RefreshMoveTests {
  private static let dayInMinutes = 24 * 60
  private static let feed = Subscription.sample(address: "https://example.org/feed")
  private static let new = WebAddress.sample("https://example.net/new")
  private static let newer = WebAddress.sample("https://example.net/newer")

  /// What is remembered after answers at these minutes, each with the place where its permanent redirects led.
  private static func visit(
    _ answers: [(minutes: Int, target: WebAddress?)], before: Visit = .never, content: FeedAnswer.Content = .unchanged
  ) -> Visit {
    answers.reduce(before) { visit, answer in
      RefreshPolicy.visit(
        after: content, terms: AnswerTerms(movedTo: answer.target), hasNews: false, before: visit, at: .sample(plusMinutes: answer.minutes))
    }
  }

  @Test(
    "a permanent redirect is followed for good when it was seen on three different days in a row",
    arguments: [
      ([], nil), ([(0, new)], nil), ([(0, new), (30, new), (60, new), (90, new)], nil), ([(0, new), (1440, new)], nil),
      ([(0, new), (1440, new), (2880, new)], new), ([(0, new), (930, new), (2370, new)], new),
      ([(0, new), (9000, new), (99_999, new)], new),
      ([(0, new), (1440, nil), (2880, new)], nil), ([(0, new), (1440, newer), (2880, new)], nil),
      ([(0, new), (1440, new), (2880, newer)], nil), ([(0, new), (1440, new), (2880, new), (4320, nil)], nil),
      ([(0, new), (-1440, new), (-2880, new)], nil),
    ] as [([(Int, WebAddress?)], WebAddress?)])
  func days(answers: [(Int, WebAddress?)], address: WebAddress?) {
    #expect(RefreshPolicy.newAddress(of: Self.feed, after: Self.visit(answers)) == address)
    #expect(RefreshPolicy.newAddress(of: Self.feed, after: Self.visit(answers, content: .feed(.sample(), nil))) == address)
  }

  private static let moved = Visit(move: MoveSighting(target: new, lastSeen: .sample(), days: 3))

  @Test("a failure in between changes nothing of it")
  func failure() {
    let failed = RefreshPolicy.visit(
      after: .failed(.gone, retryAfterSeconds: nil), terms: AnswerTerms(movedTo: Self.newer), hasNews: false, before: Self.moved,
      at: .sample())
    #expect(failed.move == Self.moved.move)
  }

  @Test(
    "a move that was taken back is not made again, nor one that gives up security or loses a password, nor one to where it is already",
    arguments: [
      ("https://example.org/", "https://example.net/new", nil, true),
      ("https://example.org/", "https://example.net/new", "https://example.net/new", false),
      ("https://example.org/", "https://example.net/new", "https://example.net/x", true),
      ("https://example.org/", "http://example.org/new", nil, false),
      ("http://example.org/", "http://example.org/new", nil, true), ("http://example.org/", "https://example.org/", nil, true),
      ("https://me:secret@example.org/", "https://example.org/new", nil, false),
      ("https://me:secret@example.org/", "https://me:secret@example.org/new", nil, true),
      ("https://example.org/", "https://example.org/", nil, false),
    ] as [(String, String, String?, Bool)])
  func refused(address: String, target: String, declined: String?, isMoved: Bool) {
    let visit = Visit(move: MoveSighting(target: .sample(target), lastSeen: .sample(), days: 3), declinedMove: declined.map { .sample($0) })
    #expect((RefreshPolicy.newAddress(of: .sample(address: address), after: visit) != nil) == isMoved)
  }

  @Test(
    "what was taken back is remembered whatever comes",
    arguments: [.unchanged, .feed(.sample(), nil), .failed(.gone, retryAfterSeconds: nil)] as [FeedAnswer.Content])
  func declined(content: FeedAnswer.Content) {
    #expect(
      RefreshPolicy.visit(after: content, hasNews: false, before: Visit(declinedMove: Self.new), at: .sample()).declinedMove == Self.new)
  }
}
