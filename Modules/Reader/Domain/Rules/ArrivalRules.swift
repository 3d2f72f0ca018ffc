import CoreDomain

/// Provides the current time and the calendar of the user, by which queries name moments.
public typealias CurrentCalendar = @Sendable () -> QueryCalendar

/// Prepares the user's rules for articles that are about to arrive.
public struct ArrivalRules: Sendable {
  private let rules: any RuleRepository
  private let views: any ViewRepository
  private let articles: any ArticleRepository
  private let calendar: CurrentCalendar

  public init(
    rules: any RuleRepository, views: any ViewRepository, articles: any ArticleRepository, calendar: @escaping CurrentCalendar
  ) {
    self.rules = rules
    self.views = views
    self.articles = articles
    self.calendar = calendar
  }

  /// - Parameters:
  ///   - subscriptions: the feeds whose articles may arrive.
  ///   - moment: when their refresh began.
  /// - Returns: the rules, and what is wrong with them. Rules that cannot be read hold up no article: they do nothing, and the user learns of it.
  func callAsFunction(for subscriptions: [Subscription], at moment: Timestamp) async -> (matcher: RuleMatcher, problems: RuleProblems) {
    do throws(ReadingError) {
      let document = try await rules.document(views)
      guard !document.entries.isEmpty else { return (.none, RuleProblems(lines: document.errors)) }
      let (conditions, feeds) = (document.entries.compactMap(\.rule.condition), subscriptions.map(\.id))
      let matcher = RuleMatcher(
        document.entries, at: calendar(), subscriptions: subscriptions,
        counts: conditions.contains(where: \.needsCounts) ? try await articles.counts(in: feeds) : nil,
        fetchStates: conditions.contains(where: \.needsFetchStates) ? try await articles.fetchStates(of: feeds) : nil,
        latestRefresh: moment)
      return (matcher, RuleProblems(lines: document.errors))
    } catch {
      return (.none, RuleProblems(error: error))
    }
  }
}

/// What is wrong with the rules.
public struct RuleProblems: Hashable, Sendable {
  /// The wrong lines. The other rules work.
  public let lines: [RuleError]
  /// Why no rule could be read; nil when they could.
  public let error: ReadingError?

  public init(lines: [RuleError] = [], error: ReadingError? = nil) {
    self.lines = lines
    self.error = error
  }
}

extension ArticleRule {
  /// The condition of the rule's query; nil for `latest N` and for a query without conditions.
  fileprivate var condition: QueryCondition? { if case .matching(let query) = subject { query.condition } else { nil } }
}
