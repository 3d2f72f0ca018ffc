import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Redirect messages")
struct RedirectWordingTests {
  private static let tea = Subscription.sample(url: "https://me:secret@example.org/tea", title: "Tea")
  private static let target = WebURL.sample("https://me:secret@example.net/tea")

  @Test("a redirect names the feed, its new URL and the command that reverts it, without credentials")
  func moved() {
    #expect(
      FeedRefreshPresenter.message(for: FeedRedirect(Self.tea, to: Self.target))
        == Message(
          .notice, "'Tea' has moved permanently; it is now fetched from https://example.net/tea.",
          hint: "\(run: "feeds --undo-move \(Self.tea.id)") goes back to the old URL."))
  }

  @Test("a merge names both feeds")
  func merged() {
    let other = Subscription.sample(url: "https://example.net/tea", title: "Tea again")
    let message = FeedRefreshPresenter.message(for: FeedRedirect(Self.tea, to: Self.target, mergedInto: other))
    #expect(
      message
        == Message(
          .notice,
          "'Tea' has moved permanently to the URL of 'Tea again' (\(other.id)); both are now one feed, with all stars and read marks.",
          hint: "Its own articles stay in the store. They appear again when you follow its old URL again."))
  }

  @Test("a reverted redirect names both URLs, without credentials")
  func undone() {
    let sentence = FeedSubscriptionPresenter.sentence(for: RevertedRedirect(subscription: Self.tea, declined: Self.target))
    #expect(
      sentence == "'Tea' is now fetched from https://example.org/tea; its move to https://example.net/tea is ignored from now on.")
  }
}
