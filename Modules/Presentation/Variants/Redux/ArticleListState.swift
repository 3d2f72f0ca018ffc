import Domain

/// All that is true of the scene at one moment.
struct ArticleListState: Hashable, Sendable {
  /// A list on its way. Its number tells it from one that was asked for earlier and answers later.
  struct Listing: Hashable, Sendable {
    let number: Int
    let query: ArticleQuery
    /// What there is to tell when it is here.
    let news: ArticleListNews
  }

  /// A list that is here.
  struct Listed: Hashable, Sendable {
    let query: ArticleQuery
    let articles: [ArticleSummary]
  }

  /// How often there was something to tell. Two equal failures are two, and make two states that differ.
  private(set) var tellings = 0
  /// What happened last. Before anything has, the first list is waited for.
  private(set) var news = ArticleListNews.loading
  /// How many lists were asked for.
  private(set) var listings = 0
  /// The list that is on its way.
  private(set) var listing: Listing?
  /// The list that is here.
  private(set) var listed: Listed?

  /// What the next condition narrows: the query under way, else that of what is listed.
  var query: ArticleQuery? { listing?.query ?? listed?.query }

  /// Something happened that there is to tell.
  mutating func tell(_ news: ArticleListNews) {
    self.news = news
    tellings += 1
  }

  /// A list is on its way, and overtakes any other.
  mutating func begin(_ query: ArticleQuery, telling news: ArticleListNews) {
    listings += 1
    listing = Listing(number: listings, query: query, news: news)
    tell(.loading)
  }

  /// The list that was on its way is here.
  mutating func end(_ listing: Listing, with articles: [ArticleSummary]) {
    self.listing = nil
    listed = Listed(query: listing.query, articles: articles)
    tell(listing.news)
  }

  /// No list is on its way any more. The one that is here stays.
  mutating func giveUp(because error: ReadingError) {
    listing = nil
    tell(.failed(error))
  }
}
