public import CoreDomain

/// Applies the rules to the stored articles. One undo reverts everything.
///
/// Rules never clear a mark. Marks that the user has cleared are set again, because the user asked to apply the rules.
public struct ApplyRules: UseCase {
  private let rules: UserRules
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory
  private let calendar: CurrentCalendar

  public init(
    rules: UserRules, subscriptions: any SubscriptionRepository, articles: any ArticleRepository,
    undoHistory: any UndoHistory,
    calendar: @escaping CurrentCalendar
  ) {
    self.rules = rules
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
    self.calendar = calendar
  }

  /// - Parameter input: whether it is a dry run, which changes nothing.
  public func callAsFunction(_ input: ApplyRulesInput) async throws(ReaderError) -> ApplyRulesResult {
    let document = try await rules.document()
    let subscribed = try await subscriptions.all()
    let calendar = calendar()
    var marks: [ArticleID: Set<ArticleMark>] = [:]
    var hits: [Int: Set<ArticleID>] = [:]
    for entry in document.entries where entry.rule.isInForce(at: calendar) {
      for mark in entry.rule.marks {
        for id in try await articles.stored(entry.rule, without: mark, among: subscribed, calendar) {
          marks[id, default: []].insert(mark)
          hits[entry.number, default: []].insert(id)
        }
      }
    }
    var edits = StatusEdit.edits(setting: marks)
    var undoError: ReaderError?
    if !input.isDryRun, !edits.isEmpty {
      let before = try await articles.update(StatusUpdate(edits), reaching: .stored(in: subscribed.map(\.id)))
      for (id, gained) in marks { marks[id] = before[id].map { gained.subtracting($0.marks) }.flatMap { $0.isEmpty ? nil : $0 } }
      edits = StatusEdit.edits(setting: marks)
      if !edits.isEmpty { undoError = await undoHistory.errorRemembering(.marked(edits)) }
    }
    let counts = hits.mapValues { $0.count { marks[$0] != nil } }.filter { $0.value > 0 }
    return ApplyRulesResult(
      rules: document.entries, counts: counts, edits: edits, articles: marks.count, errors: document.errors, isDryRun: input.isDryRun,
      undoError: undoError)
  }
}

public struct ApplyRulesInput: Hashable, Sendable {
  /// Whether nothing is changed, so that the result only says what would change.
  public let isDryRun: Bool

  public init(isDryRun: Bool = false) { self.isDryRun = isDryRun }
}

/// The result of applying rules to the stored articles.
public struct ApplyRulesResult: Hashable, Sendable {
  public let rules: [RuleDocument.Entry]
  /// The number of articles that each rule changed, by the number of the rule.
  public let counts: [Int: Int]
  /// The marks that were set.
  public let edits: [StatusEdit]
  /// The number of articles that changed.
  public let articles: Int
  /// The errors of invalid lines.
  public let errors: [RuleError]
  /// Whether nothing was changed.
  public let isDryRun: Bool
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReaderError?

  public init(
    rules: [RuleDocument.Entry] = [], counts: [Int: Int], edits: [StatusEdit], articles: Int, errors: [RuleError] = [],
    isDryRun: Bool = false,
    undoError: ReaderError? = nil
  ) {
    self.rules = rules
    self.counts = counts
    self.edits = edits
    self.articles = articles
    self.errors = errors
    self.isDryRun = isDryRun
    self.undoError = undoError
  }
}

extension ArticleRepository {
  /// The stored articles that match a rule and lack one of its marks.
  func stored(
    _ rule: ArticleRule, without mark: ArticleMark, among subscribed: [Subscription], _ calendar: QueryCalendar
  ) async throws(ReaderError) -> [ArticleID] {
    var wanted = ArticleQuery(lacking: [mark], includesHidden: true)
    switch rule.subject {
    case .matching(let query):
      wanted.add(query.condition, at: calendar)
      let (resolved, feeds) = try await scope(of: wanted, among: subscribed)
      return Array(try await statuses(matching: resolved, in: feeds.map(\.id)).keys)
    case .beyondLatest(let count, let reference):
      guard let feed = try? reference.resolve(in: subscribed) else { return [] }
      return try await articles(matching: .all, in: [feed.id]).dropFirst(count).filter { !$0.status.has(mark) }.map(\.article.id)
    }
  }
}
