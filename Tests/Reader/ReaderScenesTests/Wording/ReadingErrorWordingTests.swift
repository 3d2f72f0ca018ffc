import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Reading error messages")
struct ReadingErrorWordingTests {
  private static let tea = Subscription.sample(title: "Tea")
  private static let ids = (1...7).map { Article.sample(guid: "\($0)").id }
  private static let tea5 = (try? ViewName("tea5")) ?? { fatalError("a name") }()
  private static let file = FileLocation.file("feeds.opml")

  /// Each error, and the texts that its sentence must contain.
  static let table: [(ReadingError, names: [String])] = [
    (.feedNotFound(FeedReference("tea")), ["'tea'"]),
    (.feedAmbiguous(FeedReference("tea"), matches: [tea, .sample(title: "Tee")]), ["'tea'", "2 feeds", "Tea (\(tea.id))", "Tee"]),
    (.folderNotFound(FolderPath("News/Local")), ["'News/Local'"]),
    (.articleNotFound(ArticleReference("ab12")), ["'ab12'"]),
    (.articleAmbiguous(ArticleReference("ab"), matches: Array(ids.prefix(2))), ["'ab'", "2 article ids", ids[0].text, ids[1].text]),
    (.badURL("", .empty), ["URL is empty"]),
    (.badURL("example.org", .noScheme), ["'example.org'"]),
    (.badURL("ftp://example.org", .unsupportedScheme("ftp")), ["'ftp:'"]),
    (.badURL("https:///feed", .noHost), ["'https:///feed'"]),
    (.badURL("https://exa mple.org", .invalidCharacters), ["'https://exa mple.org'"]),
    (.badURL("https://example.org/…/feed", .redacted), ["'https://example.org/…/feed'"]),
    (
      .badSearch([.tooLong(characters: 300), .tooManyWords(count: 30), .unprintable]),
      ["300 characters", "30 words", "control characters"]
    ),
    (.badQuery(QueryError(.unknownField("titel"), column: 3)), ["column 3", "'titel'"]),
    (.view(.badName("a b", .unexpected(" "))), ["'a b'", "' '"]), (.view(.unknown(tea5, known: ["tee5"])), ["'tea5'", "'tee5'"]),
    (.view(.exists(SavedView(tea5, "green"))), ["'tea5'", "green"]), (.view(.emptyQuery(tea5)), ["'tea5'"]),
    (.view(.badQuery(tea5, QueryError(.ring([tea5, tea5]), column: 3))), ["column 3", "@tea5 -> @tea5"]),
    (.view(.tooMany), ["200"]), (.view(.tooLarge(mostBytes: 262_144)), ["256 KiB"]),
    (.folderTooDeep(FolderPath(names: Array(repeating: "x", count: 40))), ["40 levels"]),
    (.alreadySubscribed(tea), ["'Tea'", tea.id.text]),
    (.neverMoved(tea), ["'Tea'"]), (.nothingToUndo, ["undo"]), (.nothingToRedo, ["redo"]),
    (.browser(.noPage(title: "Tea")), ["'Tea'"]), (.browser(.missing), ["browser"]),
    (.browser(.cannotRun(program: "w3m", reason: "Permission denied")), ["'w3m'", "Permission denied"]),
    (.browser(.failed(program: "w3m", code: 3)), ["'w3m'", "3"]),
    (.image(.sample("https://example.org/1.png"), .notAnImage), ["example.org/1.png", "PNG"]),
    (.image(.sample("https://example.org/1.png"), .tooManyPixels(width: 60_000, height: 2)), ["60,000 x 2 pixels"]),
    (.image(.sample("https://example.org/1.png"), .articleTooLarge(bytes: 32 << 20)), ["32 MiB"]),
    (.image(.sample("https://example.org/1.png"), .tooMany), ["100 images"]),
    (.image(.sample("https://example.org/1.png"), .web(.status(code: 404))), ["404"]),
    (.program(name: "notify", .missing), ["'notify'", "not found"]),
    (.program(name: "notify", .cannotRun(reason: "Permission denied")), ["'notify'", "Permission denied"]),
    (.program(name: "notify", .failed(code: 3)), ["'notify'", "exit code 3"]),
    (.program(name: "notify", .signalled(9)), ["'notify'", "signal 9"]),
    (.badFeedSetting(name: "interval", value: "5", .notMinutes), ["interval", "'5'", "30"]),
    (.badLogin(.missing), ["missing"]), (.badLogin(.noName), ["empty"]), (.badLogin(.colonInName), ["colon"]),
    (.badLogin(.unprintable), ["control characters"]), (.badLogin(.otherName("bob")), ["'bob'"]),
    (.loginKnown(host: "example.org", name: "ann"), ["example.org", "'ann'"]),
    (.badURL("https://goog\u{200B}le.com/", .invisibleInHost), ["invisible"]),
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
    (.badRule(RuleError(.unknownAction("hied"), column: 11)), ["hied", "column 11", "hide"]), (.ruleNotFound("zebra"), ["zebra"]),
    (.ruleAmbiguous("tea", matches: RuleDocument("when tea => hide\nwhen teas => hide").entries), ["tea", "number 1", "number 2"]),
    (.tooManyRules, ["1,000"]),
    (.cancelled, ["Stopped"]),
  ]

