public import CoreDomain

/// Why a subscription cannot be found, added or changed.
public enum SubscriptionError: Hashable, Sendable {
  /// No subscription matches the reference.
  case feedNotFound(FeedReference)
  /// Several subscriptions match the reference.
  case feedAmbiguous(FeedReference, matches: [Subscription])
  /// No feed is in the folder or below it.
  case folderNotFound(FolderPath)
  /// The folder is deeper than `FolderPath.deepest`.
  case folderTooDeep(FolderPath)
  /// The text is not a valid web URL.
  case badURL(String, WebURL.ParseError)
  /// The text names no program and no file.
  case badSource(String, LocalSourceError)
  /// The feed would run a program, and the user has not agreed.
  case programNotAllowed(LocalSource)
  /// The feed is followed already.
  case alreadySubscribed(Subscription)
  /// Only some of several feeds were added.
  indirect case incomplete(IncompleteAddition)
  /// The setting of a feed cannot be changed.
  case badSetting(name: String, value: String, FeedSettingError)
  /// The login cannot be used.
  case badLogin(LoginError)
  /// There is a login with this name for the host already.
  case loginKnown(host: String, name: String)
  /// Feeds with articles cannot be joined into this one before it is fetched for the first time.
  case notFetched(Subscription)
  /// The feed never moved, or the move was reverted already.
  case neverMoved(Subscription)
}
