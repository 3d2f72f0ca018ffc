public import CoreDomain

/// The errors of reading feeds. The user can act on each of them.
public enum ReadingError: PersistenceErrorConvertible, Hashable, Sendable {
  /// No subscription matches the reference.
  case feedNotFound(FeedReference)
  /// Several subscriptions match the reference.
  case feedAmbiguous(FeedReference, matches: [Subscription])
  /// No feed is in the folder or below it.
  case folderNotFound(FolderPath)
  /// No article has an id with this prefix.
  case articleNotFound(ArticleReference)
  /// Several articles have an id with this prefix.
  case articleAmbiguous(ArticleReference, matches: [ArticleID])
  /// The text is not a valid web URL.
  case badURL(String, WebURL.ParseError)
  /// The search text is invalid. Contains all its errors.
  case badSearch([SearchError])
  /// The text is not a rule.
  case badRule(RuleError)
  /// No rule has this number or contains this text.
  case ruleNotFound(String)
  /// Several rules contain this text.
  case ruleAmbiguous(String, matches: [RuleDocument.Entry])
  /// The file of rules is full (`RuleDocument.mostRules`, `RuleDocument.mostBytes`).
  case tooManyRules
  /// The text is no query.
  case badQuery(QueryError)
  /// The saved views cannot be changed as asked.
  case view(ViewError)
  /// The folder is deeper than `FolderPath.deepest`.
  case folderTooDeep(FolderPath)
  /// The feed is followed already.
  case alreadySubscribed(Subscription)
  /// The setting of a feed cannot be changed.
  case badFeedSetting(name: String, value: String, FeedSettingError)
  /// The login cannot be used.
  case badLogin(LoginError)
  /// There is a login with this name for the host already.
  case loginKnown(host: String, name: String)
  /// There is no action to undo.
  case nothingToUndo
  /// Nothing was undone, or something was done after the undo.
  case nothingToRedo
  /// The feed never moved, or the move was reverted already.
  case neverMoved(Subscription)
  /// The page links to no feed. The excerpt shows the beginning of the page, if available.
  case noFeedOnPage(WebURL, ResponseExcerpt? = nil)
  /// The URL is that of a page, which links to these feeds.
  case feedsOnPage(WebURL, [FeedLink])
  /// The feed could not be fetched. The excerpt shows the response to users, if there was one.
  case fetch(WebURL, FetchError, ResponseExcerpt? = nil)
  /// No request was sent because the server asked to wait. The reason is always such a wish (`SkipReason.isWishOfServer`).
  case leftAlone(WebURL, SkipReason)
  /// The browser could not show a page.
  case browser(BrowserError)
  /// An image of an article could not be fetched.
  case image(WebURL, ArticleImageError)
  /// The program that was to learn of new articles failed.
  case program(name: String, ProgramCallError)
  /// A document outside the data directory could not be used.
  case document(FileLocation, DocumentError)
  /// The user's stored data cannot be read or written.
  case store(PersistenceError)
  /// The configuration is invalid or cannot be read.
  case configuration(ConfigurationError)
  /// The work was cancelled.
  case cancelled
}
