import Domain
import Scenes

/// The complete state of the scene.
struct ArticleListState: Hashable, Sendable {
  /// A list that is loading. Its number distinguishes it from an earlier request that completes later.
  struct Listing: Hashable, Sendable {
    let number: Int
    let query: ArticleQuery
    /// The event to show when the list is read.
    let news: ArticleListNews
  }

  /// The number of events so far. It makes the states after two equal failures different.
  private(set) var tellings = 0
  /// The last event. Initially, the first list is loading.
  private(set) var news = ArticleListNews.loading
  /// The number of requested lists.
  private(set) var listings = 0
  /// The list that is loading.
  private(set) var listing: Listing?
  /// The current list.
  private(set) var listed: ListedArticles?

  /// The query that the next condition narrows: the query that is loading, or else the query of the current list.
  var query: ArticleQuery? { listing?.query ?? listed?.query }

  /// Records an event to show.
  mutating func tell(_ news: ArticleListNews) {
    self.news = news
    tellings += 1
  }

  /// Starts loading a list, which overtakes any other list that is loading.
  mutating func begin(_ query: ArticleQuery, telling news: ArticleListNews) {
    listings += 1
    listing = Listing(number: listings, query: query, news: news)
    tell(.loading)
  }

  /// Makes the loaded list the current list.
  mutating func end(_ listing: Listing, with page: ListPage<ArticleSummary>) {
    self.listing = nil
    listed = ListedArticles(listing.query, page)
    tell(listing.news)
  }

  /// Stops loading because of an error. The current list stays.
  mutating func giveUp(because error: ReadingError) {
    listing = nil
    tell(.failed(error))
  }
}
