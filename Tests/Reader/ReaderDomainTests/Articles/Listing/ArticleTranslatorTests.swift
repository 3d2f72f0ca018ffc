import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("Summaries of articles")
struct ArticleTranslatorTests {
  @Test("an article of a feed that is not followed has the feed's id as its title, and no folder")
  func unsubscribed() {
    let feed = Subscription.sample(title: "News", folder: FolderPath("Daily"))
    let unknown = ArticleTranslator([]).summary(of: .sample(.sample(feed: feed.id)))
    #expect(unknown.feedTitle == feed.id.text && unknown.folder == .top)
    let known = ArticleTranslator([feed]).summary(of: .sample(.sample(feed: feed.id)))
    #expect(known.feedTitle == "News" && known.folder == FolderPath("Daily"))
  }
}
