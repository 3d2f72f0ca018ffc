package import ReaderDomain
package import ReaderScenes

/// The shared truth of a reading session as one value: the list, the opened article, the number of unread articles.
///
/// The methods hold the rules. `ArticleStore` and the reducer of Redux call the same methods, so both forms follow the same rules.
package struct ArticleState: Hashable, Sendable {
  package private(set) var list = ListSlice()
  package private(set) var detail = DetailSlice()
  package private(set) var count = CountSlice()

  /// The list that is loading.
  package private(set) var listing: Listing?
  /// The number of the latest list. The answer of an earlier list is dropped.
  package private(set) var listings = 0
  /// When the articles must be counted.
  package private(set) var countDemand = CountDemand.withNextList
  /// The number of the latest opening. The detail of an earlier opening is not shown.
  package private(set) var opening = 0
  /// The number of the latest count. The number of an earlier count is not shown.
  package private(set) var counting = 0

  /// Whether an opened article lowered the number while a count was running: that count may or may not include the article.
  private var isCountOutdated = false

  package init() {}

  /// The query that the next condition narrows: the query that is loading, or else the query of the current list.
  package var query: ArticleQuery? { listing?.query ?? list.listed?.query }

  /// Shows an earlier or later state of the session again. What is stored does not change, so the next list or article counts again, and
  /// answers that are still to come are dropped.
  package mutating func restore(_ other: ArticleState) {
    let (announcements, listings, opening, counting) = (list.announcements, listings, opening + 1, counting + 1)
    self = other
    (list.announcements, self.listings, self.opening, self.counting) = (announcements, listings, opening, counting)
    listing = nil
    countDemand = .withNextList
    // A message of that time must not be shown a second time.
    announce(list.listed == nil ? list.news : .listed)
  }

  private mutating func announce(_ news: ListSlice.News) {
    list.news = news
    list.announcements += 1
  }
}

/// The part of the state that a list shows.
package struct ListSlice: Hashable, Sendable {
  /// The last event that the list shows.
  package enum News: Hashable, Sendable {
    case loading
    case listed
    case changed(StatusChangeResult, StatusChange)
    case failed(ReadingError)
  }

  /// The current list and its query.
  package fileprivate(set) var listed: ListedArticles?
  /// The last event. Initially, the first list is loading.
  package fileprivate(set) var news = News.loading
  /// The number of events so far. It makes the states after two equal failures different, so both are shown.
  package fileprivate(set) var announcements = 0
}

/// The part of the state that an opened article shows.
package struct DetailSlice: Hashable, Sendable {
  /// The opened article, or why it could not be opened; nil before the first one.
  package fileprivate(set) var opened: Result<ArticleDetails, ReadingError>?
  /// The number of openings that were shown. It makes the states after two equal openings different, so both are shown.
  package fileprivate(set) var announcements = 0
}

/// The part of the state that the number of unread articles shows.
package struct CountSlice: Hashable, Sendable {
  /// The number, or why it could not be counted; nil before the first count.
  package fileprivate(set) var unread: Result<Int, ReadingError>?
  /// The number of failures. It makes the states after two equal failures different, so both are shown.
  package fileprivate(set) var failures = 0
}

/// When the articles must be counted.
package enum CountDemand: Hashable, Sendable {
  case none
  /// After the next list was read or failed.
  case withNextList
  case now
}

/// A list that is loading. Its number distinguishes it from an earlier list that is answered later.
package struct Listing: Hashable, Sendable {
  /// Why a list is read.
  package enum Cause: Hashable, Sendable {
    case asked(ArticleList.Request)
    /// These articles were changed, so the list is read again.
    case changed(StatusChangeResult, StatusChange)
  }

  /// The number of the list. Later lists have higher numbers.
  package let number: Int
  package let query: ArticleQuery
  package let cause: Cause
  /// The articles that were opened while the list was loading: its answer may have been read before they were marked.
  fileprivate var opened: [ArticleID: ArticleStatus] = [:]
}

// MARK: The list
extension ArticleState {
  /// Starts loading a list, which overtakes any other list that is loading.
  package mutating func beginList(_ query: ArticleQuery, because cause: Listing.Cause) {
    listings += 1
    // A refresh may have stored new articles.
    if cause == .asked(.refreshed) { countDemand = .withNextList }
    listing = Listing(number: listings, query: query, cause: cause)
    announce(.loading)
  }