  private static let rules = RuleDocument("when tea => hide\nwhen teapot => hide").entries

  @Test(
    "errors of folders, rules, images and programs are told with what to do",
    arguments: [
      (.folderNotFound(FolderPath("News/Local")), "No folder matches 'News/Local'.", "\(run: "feeds") lists the feeds with their folders."),
      (
        .badRule(RuleError(.lineBreak, column: 2)), "The rule is wrong at column 2: a rule is a single line.",
        "A rule is 'when QUERY => ACTION', such as 'when title:webinar => hide'."
      ),
      (.ruleNotFound("tea"), "No rule has the number or the text 'tea'.", "\(run: "rules list") lists the rules."),
      (.ruleAmbiguous("tea", matches: rules), "'tea' is in 2 rules: number 1, number 2.", "Use its number."),
      (
        .tooManyRules, "The file 'rules' is full: 1,000 rules and 1024 KiB are allowed.",
        "\(run: "rules list") tells which rules have ended; \(run: "rules remove") removes one."
      ),
      (
        .nothingToRedo, "There is nothing to redo.",
        "\(run: "redo") does again what \(run: "undo") reverted last, until you change something else."
      ),
      (.browser(.noPage(title: "Tea")), "'Tea' has no web page.", "\(run: "read") shows the article."),
      (.browser(.missing), "There is no browser.", "Name one in the environment variable BROWSER, such as BROWSER=w3m."),
      (.browser(.cannotRun(program: "w3m", reason: "no")), "The browser 'w3m' cannot be started: no.", "Check BROWSER."),
      (.browser(.failed(program: "w3m", code: 3)), "The browser 'w3m' failed with exit code 3.", nil),
      (
        .program(name: "notify", .missing), "The program 'notify' was not found.",
        "--exec takes a path, or a name that is searched for in PATH."
      ),
      (.program(name: "notify", .cannotRun(reason: "no")), "The program 'notify' cannot be started: no.", nil),
      (.program(name: "notify", .failed(code: 3)), "The program 'notify' failed with exit code 3.", nil),
      (.program(name: "notify", .signalled(9)), "The program 'notify' was ended by signal 9.", nil),
      (
        .image(.sample("https://example.org/1.png"), .notAnImage),
        "https://example.org/1.png: this is not a complete PNG, JPEG, GIF or WebP file of more than one pixel.", nil
      ),
      (
        .image(.sample("https://example.org/1.png"), .tooManyPixels(width: 60_000, height: 2)),
        "https://example.org/1.png: it has 60,000 x 2 pixels, which is too large.", nil
      ),
      (
        .image(.sample("https://example.org/1.png"), .articleTooLarge(bytes: 32 << 20)),
        "https://example.org/1.png: the images before it have filled 32 MiB, which is the limit for an article.", nil
      ),
      (
        .image(.sample("https://example.org/1.png"), .tooMany),
        "https://example.org/1.png: only the first 100 images of an article are fetched.", nil
      ),
    ] as [(ReadingError, MessageText, MessageText?)])
  func exactly(error: ReadingError, sentence: MessageText, hint: MessageText?) {
    #expect(ReadingErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test("every error is a failure whose sentence names its subject", arguments: table)
  func sentences(error: ReadingError, names: [String]) {
    let message = ReadingErrorWording.message(for: error)
    #expect(message.kind == .failure)
    expectSentence(message.sentence)
    for name in names { #expect(message.sentence.text.contains(name)) }
    if let hint = message.hint { expectSentence(hint) }
  }

  @Test("an error has a hint only when the user can act", arguments: table.map(\.0))
  func hints(error: ReadingError) {
    switch error {
    case .feedNotFound, .feedAmbiguous, .folderNotFound, .articleNotFound, .articleAmbiguous, .badURL, .badSearch, .folderTooDeep,
      .view, .neverMoved, .badRule, .ruleNotFound, .ruleAmbiguous, .tooManyRules,
      .nothingToUndo, .nothingToRedo, .browser(.noPage), .browser(.missing), .browser(.cannotRun), .program(_, .missing),
      .badFeedSetting, .loginKnown, .badLogin(.missing), .badLogin(.colonInName),
      .noFeedOnPage, .feedsOnPage, .leftAlone, .store, .configuration, .document(_, .notAnOutline), .document(_, .notANewsboatDatabase),
      .document(_, .locked),
      .document(_, .damaged):
      #expect(ReadingErrorWording.message(for: error).hint != nil)
    case .badLogin, .badQuery, .alreadySubscribed, .fetch, .document, .browser, .image, .program, .cancelled:
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
    let sentence = ReadingErrorWording.message(for: .articleAmbiguous(ArticleReference("a"), matches: Self.ids)).sentence.text
    #expect(sentence == "'a' matches 7 article ids: \(Self.ids.prefix(5).map(\.text).joined(separator: ", ")) and 2 more.")
    let five = ReadingErrorWording.message(for: .articleAmbiguous(ArticleReference("a"), matches: Array(Self.ids.prefix(5)))).sentence.text
    #expect(five.hasSuffix("\(Self.ids[4])."))
  }

  @Test("an unknown line is not named")
  func unknownLine() {
    let sentence = ReadingErrorWording.message(for: .document(Self.file, .notAnOutline(line: 0, reason: "it is empty"))).sentence.text
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
    let told = message.sentence.text + (message.hint?.text ?? "")
    #expect(!told.contains("secret") && !told.contains("cret@") && !told.contains("me:"))
  }

  @Test(
    "the message of each error, word for word",
    arguments: [
      (
        .feedNotFound(FeedReference("tea")), "No feed matches 'tea'.",
        "\(run: "feeds") lists the feeds; name one by its title, URL or id."
      ),
      (
        .feedAmbiguous(FeedReference("t"), matches: [tea, tea]), "'t' matches 2 feeds: Tea (\(tea.id)), Tea (\(tea.id)).", "Use its id."
      ),
      (
        .articleNotFound(ArticleReference("ab12")), "No article has an ID that begins with 'ab12'.",
        "\(run: "list") shows the ids in its first column."
      ),
      (
        .articleAmbiguous(ArticleReference("a"), matches: [ids[0], ids[1]]), "'a' matches 2 article ids: \(ids[0]), \(ids[1]).",
        "Type more digits of the id."
      ),
      (
        .badSearch([.tooLong(characters: 300), .tooManyWords(count: 30), .unprintable]),
        "This search is not possible: it has 300 characters, 200 are allowed, it has 30 words, 20 are allowed, it contains control characters.",
        "Search for a few words of a title or an author's name."
      ),
      (
        .folderTooDeep(FolderPath(names: Array(repeating: "x", count: 40))), "The folder is 40 levels deep.",
        "\(FolderPath.deepest) levels are allowed."
      ),
      (.alreadySubscribed(tea), "You already follow 'Tea' (\(tea.id)).", nil),
      (.nothingToUndo, "There is nothing to undo.", "\(run: "undo") reverts stars, tags, read marks, removed feeds and changed views."),
      (.neverMoved(tea), "'Tea' has no earlier URL to go back to.", "Only a feed that has moved has one."),
      (
        .noFeedOnPage(.sample()), "https://example.org/feed.xml is a page without a link to a feed.",
        "Look on the site for a link named RSS, Atom or Feed, and add its URL."
      ),
      (
        .feedsOnPage(.sample(), [FeedLink(url: .sample("https://example.org/f"), title: "")]),
        "https://example.org/feed.xml is not a feed but a page that links to 1 feed: https://example.org/f.", "Use one of them instead."
      ),
      (
        .fetch(.sample(), .web(.status(code: 500)), ResponseExcerpt(status: 500, beginning: "No")),
        "https://example.org/feed.xml: the server answered 500 (server error); the response (status 500) begins with 'No'.", nil
      ),
      (
        .leftAlone(.sample(), .gone), "https://example.org/feed.xml was not fetched: the server says that the feed is gone (410).",
        "Try again after that: the server may block clients that ask earlier."
      ),
    ] as [(ReadingError, MessageText, MessageText?)])
  func messages(error: ReadingError, sentence: MessageText, hint: MessageText?) {
    #expect(ReadingErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test(
    "the message of each error of a file, word for word",
    arguments: [
      (.missing, "feeds.opml does not exist.", nil), (.unreadable(reason: "it is"), "feeds.opml cannot be read: it is.", nil),
      (.unwritable(reason: "it is"), "feeds.opml cannot be written: it is.", nil),
      (
        .notAnOutline(line: 1, reason: "it is"), "feeds.opml is not a subscription list: it is (line 1).",
        "\(.programTitle) imports OPML files, which most feed readers export."
      ),
      (
        .notANewsboatDatabase(reason: "it is"), "feeds.opml is not an article database of newsboat: it is.",
        "The database is named cache.db."
      ),
      (.locked, "feeds.opml is in use by another program.", "Quit newsboat, and try again."),
      (.damaged(reason: "it is"), "feeds.opml is damaged: it is.", "Nothing was imported from it."),
      (.notAFeed(.notAFeed(found: "a page")), "feeds.opml: this is not a feed but a page.", nil),
    ] as [(DocumentError, MessageText, MessageText?)])
  func fileMessages(error: DocumentError, sentence: MessageText, hint: MessageText?) {
    #expect(ReadingErrorWording.message(for: .document(Self.file, error)) == Message(.failure, sentence, hint: hint))
  }

  @Test("a change that cannot be undone is a warning with the reason and its hint")
  func warning() {
    let reason = ReadingErrorWording.message(for: .store(.locked(byProcess: nil)))
    #expect(
      ReadingErrorWording.warning(thatCannotBeUndoneFor: .store(.locked(byProcess: nil)))
        == Message(.warning, "The change was made, but it cannot be undone: \(reason.sentence)", hint: reason.hint))
  }
}
