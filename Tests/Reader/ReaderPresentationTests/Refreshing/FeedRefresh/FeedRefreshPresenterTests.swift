import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of a refresh")
struct FeedRefreshPresenterTests {
  private static func report(
    updated: Int = 0, unchanged: Int = 0, skipped: Int = 0, held: Int = 0, failed: Int = 0, new: Int = 0, removed: Int = 0,
    articlesPastLimit: Int? = nil, isClockDoubted: Bool = false, unreachable: UnreachableNetwork? = nil, problem: ReaderError? = nil
  ) -> RefreshReport {
    var report = RefreshReport()
    (report.updated, report.unchanged, report.skipped) = (updated, unchanged, skipped)
    (report.held, report.removed, report.articlesPastLimit) = (held, removed, articlesPastLimit)
    report.isClockDoubted = isClockDoubted
    (report.failed, report.newArticles, report.problem) = (failed, new, problem)
    report.unreachable = unreachable
    return report
  }

  @Test(
    "progress counts finished feeds, new articles and failures",
    arguments: [
      (0, 1, report(), "0/1 feed, 0 new"), (7, 1_200, report(updated: 7, new: 1_234), "7/1,200 feeds, 1,234 new"),
      (3, 4, report(updated: 1, failed: 2, new: 5), "3/4 feeds, 5 new, 2 failed"),
    ])
  func progress(done: Int, total: Int, report: RefreshReport, text: String) {
    let fetched = FeedRefresh.FeedResult(.sample(), .updated(new: 1, changed: 0))
    let row = RefreshRow(fetched.subscription, fetched.outcome, now: .sample())
    let viewModel = FeedRefreshPresenter.viewModel(for: .progressed([fetched], total: total, report: report, now: .sample()))
    #expect(
      viewModel
        == FeedRefresh.ViewModel(
          progress: RefreshProgress(done: done, total: total, text: text), rows: [row], summary: nil, messages: [], outcome: .done))
    #expect(viewModel.exported == .stream([row.exported]))
  }

  @Test("a request without the feed's header says so, and a feed that is not requested does not")
  func withheld() {
    let settings = FeedSettings([.header: "X-Key: s3cret"], origins: [.header: "https://example.com"])
    let feed = Subscription(url: .sample("https://example.org/f"), title: "Tea", settings: settings)
    let results = [FetchResult.unchanged, .skipped(.gone)].map { FeedRefresh.FeedResult(feed, $0) }
    let set: MessageText = "\(run: "feeds set \(feed.id) header=VALUE") sets it for the new address."
    let sentence: MessageText = "'header' was set for https://example.com and is not sent to https://example.org; \(set)"
    let message = Message(.warning, "'Tea': \(sentence)")
    let once = FeedRefreshPresenter.viewModel(for: .progressed(results, total: 2, report: Self.report(), now: .sample()))
    let watched = FeedRefreshPresenter.viewModel(for: .watched(results.map { .fetched($0.subscription, $0.outcome) }, now: .sample()))
    #expect(once.messages == [message] && watched.messages == [message])
    let row = FeedRow(FeedSummary(subscription: feed, counts: ArticleCounts(), fetchState: .never), now: .sample())
    #expect(row.problem == sentence && row.next == nil)
  }

  @Test("a refresh of a feed with a setting without effect says so")
  func ignored() {
    let feed = Subscription(url: .sample("https://example.org/f"), title: "Tea", settings: FeedSettings([.interval: "5"]))
    let viewModel = FeedRefreshPresenter.viewModel(for: .watched([.fetched(feed, .unchanged)], now: .sample()))
    let sentence = FeedSettingWording.problems(of: feed).first
    #expect(sentence != nil && viewModel.messages == sentence.map { [Message(.warning, "'Tea': \($0)")] })
  }

  @Test(
    "the end has a summary, an outcome, and messages that say what to do",
    arguments: [
      (report(updated: 1, new: 1), "1 new article in 1 feed.", Outcome.done, []),
      (
        report(updated: 1, new: 1, articlesPastLimit: 100_001), "1 new article in 1 feed.", .done,
        ["There are 100,001 articles; JSON files are slow with so many."]
      ),
      (
        report(unchanged: 1, isClockDoubted: true), "Nothing new, 1 unchanged.", .done,
        ["The clock is more than a year ahead of the last refresh, so no article is removed for its age."]
      ),
      (report(updated: 1, new: 2, removed: 1), "2 new articles in 1 feed, 1 old article removed.", .done, []),
      (report(unchanged: 2, removed: 1_200), "Nothing new, 2 unchanged, 1,200 old articles removed.", .done, []),
      (
        report(updated: 2, unchanged: 1_000, skipped: 3, new: 1_500), "1,500 new articles in 2 feeds, 1,000 unchanged, 3 not due.", .done,
        []
      ),
      (report(updated: 1), "1 feed changed.", .done, []),
      (report(skipped: 2), "Nothing new, 2 not due.", .done, ["No feed is due."]),
      (report(skipped: 2, held: 1), "Nothing new, 2 not due.", .done, ["No feed is due."]),
      (report(skipped: 2, held: 2), "Nothing new, 2 not due.", .done, ["No feed can be fetched now."]),
      (
        report(unchanged: 1, skipped: 1, failed: 1), "Nothing new, 1 unchanged, 1 not due, 1 failed.", .someFailed,
        ["1 feed failed."]
      ),
      (report(failed: 2), "Nothing new, 2 failed.", .someFailed, ["2 feeds failed."]),
      (
        report(failed: 2, unreachable: .network), "Nothing new, 2 failed.", .someFailed,
        ["No server could be reached: this computer seems to be offline."]
      ),
      (
        report(failed: 1, unreachable: .proxy("p:1080")), "Nothing new, 1 failed.", .someFailed,
        ["No server could be reached, because the proxy p:1080 cannot be reached."]
      ),
      (
        report(failed: 1, problem: .storeIsLocked), "Nothing new, 1 failed.", .failed,
        ["1 feed failed.", "Another \(.program) (process 42) is using this data directory."]
      ),
      (
        report(unchanged: 1, problem: .storeIsLocked), "Nothing new, 1 unchanged.", .failed,
        ["Another \(.program) (process 42) is using this data directory."]
      ),
    ] as [(RefreshReport, String, Outcome, [MessageText])])
  func finished(report: RefreshReport, summary: String, outcome: Outcome, sentences: [MessageText]) {
    let viewModel = FeedRefreshPresenter.viewModel(for: .finished(report))
    #expect(viewModel.progress == nil && viewModel.rows.isEmpty)
    #expect(viewModel.summary == summary)
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.messages.map(\.sentence) == sentences)
    #expect(viewModel.messages.allSatisfy { $0.hint != nil })
  }

  @Test("an error before any feed is done stands alone: it is not said that there are no feeds")
  func nothingDone() {
    let viewModel = FeedRefreshPresenter.viewModel(for: .finished(Self.report(problem: .storeIsLocked)))
    #expect(
      viewModel
        == FeedRefresh.ViewModel(
          progress: nil, rows: [], summary: nil, messages: [ReaderErrorWording.message(for: .storeIsLocked)], outcome: .failed))
  }

  @Test(
    "a store error during a refresh has a message, and fails the refresh if nothing can be written",
    arguments: [
      (.unwritable(path: "/home/lock", reason: "Input/output error"), .failed),
      (.damaged(path: "/home/lock", setAside: "/home/lock.damaged", reason: "no JSON", recovered: .nothing), .someFailed),
    ] as [(PersistenceError, Outcome)])
  func storeProblem(problem: PersistenceError, outcome: Outcome) {
    var report = Self.report(updated: 1, new: 2, removed: 0)
    report.note(problem)
    let viewModel = FeedRefreshPresenter.viewModel(for: .finished(report))
    #expect(viewModel.outcome == outcome && viewModel.summary == "2 new articles in 1 feed.")
    #expect(viewModel.messages.map { $0.sentence.text.contains("/home/lock") } == [true])
  }

  @Test("progress shows the rate and the slowest host")
  func speed() {
    let slowest = Subscription.sample(url: "https://slow.example.org/feed", title: "Slow")
    let response = FeedRefresh.Response.progressed(
      [], total: 9, report: Self.report(unchanged: 3), speed: .init(milliseconds: 2000, slowest: slowest), now: .sample())
    #expect(
      FeedRefreshPresenter.viewModel(for: response).progress?.text == "3/9 feeds, 0 new, 1.5/s, waiting for slow.example.org")
  }

  @Test("a stop has a summary with the number of feeds not reached, and a message for the failures")
  func stopped() {
    let viewModel = FeedRefreshPresenter.viewModel(for: .stopped(Self.report(updated: 1, failed: 1, new: 2), total: 9))
    #expect(viewModel.summary == "2 new articles in 1 feed, 1 failed, 7 not reached.")
    #expect(viewModel.messages.map(\.sentence) == ["Stopped before it was done.", "1 feed failed."])
    #expect(viewModel.progress == nil && viewModel.rows.isEmpty && viewModel.outcome == .failed)
  }

  @Test("during a watch, a feed's event is a row and any other event is a message")
  func watched() {
    let tea = Subscription.sample(title: "Tea")
    let new = FetchResult.updated(new: 2, changed: 0)
    let viewModel = FeedRefreshPresenter.viewModel(
      for: .watched(
        [
          .started(feeds: 2), .fetched(tea, new), .recovered(tea), .troubled(.storeIsLocked), .settled,
          .offline(.network), .incomplete(tea, DocumentGaps(leftOut: 2)), .articlesPastLimit(articles: 100_001), .clockDoubted,
          .unfollowed([tea]), .notificationFailed(.feed(.program(name: "notify", .failed(code: 2)))),
        ], now: .sample()))
    #expect(viewModel.rows == [RefreshRow(tea, new, now: .sample()), RefreshRow(recovered: tea)])
    #expect(
      viewModel.messages.map(\.sentence) == [
        "Watching 2 feeds.", ReaderErrorWording.message(for: .storeIsLocked).sentence, "The error is resolved; feeds are fetched again.",
        "No server could be reached: this computer seems to be offline.",
        "'Tea': 2 parts were left out, because they are too long, too many or nested too deeply.",
        "There are 100,001 articles; JSON files are slow with so many.",
        "The clock is more than a year ahead of the last refresh, so no article is removed for its age.",
        "The server no longer follows 'Tea'; its articles stay.",
        "The program 'notify' failed with exit code 2.",
      ])
    #expect(viewModel.progress == nil && viewModel.summary == nil && viewModel.outcome == .done)
  }

  @Test("a refresh without feeds says that the user follows none")
  func finishedWithoutFeeds() {
    let viewModel = FeedRefreshPresenter.viewModel(for: .finished(RefreshReport()))
    #expect(viewModel.summary == nil && viewModel.outcome == .nothingMatched)
    #expect(viewModel.messages.map(\.sentence) == ["You follow no feeds."])
    #expect(viewModel.exported == .stream([]))
  }

  @Test("a failure has its message and nothing else", arguments: ReaderError.ofArticles)
  func failure(error: ReaderError) {
    #expect(
      FeedRefreshPresenter.viewModel(for: .failed(error))
        == FeedRefresh.ViewModel(
          progress: nil, rows: [], summary: nil, messages: [ReaderErrorWording.message(for: error)], outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<FeedRefresh.ViewModel>()
    FeedRefreshPresenter(display: display).present(.finished(RefreshReport()))
    #expect(display.values == [FeedRefreshPresenter.viewModel(for: .finished(RefreshReport()))])
  }

  @Test("a permanent redirect has a message, and the feed's row has the new URL")
  func redirects() {
    let (tea, oil) = (Subscription.sample(title: "Tea"), Subscription.sample(url: "https://example.net/oil", title: "Oil"))
    let redirect = FeedRedirect(oil, to: .sample("https://example.net/new"))
    let viewModel = FeedRefreshPresenter.viewModel(
      for: .progressed(
        [.init(tea, .unchanged), .init(oil, .unchanged)], redirects: [redirect], total: 2, report: Self.report(unchanged: 2),
        now: .sample()))
    #expect(viewModel.messages == [FeedRefreshPresenter.message(for: redirect)])
    #expect(
      viewModel.rows == [RefreshRow(tea, .unchanged, now: .sample()), RefreshRow(oil, .unchanged, newURL: redirect.target, now: .sample())])
  }

  @Test("what cannot be stored fails the refresh, is told, and counts as no problem of a feed")
  func unstored() {
    let full = PersistenceError.unwritable(path: "/home/articles", reason: "no space left on device")
    var report = RefreshReport()
    for error in [ReaderError.store(full), .feed(.fetch(.sample("https://example.org/f"), .gone))] { report.add(.failed(error)) }
    report.note(full)
    let viewModel = FeedRefreshPresenter.viewModel(for: .finished(report))
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.messages.prefix(2).map(\.sentence) == ["1 feed failed.", "1 feed could not be stored."])
    #expect(viewModel.messages.count == 3)
  }

  @Test("a refresh that fetches nothing says what can be done, and failed feeds have a list")
  func hints() {
    func messages(_ change: (inout RefreshReport) -> Void) -> [Message] {
      var report = RefreshReport()
      change(&report)
      return FeedRefreshPresenter.viewModel(for: .finished(report)).messages
    }
    #expect(
      messages { ($0.skipped, $0.held) = (2, 2) } == [
        Message(.notice, "No feed can be fetched now.", hint: "Each line above says when it can be.")
      ])
    #expect(
      messages { $0.skipped = 2 } == [Message(.notice, "No feed is due.", hint: "\(run: "refresh --force") fetches them anyway.")])
    #expect(
      messages { ($0.skipped, $0.backingOff) = (2, 1) }.map(\.sentence) == ["No feed is due. 1 feed waits because of failures."])
    for (held, isNothingDue) in [(2, false), (0, true)] {
      var report = RefreshReport()
      (report.skipped, report.held) = (2, held)
      #expect(FeedRefreshPresenter.viewModel(for: .finished(report)).isNothingDue == isNothingDue)
    }
    #expect(
      messages { ($0.failed, $0.unchanged) = (1, 1) } == [
        Message(.warning, "1 feed failed.", hint: "\(run: "feeds --problems") lists them.")
      ])
  }

  @Test("feeds whose hosts are silent are counted as not asked, and the other skipped ones as not due")
  func silent() {
    var report = RefreshReport()
    (report.skipped, report.silent) = (5, 2)
    #expect(FeedRefreshPresenter.viewModel(for: .finished(report)).summary == "Nothing new, 3 not due, 2 not asked.")
  }
}
