public import CoreDomain

/// Provides the current time and the calendar of the user, to evaluate the moments in queries.
public typealias CurrentCalendar = @Sendable () -> QueryCalendar

/// Prepares the user's rules for articles that are about to arrive.
public struct ArrivalRules: ArrivalMarkerSource {
  private let rules: UserRules
  private let articles: any ArticleRepository
  private let calendar: CurrentCalendar

  public init(
    rules: UserRules, articles: any ArticleRepository, calendar: @escaping CurrentCalendar
  ) {
    self.rules = rules
    self.articles = articles
    self.calendar = calendar
  }

  /// Rules that cannot be read do nothing, and are reported to the user.
  public func marker(for subscriptions: [Subscription], at moment: Timestamp) async -> PreparedMarker {
    do throws(ReaderError) {
      let document = try await rules.document()
      let problems = MarkerProblems(lines: document.errors.map { .rule(.badRule($0)) })
      guard !document.entries.isEmpty else { return PreparedMarker(nil, problems: problems) }
      let (conditions, feeds) = (document.entries.compactMap(\.rule.condition), subscriptions.map(\.id))
      let matcher = RuleMatcher(
        document.entries, at: calendar(), subscriptions: subscriptions,
        counts: conditions.contains(where: \.needsCounts) ? try await articles.counts(in: feeds) : nil,
        fetchStates: conditions.contains(where: \.needsFetchStates) ? try await articles.fetchStates(of: feeds) : nil,
        latestRefresh: moment)
      return PreparedMarker(matcher.isEmpty ? nil : matcher, problems: problems)
    } catch {
      return PreparedMarker(nil, problems: MarkerProblems(error: error))
    }
  }
}

extension ArticleRule {
  /// The condition of the rule's query; nil for `latest N` and for a query without conditions.
  fileprivate var condition: QueryCondition? { if case .matching(let query) = subject { query.condition } else { nil } }
}
