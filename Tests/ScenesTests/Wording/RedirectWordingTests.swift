import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("Redirect messages")
struct RedirectWordingTests {
  private static let tea = Subscription.sample(url: "https://me:secret@example.org/tea", title: "Tea")
  private static let target = WebURL.sample("https://me:secret@example.net/tea")

  @Test("a redirect names the feed, its new URL and the command that reverts it, without credentials")
  func moved() {
    let message = RedirectWording.message(for: FeedRedirect(Self.tea, to: Self.target))
    #expect(message.kind == .notice)
    #expect(message.sentence == "'Tea' has moved permanently; it is now fetched from https://example.net/tea.")
    #expect(message.hint == "'strata feeds --undo-move \(Self.tea.id)' goes back to the old URL.")
  }

  @Test("a merge names both feeds")
  func merged() {
    let other = Subscription.sample(url: "https://example.net/tea", title: "Tea again")
    let message = RedirectWording.message(for: FeedRedirect(Self.tea, to: Self.target, mergedInto: other))
    expectSentence(message.sentence)
    #expect(message.sentence.contains("'Tea'") && message.sentence.contains("'Tea again' (\(other.id))"))
    #expect(!Credentials.areTold(in: message))
  }

  @Test("a reverted redirect names both URLs, without credentials")
  func undone() {
    let sentence = RedirectWording.sentence(for: RevertedRedirect(subscription: Self.tea, declined: Self.target))
    expectSentence(sentence)
    #expect(sentence.contains("fetched from https://example.org/tea;") && sentence.contains("https://example.net/tea"))
  }
}
