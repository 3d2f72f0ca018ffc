public import CoreDomain

/// What is stored about the requests for a feed.
public struct FetchState: Hashable, Sendable {
  /// The validators for the next request.
  public var validators: Validators?
  /// How many articles of the feed were stored after its document was last merged. When fewer are stored, some were lost. The validators
  /// must not be used then, because a server that responds "not changed" would never restore the lost articles.
  public var articles: Int?
  /// When the feed was last requested, whatever the result.
  public var lastTried: Timestamp?
  /// When the server last sent the feed or said that it had not changed.
  public var lastSucceeded: Timestamp?
  /// The number of consecutive failures since the last success.
  public var failures: Int
  /// Why the last request failed; nil when it succeeded.
  public var problem: FetchError?
  /// What could not be read of the document that was received last.
  public var gaps: DocumentGaps
  /// The freshness lifetime of the error response in seconds; nil when the server states none, or did not respond with an error.
  public var refusalFreshSeconds: Int?
  /// The end of the wait that the server asked for.
  public var notBefore: Timestamp?
  /// The overloaded host: the host of the feed's URL, or the target of redirects. It is stored by name because its back-off applies even
  /// when nobody follows the feed. Nil means the feed's own host in data of older versions.
  public var busyHost: String?
  /// How often the feed is worth requesting.
  public var hints: RefreshHints
  /// A permanent redirect that is not applied yet.
  public var redirect: PendingRedirect?
  /// A redirect that the user reverted.
  public var declinedRedirect: WebURL?
  /// Other URLs under which the feed was followed, latest first. The URL that its identity is derived from is not included. A user who
  /// removes the feed and follows it again at one of these URLs gets its articles back.
  public var urls: [WebURL]

  /// Whether the feed failed, or a part of its document could not be read.
  var hasProblem: Bool { problem != nil || gaps != .none }

  /// The state of a feed that was never requested.
  public static let never = FetchState()

  public init(
    validators: Validators? = nil, articles: Int? = nil, lastTried: Timestamp? = nil, lastSucceeded: Timestamp? = nil, failures: Int = 0,
    problem: FetchError? = nil, refusalFreshSeconds: Int? = nil, notBefore: Timestamp? = nil, busyHost: String? = nil,
    hints: RefreshHints = .unknown, redirect: PendingRedirect? = nil, declinedRedirect: WebURL? = nil, urls: [WebURL] = [],
    gaps: DocumentGaps = .none
  ) {
    self.validators = validators
    self.articles = articles
    self.lastTried = lastTried
    self.lastSucceeded = lastSucceeded
    self.failures = failures
    self.problem = problem
    self.refusalFreshSeconds = refusalFreshSeconds
    self.notBefore = notBefore
    self.busyHost = busyHost
    self.hints = hints
    self.redirect = redirect
    self.declinedRedirect = declinedRedirect
    self.urls = urls
    self.gaps = gaps
  }

  /// Returns the same state with the name of the overloaded host, if a host is overloaded.
  /// - Parameter url: the requested URL; its host is the overloaded one when no redirect led to another host.
  func naming(busyHostOf url: WebURL) -> FetchState {
    var fetchState = self
    if problem?.isOfTheWholeServer == true { fetchState.busyHost = busyHost ?? url.host }
    return fetchState
  }
}
