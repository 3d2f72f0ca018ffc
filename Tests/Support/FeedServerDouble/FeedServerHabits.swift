/// How a feed server departs from the Google Reader API. The protocol has no standard, so each server imitates a part of it.
public struct FeedServerHabits: Sendable {
  /// What precedes `/reader/api/0/` in a path.
  public var apiPath: String
  /// Whether the header names the user of a POST. Otherwise only the form's `T` counts, and must be the token of the login.
  public var readsHeaderOfPosts: Bool
  /// Whether a continuation is the number of articles already listed. Otherwise it is the id of the last one.
  public var continuesByOffset: Bool
  /// Whether articles are listed by their date of publication. Otherwise by their arrival.
  public var listsByPublication: Bool
  /// The maximum number of ids in an answer; nil without a limit.
  public var pageLimit: Int?
  /// Whether an unknown stream contains all articles. Otherwise it is an error of the server.
  public var listsAllForUnknownStreams: Bool
  /// Whether an unknown call is answered with an empty array and 200. Otherwise with 400.
  public var answersUnknownCalls: Bool
  /// Whether articles can have labels. Otherwise a request with a label fails as a whole.
  public var hasLabels: Bool
  /// The maximum number of fields that a form is read for, except for items; nil without a limit.
  public var formFieldLimit: Int?
  /// The maximum number of bytes that a form is read for; nil without a limit.
  public var bodyLimit: Int?
  /// Whether `&`, `<` and `>` come as full-width characters, and in titles of feeds further ones.
  public var widensTitles: Bool
  /// The folder of feeds that have none.
  public var defaultFolder: String
  /// The name of an enclosure's address.
  public var enclosureAddress: String
  /// Whether a refused `quickadd` has the status 200. Otherwise 500.
  public var refusesQuickAddSoftly: Bool
  /// Whether the text of an article is there twice, as summary and as content.
  public var repeatsText: Bool

  /// As FreshRSS 1.25.
  public static let freshRSS = FeedServerHabits(
    apiPath: "/api/greader.php", readsHeaderOfPosts: true, continuesByOffset: false, listsByPublication: false, pageLimit: nil,
    listsAllForUnknownStreams: true, answersUnknownCalls: false, hasLabels: true, formFieldLimit: 1_000, bodyLimit: 1 << 20,
    widensTitles: true, defaultFolder: "Uncategorized", enclosureAddress: "href", refusesQuickAddSoftly: true, repeatsText: false)

  /// As Miniflux 2.3.
  public static let miniflux = FeedServerHabits(
    apiPath: "", readsHeaderOfPosts: false, continuesByOffset: true, listsByPublication: true, pageLimit: 10_000,
    listsAllForUnknownStreams: false, answersUnknownCalls: true, hasLabels: false, formFieldLimit: nil, bodyLimit: nil,
    widensTitles: false, defaultFolder: "All", enclosureAddress: "url", refusesQuickAddSoftly: false, repeatsText: true)

  /// These habits, with a change.
  public func with<Value>(_ habit: WritableKeyPath<FeedServerHabits, Value>, _ value: Value) -> FeedServerHabits {
    var changed = self
    changed[keyPath: habit] = value
    return changed
  }
}
