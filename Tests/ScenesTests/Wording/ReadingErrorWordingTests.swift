import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("Reading error messages")
struct ReadingErrorWordingTests {
  private static let tea = Subscription.sample(title: "Tea")
  private static let ids = (1...7).map { Article.sample(guid: "\($0)").id }
  private static let file = FileLocation.file("feeds.opml")

  /// Each error, and the texts that its sentence must contain.
  static let table: [(ReadingError, names: [String])] = [
    (.feedNotFound(FeedReference("tea")), ["'tea'"]),
    (.feedAmbiguous(FeedReference("tea"), matches: [tea, .sample(title: "Tee")]), ["'tea'", "2 feeds", "Tea (\(tea.id))", "Tee"]),
    (.articleNotFound(ArticleReference("ab12")), ["'ab12'"]),
    (.articleAmbiguous(ArticleReference("ab"), matches: Array(ids.prefix(2))), ["'ab'", "2 article ids", ids[0].text, ids[1].text]),
    (.badURL("", .empty), ["URL is empty"]),
    (.badURL("example.org", .noScheme), ["'example.org'"]),
    (.badURL("ftp://example.org", .unsupportedScheme("ftp")), ["'ftp:'"]),
    (.badURL("https:///feed", .noHost), ["'https:///feed'"]),
    (.badURL("https://exa mple.org", .invalidCharacters), ["'https://exa mple.org'"]),
    (
      .badSearch([.tooLong(characters: 300), .tooManyWords(count: 30), .unprintable]),
      ["300 characters", "30 words", "control characters"]
    ),
    (.folderTooDeep(FolderPath(names: Array(repeating: "x", count: 40))), ["40 levels"]),
    (.alreadySubscribed(tea), ["'Tea'", tea.id.text]),
    (.neverMoved(tea), ["'Tea'"]), (.nothingToUndo, ["undo"]),
    (.badFeedSetting(name: "interval", value: "5", .notMinutes), ["interval", "'5'", "30"]),
    (.noFeedOnPage(.sample("https://example.org/")), ["https://example.org/"]),
    (
      .feedsOnPage(.sample("https://example.org/"), [FeedLink(url: .sample("https://example.org/f"), title: "")]),
      ["https://example.org/ ", "1 feed: https://example.org/f"]
    ),
    (.fetch(.sample(), .web(.timedOut(seconds: 30))), ["https://example.org/feed.xml", "30 seconds"]),
    (
      .leftAlone(.sample(), .askedToWait(until: .sample())),
      ["https://example.org/feed.xml", "asked to wait until 2026-03-01T08:30:00Z"]
    ),
    (
      .fetch(.sample(), .web(.status(code: 500)), ResponseExcerpt(status: 500, beginning: "Go away")),
      ["https://example.org/feed.xml", "the response (status 500) begins with 'Go away'."]
    ),
    (
      .noFeedOnPage(.sample(), ResponseExcerpt(status: 200, beginning: "Log in")),
      ["a page without a link to a feed; the response (status 200) begins with 'Log in'."]
    ),
    (
      .fetch(.sample(), .damaged(line: 3, reason: "it ends early"), ResponseExcerpt(status: 200, beginning: "")),
      ["it ends early; the status is 200."]
    ),
    (.document(file, .missing), ["feeds.opml"]),
    (.document(file, .unreadable(reason: "Permission denied")), ["feeds.opml", "Permission denied"]),
    (.document(file, .unwritable(reason: "Permission denied")), ["feeds.opml", "Permission denied"]),
    (.document(.standardInput, .notAnOutline(line: 3, reason: "it ends early")), ["standard input", "it ends early", "line 3"]),
    (.document(file, .notANewsboatDatabase(reason: "it has no table")), ["feeds.opml", "it has no table"]),
    (.document(file, .locked), ["feeds.opml"]),
    (.document(file, .damaged(reason: "page 3 is twice in use")), ["feeds.opml", "page 3 is twice in use"]),
    (.document(.standardInput, .notAFeed(.notAFeed(found: "a web page"))), ["standard input", "a web page"]),
    (.store(.locked(byProcess: 42)), ["42"]),
    (.configuration(.unknownKey("colour", .file)), ["config.json", "colour"]),
    (.cancelled, ["Stopped"]),
  ]

  @Test("every error is a failure whose sentence names its subject", arguments: table)
  func sentences(error: ReadingError, names: [String]) {
    let message = ReadingErrorWording.message(for: error)
    #expect(message.kind == .failure)
    expectSentence(message.sentence)
    for name in names { #expect(message.sentence.contains(name)) }
    if let hint = message.hint { expectSentence(hint) }
  }

  @Test("an error has a hint only when the user can act", arguments: table.map(\.0))
  func hints(error: ReadingError) {
    switch error {
    case .feedNotFound, .feedAmbiguous, .articleNotFound, .articleAmbiguous, .badURL, .badSearch, .folderTooDeep, .neverMoved,
      .nothingToUndo,
      .badFeedSetting,
      .noFeedOnPage, .feedsOnPage, .leftAlone, .store, .configuration, .document(_, .notAnOutline), .document(_, .notANewsboatDatabase),
      .document(_, .locked),
      .document(_, .damaged):
      #expect(ReadingErrorWording.message(for: error).hint != nil)
    case .alreadySubscribed, .fetch, .document, .cancelled:
      #expect(ReadingErrorWording.message(for: error).hint == nil)
    }
  }

  @Test("a failed fetch has the hint of its error")
  func fetchHint() {
    #expect(ReadingErrorWording.message(for: .fetch(.sample(), .gone)).hint == FetchWording.hint(for: .gone))
    #expect(FetchWording.hint(for: .gone) != nil)
  }

  @Test("the first five matches are named, and the rest are counted")
  func manyMatches() {
    let sentence = ReadingErrorWording.message(for: .articleAmbiguous(ArticleReference("a"), matches: Self.ids)).sentence
    #expect(sentence == "'a' matches 7 article ids: \(Self.ids.prefix(5).map(\.text).joined(separator: ", ")) and 2 more.")
    let five = ReadingErrorWording.message(for: .articleAmbiguous(ArticleReference("a"), matches: Array(Self.ids.prefix(5)))).sentence
    #expect(five.hasSuffix("\(Self.ids[4])."))
  }

  @Test("an unknown line is not named")
  func unknownLine() {
    let sentence = ReadingErrorWording.message(for: .document(Self.file, .notAnOutline(line: 0, reason: "it is empty"))).sentence
    #expect(sentence == "feeds.opml is not a subscription list: it is empty.")
  }

  private static let withPassword = WebURL.sample("https://me:secret@example.org/feed.xml")

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .noFeedOnPage(withPassword), .feedsOnPage(withPassword, [FeedLink(url: withPassword, title: "")]), .fetch(withPassword, .gone),
      .alreadySubscribed(Subscription(url: withPassword, title: "")),
      .feedAmbiguous(FeedReference("x"), matches: [Subscription(url: withPassword, title: ""), .sample()]),
      .fetch(.sample(), .web(.unsupportedScheme(url: "ftp://me:secret@example.org/"))),
      .badURL("me:secret@example.org", .noScheme), .badURL("https://me:secret@", .noHost),
      .badURL("https://me:se cret@example.org", .invalidCharacters),
      .badURL("ftp://me:secret@example.org", .unsupportedScheme("ftp")),
    ] as [ReadingError])
  func hidesCredentials(error: ReadingError) {
    let message = ReadingErrorWording.message(for: error)
    let told = message.sentence + (message.hint ?? "")
    #expect(!told.contains("secret") && !told.contains("cret@") && !told.contains("me:"))
  }
}
