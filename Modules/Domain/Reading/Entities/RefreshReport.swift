/// What a refresh came to.
public struct RefreshReport: Hashable, Sendable {
  /// Feeds with something new or changed in them.
  public var updated = 0
  /// Feeds with nothing new or changed in them.
  public var unchanged = 0
  /// Feeds whose servers were not asked.
  public var skipped = 0
  /// Feeds among these whose servers want to be left alone.
  public var held = 0
  /// Feeds among these whose hosts do not answer.
  public var silent = 0
  /// Feeds that failed.
  public var failed = 0
  /// Articles that were not there before.
  public var newArticles = 0
  /// Articles that had outlived their time (`Retention`), and were taken away.
  public var removed = 0
  /// How many articles there are, when they have become more than files serve well; told once.
  public var articlesPastLimit: Int?
  /// Why articles could not be stored, or those that had outlived their time not be taken away, each reason once. Feeds whose articles could not be
  /// stored count as failed, but it is not their fault.
  public private(set) var storeProblems: [PersistenceError] = []
  /// What could not be saved at the end, if anything: the next refresh then asks more than it would have to.
  public var problem: ReadingError?

  /// A refresh that has done nothing yet.
  public init() {}

  /// All feeds that have had their turn.
  public var feeds: Int { updated + unchanged + skipped + failed }

  /// Notes why articles could not be stored or taken away.
  public mutating func note(_ problem: PersistenceError) {
    if !storeProblems.contains(problem) { storeProblems.append(problem) }
  }

  /// Counts one more outcome.
  public mutating func add(_ outcome: FetchResult) {
    switch outcome {
    case .updated(let new, _):
      updated += 1
      newArticles += new
    case .unchanged: unchanged += 1
    case .skipped(let reason):
      skipped += 1
      held += reason.isWishOfServer ? 1 : 0
      if case .hostSilent = reason { silent += 1 }
    case .failed: failed += 1
    }
  }
}
