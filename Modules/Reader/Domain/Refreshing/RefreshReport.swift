public import CoreDomain

/// The result of a refresh.
public struct RefreshReport: Hashable, Sendable {
  /// The number of feeds with new or changed articles.
  public var updated = 0
  /// The number of feeds without new or changed articles.
  public var unchanged = 0
  /// The number of feeds that were not requested.
  public var skipped = 0
  /// The number of skipped feeds whose servers asked to wait.
  public var held = 0
  /// The number of skipped feeds that failed before.
  public var backingOff = 0
  /// The number of skipped feeds whose hosts do not respond.
  public var silent = 0
  /// The number of feeds that failed.
  public var failed = 0
  /// The number of the failed feeds whose articles could not be stored. The feeds are not the cause.
  public var unstored = 0
  /// The number of new articles, without those that arrived hidden.
  public var newArticles = 0
  /// The marks that new articles got.
  public var marked = ArrivalMarks.none
  /// Why new articles may lack marks.
  public var markerProblems = MarkerProblems()
  /// The number of expired articles (`Retention`) that were removed.
  public var removed = 0
  /// Whether no article was removed for its age because the clock is not trusted; reported once.
  public var isClockDoubted = false
  /// The number of articles when it exceeds the limit for JSON files; reported once.
  public var articlesPastLimit: Int?
  /// Why articles could not be stored or expired articles could not be removed, each reason once.
  public private(set) var storeProblems: [PersistenceError] = []
  /// Why no server responded; nil when one did. Then nothing is noted about the feeds, and the next refresh asks them again.
  public var unreachable: UnreachableNetwork?
  /// The result of asking a server that fetches the feeds; nil when the feeds themselves were requested.
  public var contact: ServerRefreshReport?
  /// The full texts of new articles.
  public var fullTexts = FullTextReport()
  /// The error that prevented saving at the end; nil when everything was saved. After such an error, the next refresh sends more requests
  /// than necessary.
  public var problem: ReaderError?

  public init() {}

  /// The number of feeds that are done.
  public var feeds: Int { updated + unchanged + skipped + failed }

  /// Records why articles could not be stored or removed.
  public mutating func note(_ problem: PersistenceError) {
    if !storeProblems.contains(problem) { storeProblems.append(problem) }
  }

  /// Whether all that is new arrived hidden.
  public var isAllHidden: Bool { newArticles == 0 && !marked.hidden.isEmpty }

  /// Counts one more result.
  public mutating func add(_ outcome: FetchResult) {
    switch outcome {
    case .updated(let new, _, _):
      updated += 1
      newArticles += new.count
    case .unchanged: unchanged += 1
    case .skipped(let reason):
      skipped += 1
      held += reason.isWishOfServer ? 1 : 0
      if case .hostSilent = reason { silent += 1 }
    case .failed(let error):
      failed += 1
      if case .store = error { unstored += 1 }
    }
  }
}
