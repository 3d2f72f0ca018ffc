import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes

/// Rows in many scripts, with some titles that are too long for any window.
enum Rows {
  static let day = 24 * 60

  static let articles: [ArticleRow] = [
    article("1", "Short", feed: "Example", age: 5, marks: [.starred]),
    article(
      "2", "A title that goes on and on, far beyond what any line of any terminal in this house could ever hold",
      feed: "A feed with a long name"),
    article("3", "日本語の見出しはとても長くて、一行に収まらないので、途中で切られてしまいます。それでも大丈夫です。", feed: "毎日の日本語ニュースと天気", age: 3 * 60, marks: [.read]),
    article("4", "مرحبا بالعالم", feed: "أخبار", age: 12 * day, marks: [.read, .starred]),
    article("5", "👨‍👩‍👧‍👦 A family and 🇩🇪 a flag, then 🍵🍵🍵 tea until there is no room for any more of it", feed: "🍵 Tea", age: 400 * day),
    article("6", "From the year one", feed: "Example", age: 3_000 * 365 * day, marks: [.read]),
  ]

  static func article(_ guid: String, _ title: String, feed: String, age: Int = 0, marks: Set<ArticleMark> = []) -> ArticleRow {
    let article = Article.sample(guid: guid, title: title, published: .sample(plusMinutes: -age))
    return ArticleRow(
      ArticleSummary(article: article, status: ArticleStatus(marks), feedTitle: feed, folder: .top), now: .sample())
  }

  static let feeds: [FeedRow] = [
    feed("Example", unread: 0, all: 12, age: 5),
    feed(
      "A feed with a title that goes on and on, far beyond what any line could ever hold", folder: "Food/Drink", unread: 3, all: 1_200,
      age: 90),
    feed("毎日の日本語ニュース", folder: "日本語", unread: 12_345, all: 67_890, age: 3 * day, problem: .web(.status(code: 404))),
    feed("أخبار", folder: "🍵", unread: 1, all: 1, problem: .web(.invalidResponse(reason: "the line with the chunk's length is missing"))),
  ]

  static func feed(
    _ title: String, folder: String = "", unread: Int, all: Int, age: Int? = nil, problem: FetchError? = nil
  ) -> FeedRow {
    FeedRow(
      FeedSummary(
        subscription: .sample(title: title, folder: FolderPath(folder)), counts: ArticleCounts(all: all, unread: unread),
        fetchState: FetchState(lastSucceeded: age.map { .sample(plusMinutes: -$0) }, problem: problem)), now: .sample())
  }

  static let refreshes: [RefreshRow] = [
    RefreshRow(.sample(title: "Example"), .updated(new: 3, changed: 0), now: .sample()),
    RefreshRow(.sample(title: "A feed with a title that goes on and on"), .updated(new: 1_000, changed: 2), now: .sample()),
    RefreshRow(.sample(title: "Quiet"), .unchanged, now: .sample()),
    RefreshRow(.sample(title: "Skipped"), .skipped(.gone), now: .sample()),
    RefreshRow(.sample(title: "毎日の日本語ニュースと天気"), .failed(.feed(.fetch(.sample(), .web(.status(code: 404))))), now: .sample()),
    RefreshRow(
      .sample(title: "🍵 Tea"), .failed(.store(.unwritable(path: "/home/me/articles.json", reason: "No space left on device"))),
      now: .sample()),
  ]
}
