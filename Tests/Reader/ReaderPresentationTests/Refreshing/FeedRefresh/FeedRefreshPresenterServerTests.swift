import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Presentation of a contact with a feed server")
struct FeedRefreshPresenterServerTests {
  private nonisolated static let host = "rss.example.org"

  private nonisolated static func report(
    updated: Int = 0, unchanged: Int = 300, failed: Int = 0, skipped: Int = 0, new: Int = 0, problem: ReaderError? = nil,
    _ change: (inout ServerRefreshReport) -> Void = { _ in }
  ) -> RefreshReport {
    var contact = ServerRefreshReport(host: host)
    change(&contact)
    var report = RefreshReport()
    (report.updated, report.unchanged, report.failed, report.skipped) = (updated, unchanged, failed, skipped)
    (report.newArticles, report.problem, report.contact) = (new, problem, contact)
    return report
  }

  @Test("the progress names the server, and counts the articles once there are some")
  func progress() async {
    let presenter = Recorder<FeedRefresh.Response>()
    let events = EventBatches<RefreshEvent>(
      [.started(feeds: 2), .contacting(host: Self.host, articles: 0)], [.contacting(host: Self.host, articles: 1_250)],
      [.fetched(.sample(), .updated(new: 3, changed: 0))], [.finished(Self.report(updated: 1, new: 3))])
    let refresh = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError> { _ in .success(events) }
    let watch = Stub<WatchInput, EventBatches<WatchEvent>, ReaderError> { _ in .failure(.cancelled) }
    await FeedRefreshInteractor(refresh: refresh, watch: watch, presenter: presenter, now: { .sample() }).perform(.refresh(RefreshInput()))
    let texts = presenter.values.map { FeedRefreshPresenter.viewModel(for: $0).progress?.text }
    #expect(
      texts == ["asking rss.example.org", "asking rss.example.org, 1,250 new articles", "asking rss.example.org, 1,250 new articles", nil])
  }

  @Test(
    "the end counts articles and marks, and says what the server did not take",
    arguments: [
      (report(), "Nothing new.", Outcome.done, []),
      (
        report(updated: 3, new: 12) { ($0.sent, $0.received) = (1, 1_200) },
        "12 new articles in 3 feeds, 1 mark sent, 1,200 marks received.", .done, []
      ),
      (report { $0.received = 2 }, "Nothing new, 2 marks received.", .done, []),
      (report { $0.followed = 3 }, "Nothing new, 3 feeds added to the server.", .done, []),
      (report(unchanged: 0, skipped: 1), "Nothing new, 1 not on the server.", .done, []),
      (report(failed: 1), "Nothing new, 1 failed.", .someFailed, ["1 feed failed."]),
      (report { $0.refused = 1 }, "Nothing new.", .done, ["rss.example.org refused 1 mark, which this device keeps."]),
      (
        report { $0.unfollowed = [.sample(title: "Quay")] }, "Nothing new.", .done,
        ["The server no longer follows 'Quay'; its articles stay."]
      ),
      (
        report { $0.unfollowed = ["Quay", "Dock"].map { Subscription.sample(title: $0) } }, "Nothing new.", .done,
        ["The server no longer follows 'Quay'; its articles stay.", "The server no longer follows 'Dock'; its articles stay."]
      ),
      (
        report { $0.untaken = [.sample(title: "Twin")] }, "Nothing new.", .done,
        ["The server also follows 'Twin' at a URL that another feed here has; its articles do not come."]
      ),
      (
        report { $0.untaken = ["A", "B", "C", "D"].map { Subscription.sample(title: $0) } }, "Nothing new.", .done,
        ["The server also follows 'A', 'B', 'C' and 1 other feed at URLs that other feeds here have; their articles do not come."]
      ),
      (
        report { $0.isListComplete = false }, "Nothing new.", .done,
        ["The lists of rss.example.org were not complete, so that older articles may be missing here."]
      ),
      (
        report(updated: 1, new: 250, problem: .server(.notBound)), "250 new articles in 1 feed.", .failed,
        [ServerErrorWording.message(for: .notBound).sentence]
      ),
      (
        report(unchanged: 0, problem: .server(.notBound)), nil, .failed, [ServerErrorWording.message(for: .notBound).sentence]
      ),
    ] as [(RefreshReport, String?, Outcome, [MessageText])])
  func end(report: RefreshReport, summary: String?, outcome: Outcome, sentences: [MessageText]) {
    let finished = FeedRefreshPresenter.viewModel(for: .finished(report))
    #expect(
      finished
        == FeedRefresh.ViewModel(progress: nil, rows: [], summary: summary, messages: finished.messages, outcome: outcome))
    #expect(finished.messages.map(\.sentence) == sentences && finished.messages.allSatisfy { $0.hint != nil })
  }

  @Test("each feed that the server has stopped following is told with its URL, unless that has a secret")
  func unfollowed() {
    let urls = (1...5).map { "https://example.org/\($0).xml" }
    let feeds = (urls + ["https://example.org/feed?token=secret"]).map { Subscription.sample(url: $0, title: "Quay") }
    let finished = FeedRefreshPresenter.viewModel(for: .finished(Self.report { $0.unfollowed = feeds }))
    let hints: [MessageText] = (urls + ["URL"]).map { url in "\(run: "add \(url)") follows it again." }
    #expect(finished.messages.compactMap(\.hint) == hints)
  }

  @Test("a stop has the same summary, without feeds that were not reached")
  func stopped() {
    let stopped = FeedRefreshPresenter.viewModel(for: .stopped(Self.report(updated: 1, new: 250) { $0.sent = 2 }, total: 300))
    #expect(stopped.summary == "250 new articles in 1 feed, 2 marks sent." && stopped.outcome == .failed)
  }
}
