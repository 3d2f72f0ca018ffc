import ReaderDomain
import ReaderDoubles
import Testing

@Suite("UndoLastAction")
struct UndoLastActionTests {
  private static let news = Subscription.sample(title: "News")
  private static let articles = (1...4).map { Article.sample(guid: "\($0)", feed: news.id, title: "\($0)") }

  private let home = MemoryStores(
    [news],
    articles: [.sample(articles[0]), .sample(articles[1], marks: [.starred]), .sample(articles[2], marks: [.read]), .sample(articles[3])])

  @Test(
    "undo reverts exactly the marks that the action changed",
    arguments: [.set(.starred, true), .set(.starred, false), .set(.read, true), .toggle(.starred)] as [ArticleStatus.Change])
  func marks(change: ArticleStatus.Change) async throws {
    let before = await home.articles.marksByTitle
    _ = try await home.markArticles(StatusChange(.matching(.all), change))
    #expect(await home.articles.marksByTitle != before)
    // Meanwhile another change happens, which stays.
    _ = try await home.articles.update(StatusUpdate([Self.articles[3].id], .set(ArticleMark(rawValue: "pinned"), true)), reaching: .all)
    _ = try await home.undoLastAction(.last)
    #expect(await home.articles.marksByTitle == before.merging(["4": [ArticleMark(rawValue: "pinned")]]) { $1 })
    #expect(await home.undoHistory.undoHistory == [])
  }

  @Test("undo follows a removed feed again, with its settings")
  func unsubscribed() async throws {
    _ = try await home.unsubscribe(FeedReference("news"))
    #expect(try await home.undoLastAction(.last) == UndoResult(.unsubscribed(Self.news)))
    #expect(try await home.subscriptions.all() == [Self.news])
  }

  @Test("undo of a removal gives a feed that was added again meanwhile what the user had set")
  func addedAgain() async throws {
    let change = SubscriptionChange(title: "Mine", folder: FolderPath("Papers"), tags: [try TagName("tea")])
    _ = try await home.subscriptions.configure(Self.news.id, change)
    let before = try await home.subscriptions.all()
    _ = try await home.unsubscribe(FeedReference("Mine"))
    _ = try await home.subscriptions.add([Subscription(url: Self.news.url, title: "", feedTitle: "News")])
    #expect(try await home.undoLastAction(.last).known?.id == Self.news.id)
    let restored = try #require(try await home.subscriptions.all().first)
    #expect(restored.title == "Mine" && restored.folder == FolderPath("Papers") && restored.tags == before[0].tags)
    #expect(try await home.subscriptions.all().count == 1)
  }

  @Test("undo of a removal gives its articles, marks and settings to another feed that has its URL meanwhile, and redo changes nothing")
  func movedHere() async throws {
    _ = try await home.subscriptions.configure(Self.news.id, SubscriptionChange(folder: FolderPath("Papers")))
    let removed = try await home.subscriptions.all()[0]
    _ = try await home.unsubscribe(FeedReference("news"))
    let other = Subscription(id: Subscription.sample(url: "https://example.net/moved").id, url: removed.url, title: "Moved")
    _ = try await home.subscriptions.add([other])
    #expect(try await home.undoLastAction(.last) == UndoResult(.unsubscribed(removed), known: other))
    let joined = try await home.subscriptions.all()
    #expect(joined.map(\.id) == [other.id] && joined[0].folder == FolderPath("Papers"))
    #expect(try await home.listArticles(ArticleQuery(having: [.starred])).map(\.article.title) == ["2"])
    #expect(try await home.undoLastAction(.lastUndone) == UndoResult(.unsubscribed(removed), of: .lastUndone, isLeft: true))
    #expect(try await home.subscriptions.all() == joined)
  }

