/// What is remembered of asking a server for a feed.
public struct FetchState: Hashable, Sendable {
  /// What to ask with next time.
  public var validators: Validators?
  /// How many articles of the feed were stored when its document was last taken in. When there are fewer, some were lost: then the validators
  /// must not be used, since a server that answers "not changed" would leave it so.
  public var articles: Int?
  /// When the server was last asked, whatever came of it.
  public var lastTried: Timestamp?
  /// When it last gave the feed, or said that it had not changed.
  public var lastSucceeded: Timestamp?
  /// How often in a row it has failed since.
  public var failures: Int
  /// Why the last try failed; nil when it did not.
  public var problem: FetchError?
  /// For how many seconds the server calls its refusal good; nil when it does not say, or did not refuse.
  public var refusalFreshSeconds: Int?
  /// The server asked not to be asked before this moment.
  public var notBefore: Timestamp?
  /// The host that has too much to do: that of the feed's own address, or the one that redirects had led to. It is kept by name, for it counts
  /// also when nobody follows the feed any more. Nil for the own one in what older versions kept.
  public var busyHost: String?
  /// How often the feed is worth asking for.
  public var hints: RefreshHints
  /// Where the feed says that it has moved.
  public var redirect: PendingRedirect?
  /// A move that the person has taken back.
  public var declinedRedirect: WebURL?
  /// Where the feed was followed besides the address that its identity is derived from, the latest first. Who follows a feed there once more that was
  /// removed gets its articles back.
  public var urls: [WebURL]

  /// A server that was never asked.
  public static let never = FetchState()

  /// Makes a memory of visits.
  public init(
    validators: Validators? = nil, articles: Int? = nil, lastTried: Timestamp? = nil, lastSucceeded: Timestamp? = nil, failures: Int = 0,
    problem: FetchError? = nil, refusalFreshSeconds: Int? = nil, notBefore: Timestamp? = nil, busyHost: String? = nil,
    hints: RefreshHints = .unknown, redirect: PendingRedirect? = nil, declinedRedirect: WebURL? = nil, urls: [WebURL] = []
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
  }

  /// The same memory with the name of the host that has too much to do, if one has.
  /// - Parameter address: what was asked for; its host it is that has, when redirects led nowhere else.
  func naming(busyHostOf url: WebURL) -> FetchState {
    var fetchState = self
    if problem?.isOfTheWholeServer == true { fetchState.busyHost = busyHost ?? url.host }
    return fetchState
  }
}
