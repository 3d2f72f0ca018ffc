import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of following and unfollowing")
struct FeedSubscriptionPresenterTests {
  private static let tea = Subscription.sample(
    url: "https://me:secret@example.org/tea.xml", title: "Tea", site: .sample("https://me:secret@example.org/"),
    folder: FolderPath("Food/Drink"))

  @Test("each addition is a sentence and a record")
  func added() throws {
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .added([.init(subscription: Self.tea, articles: 1_000)], failures: [], now: .sample()))
    #expect(viewModel.lines == ["Following 'Tea' (\(Self.tea.id)), 1,000 articles."])
    #expect(viewModel.messages.isEmpty && viewModel.outcome == .done)
    let record = try #require(viewModel.exported.records?.first)
    #expect(record.names == ["id", "title", "url", "site_url", "folder", "articles"])
    #expect(
      record.fields.map(\.value) == [
        .text(Self.tea.id.text), .text("Tea"), .text("https://example.org/tea.xml"), .text("https://example.org/"), .text("Food/Drink"),
        .number(1_000),
      ])
  }

  @Test("articles that were kept from before are counted beside the new ones", arguments: [(0, "0 new articles"), (1, "1 new article")])
  func kept(new: Int, text: String) {
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .added([.init(subscription: Self.tea, articles: new, kept: 3)], failures: [], now: .sample()))
    #expect(viewModel.lines == ["Following 'Tea' (\(Self.tea.id)), \(text), and 3 from before."])
  }

  @Test("a join names the feeds, what is left out, and the views and rules that miss a feed; without one, nothing matched")
  func joined() throws {
    let pot = Subscription(
      url: .sample("https://me:secret@example.org:443/tea.xml"), title: "Pot", settings: FeedSettings([.interval: "90", .keepDays: "9"]))
    let join = FeedJoin(Self.tea, [pot])
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .joined(JoinFeedsResult([join], views: ["pots"], rules: ["when feed:pot => hide"])))
    #expect(viewModel.lines == ["'Pot' (\(pot.id)) is joined into 'Tea' (\(Self.tea.id))."])
    #expect(
      viewModel.messages.map(\.sentence) == [
        "'Tea' has other values, so these of 'Pot' are left out: title, keep-days.",
        "'Tea' has keep-days=all, so that no article is removed by the join.",
        "The view 'pots' names a feed that is joined, and no longer finds its articles.",
        "This rule names a feed that is joined, and no longer finds its articles: when feed:pot => hide",
      ])
    #expect(
      viewModel.exported.records == [
        ExportedRecord([
          .init("id", .text(pot.id.text)), .init("title", .text("Pot")), .init("url", .text("https://example.org:443/tea.xml")),
          .init("site_url", .null), .init("folder", .text("")), .init("articles", .null),
          .init("joined_into", .text(Self.tea.id.text)), .init("left_out", .texts(["title", "keep-days"])),
        ])
      ])
    let none = FeedSubscriptionPresenter.viewModel(for: .joined(JoinFeedsResult([])))
    #expect(none.lines.isEmpty && none.exported == .list([]) && none.outcome == .nothingMatched)
    #expect(none.messages.map(\.sentence) == ["No feed is followed twice, so there is nothing to join."])
  }

  @Test("a feed that a server fetches has no articles yet, and the user learns when they come")
  func addedOnServer() {
    let feed = Self.tea.known(toServerAs: ServerFeedID("feed/8"))
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .added([.init(subscription: feed, articles: 0)], failures: [], now: .sample()))
    #expect(viewModel.lines == ["Following 'Tea' (\(feed.id)) through the feed server. Its articles come with the next refresh."])
  }

  @Test("the page's other feeds are named, with the command that follows them")
  func others() {
    let link = FeedLink(url: .sample("https://me:secret@example.org/comments"), title: "Comments")
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .added([.init(subscription: Self.tea, articles: 1, others: [link])], failures: [], now: .sample()))
    #expect(
      viewModel.messages == [
        Message(.notice, "The page also links to 'Comments'.", hint: "\(run: "add https://example.org/comments") follows it.")
      ])
    #expect(viewModel.lines == ["Following 'Tea' (\(Self.tea.id)), 1 article."])
  }

  @Test(
    "the outcome depends on the number of failures", arguments: [(0, 0, Outcome.done), (2, 0, .done), (1, 1, .someFailed), (0, 2, .failed)])
  func outcomes(added: Int, failed: Int, outcome: Outcome) {
    let viewModel = FeedSubscriptionPresenter.viewModel(
      for: .added(
        Array(repeating: .init(subscription: Self.tea, articles: 0), count: added),
        failures: Array(repeating: .storeIsLocked, count: failed), now: .sample()))
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.lines.count == added)
    #expect(viewModel.messages == Array(repeating: ReaderErrorWording.message(for: .storeIsLocked), count: failed))
    #expect(viewModel.exported.records?.count == added)
  }

  @Test("each failure has its message", arguments: ReaderError.ofSubscribing)
  func failures(error: ReaderError) {
    let viewModel = FeedSubscriptionPresenter.viewModel(for: .added([], failures: [error], now: .sample()))
    #expect(viewModel.messages == [ReaderErrorWording.message(for: error)])
  }

  @Test(
    "a removal says what happens to the articles",
    arguments: [
      (ArticleCounts(), "No longer following 'Tea'."),
      (
        ArticleCounts(all: 1),
        "No longer following 'Tea'. Its 1 article stays in the store and comes back when you follow it again."
      ),
      (
        ArticleCounts(all: 1_200, unread: 5, starred: 3),
        "No longer following 'Tea'. Its 1,200 articles, 3 of them starred, stay in the store and come back when you follow it again."
      ),
    ])
  func removed(kept: ArticleCounts, sentence: String) {
    let viewModel = FeedSubscriptionPresenter.viewModel(for: .removed(.init(subscription: Self.tea, kept: kept)))
    #expect(viewModel.lines == [sentence])
    #expect(viewModel.exported.records?.first?["articles"] == .number(kept.all))
    #expect(viewModel.messages.isEmpty && viewModel.outcome == .done)
  }

  @Test("a failed removal has its message and nothing else", arguments: ReaderError.ofArticles)
  func failure(error: ReaderError) {
    #expect(
      FeedSubscriptionPresenter.viewModel(for: .failed(error))
        == FeedSubscription.ViewModel(lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<FeedSubscription.ViewModel>()
    FeedSubscriptionPresenter(display: display).present(.added([], failures: [], now: .sample()))
    #expect(display.values == [FeedSubscriptionPresenter.viewModel(for: .added([], failures: [], now: .sample()))])
  }

  @Test("a reverted redirect is a sentence and a record")
  func movedBack() {
    let undone = RevertedRedirect(subscription: .sample(title: "Tea"), declined: .sample("https://example.net/new"))
    let viewModel = FeedSubscriptionPresenter.viewModel(for: .movedBack(undone))
    #expect(viewModel.lines == [FeedSubscriptionPresenter.sentence(for: undone)] && viewModel.outcome == .done)
    guard case .list(let records) = viewModel.exported else { return #expect(Bool(false), "no list") }
    #expect(records.map { $0.fields[2] } == [.init("url", .text("https://example.org/feed.xml"))])
  }
}
