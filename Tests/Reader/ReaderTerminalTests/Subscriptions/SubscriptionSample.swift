import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// The result of following several feeds at once, one of which failed.
enum SubscriptionSample {
  static let viewModel = FeedSubscription.ViewModel(
    lines: ["Following '毎日の日本語ニュースと天気' (11a20fffa1), 1,000 articles.", "Following 'أخبار' (9c1ae0b1d2), 1 article."],
    messages: [
      ReaderErrorWording.message(for: .subscription(.badURL("example.org", .noScheme))),
      Message(.notice, "The page also links to '🍵 Comments'.", hint: "\(run: "add https://example.org/comments") follows it."),
    ], exported: .empty, outcome: .someFailed)
}
