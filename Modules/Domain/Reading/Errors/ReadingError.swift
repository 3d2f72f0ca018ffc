/// The situations in which reading feeds cannot go on. Each is something that a person can act on.
public enum ReadingError: PersistenceErrorConvertible, Hashable, Sendable {
  /// No subscription is meant by this.
  case feedNotFound(FeedReference)
  /// Several subscriptions could be meant.
  case feedAmbiguous(FeedReference, matches: [Subscription])
  /// No article begins with this.
  case articleNotFound(ArticleReference)
  /// Several articles begin with this.
  case articleAmbiguous(ArticleReference, matches: [ArticleID])
  /// The text is no address of the web.
  case badURL(String, WebURL.ParseError)
  /// The text cannot be searched for; everything that is wrong with it.
  case badSearch([SearchError])
  /// The folder lies deeper than `FolderPath.deepest`.
  case folderTooDeep(FolderPath)
  /// The feed is followed already.
  case alreadySubscribed(Subscription)
  /// Something cannot be set for a feed.
  case badFeedSetting(name: String, value: String, FeedSettingError)
  /// There is nothing to take back.
  case nothingToUndo
  /// The feed never moved, or was moved back already.
  case neverMoved(Subscription)
  /// The page names no feed; with how it begins, if that is known.
  case noFeedOnPage(WebURL, ResponseExcerpt? = nil)
  /// It is no feed but a page, which names these.
  case feedsOnPage(WebURL, [FeedLink])
  /// The server gave no feed; with how its answer looked, if it gave one and somebody is to see it.
  case fetch(WebURL, FetchError, ResponseExcerpt? = nil)
  /// The server was not asked, since it wants to be left alone; the reason is a wish of the server.
  case leftAlone(WebURL, SkipReason)
  /// A document outside the home could not be read or written, or is not what it should be.
  case document(FileLocation, DocumentError)
  /// The person's own data cannot be read or written.
  case store(PersistenceError)
  /// The settings do not say what they should.
  case configuration(ConfigurationError)
  /// It was stopped before it was done.
  case cancelled
}