  /// Makes the loaded list the current list, unless a later list has overtaken it.
  package mutating func endList(_ number: Int, _ page: ListPage<ArticleSummary>) {
    guard let listing, listing.number == number else { return }
    list.listed = ListedArticles(
      listing.query, page.with(page.rows.map { row in listing.opened[row.article.id].map(row.with) ?? row }))
    self.listing = nil
    switch listing.cause {
    case .asked: announce(.listed)
    case .changed(let result, let requested): announce(.changed(result, requested))
    }
  }

  /// Stops loading because of an error. The current list stays.
  package mutating func failList(_ number: Int, _ error: ReadingError) {
    guard listing?.number == number else { return }
    listing = nil
    announce(.failed(error))
  }

  /// Records that articles were changed. With a list, the change is shown when the list is read again.
  package mutating func change(_ result: StatusChangeResult, _ requested: StatusChange) {
    countDemand = query == nil ? .now : .withNextList
    if query == nil { announce(.changed(result, requested)) }
  }

  /// Records that a request failed before it changed or read anything.
  package mutating func refuse(_ error: ReadingError) {
    announce(.failed(error))
  }
}

// MARK: The opened article
extension ArticleState {
  /// Starts opening an article. An earlier opening is not shown any more.
  package mutating func beginOpening() {
    opening += 1
  }

  /// Shows the opened article, unless a later opening has overtaken it, and marks it read in list and count.
  package mutating func endOpening(_ number: Int, _ details: ArticleDetails) {
    showDetail(number, .success(details))
    guard details.problem == nil else { return }
    let opened = details.summary
    listing?.opened[opened.article.id] = opened.status
    guard let before = mark(opened.article.id, opened.status) else { return countDemand = .now }
    guard opened.status.isRead, !before.isRead else { return }
    isCountOutdated = true
    // The number of a restored state may be old.
    if countDemand == .withNextList, listing == nil { return countDemand = .now }
    if case .success(let number) = count.unread { count.unread = .success(max(number - 1, 0)) }
  }

  /// Shows why an article could not be opened, unless a later opening has overtaken it.
  package mutating func failOpening(_ number: Int, _ error: ReadingError) {
    showDetail(number, .failure(error))
  }

  private mutating func showDetail(_ number: Int, _ opened: Result<ArticleDetails, ReadingError>) {
    guard number == opening else { return }
    detail.opened = opened
    detail.announcements += 1
  }

  /// Sets the status of a listed article.
  /// - Returns: The status before; nil when the article is not in the list.
  private mutating func mark(_ id: ArticleID, _ status: ArticleStatus) -> ArticleStatus? {
    guard let listed = list.listed, let place = listed.page.rows.firstIndex(where: { $0.article.id == id }) else { return nil }
    let before = listed.page.rows[place].status
    guard before != status else { return before }
    var rows = listed.page.rows
    rows[place] = rows[place].with(status)
    list.listed = ListedArticles(listed.query, listed.page.with(rows))
    // The row shows the change. An earlier message or error must not be shown a second time.
    list.news = listing == nil ? .listed : .loading
    return before
  }
}

// MARK: The count
extension ArticleState {
  /// Starts counting. An earlier count is not shown any more.
  package mutating func beginCount() {
    counting += 1
    countDemand = .none
    isCountOutdated = false
  }

  /// Shows a number, unless a later count has overtaken it. An outdated number is dropped, and the articles must be counted again.
  package mutating func endCount(_ number: Int, _ unread: Int) {
    guard number == counting else { return }
    if isCountOutdated { countDemand = .now } else { count.unread = .success(unread) }
  }

  /// Shows why the articles could not be counted, unless a later count has overtaken it.
  package mutating func failCount(_ number: Int, _ error: ReadingError) {
    guard number == counting else { return }
    count.unread = .failure(error)
    if error == .cancelled { countDemand = .withNextList }
    count.failures += 1
  }
}

extension ArticleSummary {
  /// The article with another status.
  fileprivate func with(_ status: ArticleStatus) -> ArticleSummary {
    ArticleSummary(article: article, status: status, feedTitle: feedTitle, folder: folder, duplicates: duplicates)
  }
}