  @Test("actions are undone one by one, the last one first, until none is left")
  func several() async throws {
    for (number, mark) in [(0, ArticleMark.starred), (1, .read), (2, .starred)] {
      _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[number].id)], .set(mark, true)))
    }
    let done = try await [home.undoLastAction(.last), home.undoLastAction(.last), home.undoLastAction(.last)]
    #expect(
      done.map(\.entry)
        == [(2, ArticleMark.starred), (1, .read), (0, .starred)].map { number, mark in
          .marked([StatusEdit(mark: mark, isSet: true, ids: [Self.articles[number].id])])
        })
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { _ = try await home.undoLastAction(.last) }
  }

  @Test("an action that changed nothing or failed has no undo entry")
  func noUndoEntry() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[1].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { _ = try await home.markArticles(StatusChange(.matching(.all), .toggle(.read))) }
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { _ = try await home.undoLastAction(.last) }
  }

  @Test("an undo entry stays until its undo succeeds")
  func failing() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { _ = try await home.undoLastAction(.last) }
    await home.articles.failWith(nil)
    await home.undoHistory.failWith(MemoryStores.broken, on: [.moveToUndone])
    #expect(try await home.undoLastAction(.last).error == MemoryStores.broken)
    #expect(await home.articles.marksByTitle["1"] == [], "it was undone anyway")
    await home.undoHistory.failWith(nil)
    _ = try await home.undoLastAction(.last)
    #expect(await home.articles.marksByTitle["1"] == [])
  }

  /// A history whose entry another process moves at the same time.
  private struct OvertakenHistory: UndoHistory {
    let base: MemoryUndoHistory
    let overtaken: UndoEntry?

    func remember(_ entry: UndoEntry) async throws(ReaderError) { try await base.remember(entry) }
    func last() async throws(ReaderError) -> UndoEntry? { try await base.last() }
    func lastUndone() async throws(ReaderError) -> UndoEntry? { try await base.lastUndone() }

    func moveToUndone(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
      if entry == overtaken { try await base.moveToUndone(entry) }
      return try await base.moveToUndone(entry)
    }

    func moveBack(_ entry: UndoEntry) async throws(ReaderError) -> Bool {
      if entry == overtaken { try await base.moveBack(entry) }
      return try await base.moveBack(entry)
    }
  }

  @Test("of two undos or redos at once, each takes an action of its own")
  func atOnce() async throws {
    let before = await home.articles.marksByTitle
    for article in [Self.articles[0], Self.articles[3]] {
      _ = try await home.markArticles(StatusChange([ArticleReference(article.id)], .set(.starred, true)))
    }
    let (after, entries) = (await home.articles.marksByTitle, await home.undoHistory.undoHistory)
    for (input, overtaken, own) in [(UndoInput.last, entries.last, entries.first), (.lastUndone, entries.first, entries.last)] {
      let undo = UndoLastAction(
        subscriptions: home.subscriptions, articles: home.articles, views: home.views, rules: home.userRules,
        undoHistory: OvertakenHistory(base: home.undoHistory, overtaken: overtaken))
      #expect(try await undo(input).entry == own)
      #expect(await home.articles.marksByTitle == (input == .last ? before : after))
      await #expect(throws: ReaderError.undo(input == .last ? .nothingToUndo : .nothingToRedo)) { _ = try await undo(input) }
    }
    #expect(await home.undoHistory.undoHistory == entries)
  }

  @Test("redo does again what was undone, one by one, the last one first")
  func redo() async throws {
    let before = await home.articles.marksByTitle
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    _ = try await home.unsubscribe(FeedReference("news"))
    let after = await home.articles.marksByTitle
    for _ in 1...2 { _ = try await home.undoLastAction(.last) }
    #expect(await home.articles.marksByTitle == before)
    #expect(try await home.subscriptions.all() == [Self.news])
    #expect(
      try await home.undoLastAction(.lastUndone).entry == .marked([StatusEdit(mark: .starred, isSet: true, ids: [Self.articles[0].id])]))
    #expect(await home.articles.marksByTitle == after)
    #expect(try await home.undoLastAction(.lastUndone).input == .lastUndone)
    #expect(try await home.subscriptions.all() == [])
    await #expect(throws: ReaderError.undo(.nothingToRedo)) { _ = try await home.undoLastAction(.lastUndone) }
    for _ in 1...2 { _ = try await home.undoLastAction(.last) }
    #expect(await home.articles.marksByTitle == before)
  }

  @Test("a new action ends the possibility to redo")
  func newAction() async throws {
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    _ = try await home.undoLastAction(.last)
    _ = try await home.readArticle(ArticleReference(Self.articles[1].id))
    await #expect(throws: ReaderError.undo(.nothingToRedo)) { _ = try await home.undoLastAction(.lastUndone) }
  }

  @Test("articles that are read one after the other are unread again after one undo")
  func reading() async throws {
    let before = await home.articles.marksByTitle
    for article in Self.articles { _ = try await home.readArticles(ReadInput(.articles([ArticleReference(article.id)]))) }
    #expect(await home.articles.marksByTitle.values.allSatisfy { $0.contains(.read) })
    let unread = [0, 1, 3].map { Self.articles[$0].id }
    #expect(try await home.undoLastAction(.last).entry == .read(unread), "The third one was read before.")
    #expect(await home.articles.marksByTitle == before)
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { _ = try await home.undoLastAction(.last) }
  }

  @Test("an article of a session is one undo, and joins neither what was read before nor what is read after it")
  func readingInSessions() async throws {
    let ids = [0, 1, 3].map { Self.articles[$0].id }
    _ = try await home.readArticles(ReadInput(.articles([ArticleReference(ids[0])])))
    _ = try await home.readArticle(ArticleReference(ids[1]))
    _ = try await home.readArticles(ReadInput(.articles([ArticleReference(ids[2])])))
    var undone: [[ArticleID]] = []
    for _ in ids { undone.append(try await home.undoLastAction(.last).edits.flatMap(\.ids)) }
    #expect(undone == ids.reversed().map { [$0] })
  }

  @Test("another action between readings divides them")
  func dividedReading() async throws {
    func read(_ number: Int) async throws {
      _ = try await home.readArticles(ReadInput(.articles([ArticleReference(Self.articles[number].id)])))
    }
    try await read(0)
    _ = try await home.markArticles(StatusChange([ArticleReference(Self.articles[0].id)], .set(.starred, true)))
    try await read(1)
    #expect(try await home.undoLastAction(.last).entry == .read([Self.articles[1].id]))
  }

  private var rules: String { get async throws { try await home.rules.document().text } }

  @Test("one undo takes back a rule and what was hidden with it, and one redo does both again")
  func mute() async throws {
    let before = await home.articles.marksByTitle
    let muted = try await home.muteArticles(MuteInput(.query("title:1 or title:2"), for: nil, hidesStored: true))
    let after = await home.articles.marksByTitle
    #expect(muted.hidden == 2 && after.values.count { $0.contains(.hidden) } == 2)
    #expect(try await !home.undoLastAction(.last).isLeft)
    #expect(await home.articles.marksByTitle == before)
    #expect(try await rules == "")
    _ = try await home.undoLastAction(.lastUndone)
    #expect(await home.articles.marksByTitle == after)
    #expect(try await rules == "when title:1 or title:2 => hide\n")
    await #expect(throws: ReaderError.undo(.nothingToRedo)) { _ = try await home.undoLastAction(.lastUndone) }
  }

  @Test("a removed rule comes back to its line, and goes again with the redo")
  func removedRule() async throws {
    for text in ["when a => hide", "when b => hide", "when c => hide"] { _ = try await home.addRule(text) }
    let before = try await rules
    _ = try await home.removeRule("2")
    let after = try await rules
    #expect(after == "when a => hide\nwhen c => hide\n")
    _ = try await home.undoLastAction(.last)
    #expect(try await rules == before)
    _ = try await home.undoLastAction(.lastUndone)
    #expect(try await rules == after)
  }

  @Test("a rule that was removed by other means since stays removed, and the articles that were hidden with it are shown again")
  func ruleChangedSince() async throws {
    let before = await home.articles.marksByTitle
    _ = try await home.muteArticles(MuteInput(.query("title:1"), for: nil, hidesStored: true))
    _ = try await home.rules.change(.remove(try #require(home.rules.document().entries.first)))
    #expect(try await home.undoLastAction(.last).isLeft)
    #expect(await home.articles.marksByTitle == before)
    _ = try await home.rules.change(.add(ArticleRule("when title:1 => hide")))
    #expect(try await home.undoLastAction(.lastUndone).isLeft, "the rule is there already")
    #expect(try await rules == "when title:1 => hide\n")
  }

  @Test("a rule that names a saved view can be undone")
  func ruleWithView() async throws {
    _ = try await home.saveView(SaveViewInput(name: "dull", query: "title:1"))
    _ = try await home.addRule("when @dull => hide")
    #expect(try await !home.undoLastAction(.last).isLeft)
    #expect(try await rules == "")
  }

  @Test("a mute whose articles cannot be hidden leaves nothing")
  func failedMute() async throws {
    let before = await home.articles.marksByTitle
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    await #expect(throws: MemoryStores.broken) { try await home.muteArticles(MuteInput(.query("title:1"), for: nil, hidesStored: true)) }
    #expect(try await rules == "")
    #expect(await home.articles.marksByTitle == before)
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { _ = try await home.undoLastAction(.last) }
  }

  @Test("a mute whose articles cannot be hidden and whose rule cannot be removed tells both, and one undo takes the rule back")
  func stuckMute() async throws {
    let home = MemoryStores(
      [Self.news], articles: [.sample(Self.articles[0])], rules: MemoryRuleRepository(failing: MemoryStores.broken, afterChanges: 1))
    await home.articles.failWith(MemoryStores.broken, on: [.update])
    let muted = try await home.muteArticles(MuteInput(.query("title:1"), for: nil, hidesStored: true))
    #expect(muted.hideError == MemoryStores.broken && muted.listed != nil && muted.hidden == nil)
    guard case .changedRule(let edit, hidden: []) = try await home.undoHistory.last() else { return #expect(Bool(false), "no rule") }
    #expect(edit.text == "when title:1 => hide")
  }

  @Test("a mute by a rule that is there already hides articles, and its undo leaves the rule")
  func knownRule() async throws {
    let before = await home.articles.marksByTitle
    _ = try await home.rules.change(.add(ArticleRule("when title:1 => hide")))
    #expect(try await home.muteArticles(MuteInput(.query("title:1"), for: nil, hidesStored: true)).wasKnown)
    _ = try await home.undoLastAction(.last)
    #expect(await home.articles.marksByTitle == before)
    #expect(try await rules == "when title:1 => hide\n")
  }

  @Test("a changed rule that the history cannot remember is changed, and the result has the error")
  func unrememberedRule() async throws {
    await home.undoHistory.failWith(MemoryStores.broken, on: [.remember])
    #expect(try await home.addRule("when a => hide").undoError == MemoryStores.broken)
    #expect(try await home.removeRule("1").undoError == MemoryStores.broken)
    #expect(try await rules == "")
  }

  @Test("an entry about reading has at most a thousand articles")
  func longReading() {
    let ids = (1...UndoEntry.maximumReadArticles).map { Article.sample(guid: "\($0)").id }
    #expect(UndoEntry.read(Array(ids.dropLast())).joined(with: .read([ids[999]])) == .read(ids))
    #expect(UndoEntry.read(ids).joined(with: .read([ids[0]])) == nil)
  }
}
