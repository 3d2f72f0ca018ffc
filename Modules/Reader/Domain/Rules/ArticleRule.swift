public import CoreDomain

/// A rule of the user for articles that arrive: `when feed:lwn title:webinar => hide, read until 2026-12-01`.
public struct ArticleRule: Hashable, Sendable {
  /// The articles to which a rule applies.
  public enum Subject: Hashable, Sendable {
    /// The articles that match a query. It has no order and no limit.
    case matching(Query)
    /// The articles of a feed that arrive together, except the latest ones.
    case beyondLatest(Int, of: FeedReference)
  }

  public let subject: Subject
  /// The actions, each once.
  public let actions: [RuleAction]
  /// The last moment at which the rule applies; nil for no end.
  public let end: RuleEnd?

  /// The maximum number of articles of `Subject.beyondLatest`.
  public static let maximumLatest = 100_000

  public init(_ subject: Subject, _ actions: [RuleAction], until end: RuleEnd? = nil) {
    self.subject = subject
    self.actions = actions
    self.end = end
  }

  /// The marks that the rule sets.
  public var marks: Set<ArticleMark> { Set(actions.map(\.mark)) }

  /// Whether the rule still applies.
  public func isInForce(at calendar: QueryCalendar) -> Bool { end.map { calendar.now <= $0.moment(calendar) } ?? true }

  /// The rule as a line of the file, in its shortest form. Parsing it gives the same rule.
  public var text: String {
    let end = end.map { " until \($0.text)" } ?? ""
    return switch subject {
    case .matching(let query): "when \(query.text) => \(actions.map(\.rawValue).joined(separator: ", "))\(end)"
    case .beyondLatest(let count, let feed): "feed \(feed.text): latest \(count)\(end)"
    }
  }
}

public enum RuleEnd: Hashable, Sendable {
  /// The end of a minute, day, month or year of the user's calendar.
  case date(QueryDate)
  case moment(Timestamp)

  /// The last moment.
  public func moment(_ calendar: QueryCalendar) -> Timestamp {
    switch self {
    case .date(let date): calendar.range(of: .date(date)).upperBound
    case .moment(let moment): moment
    }
  }

  public var text: String {
    switch self {
    case .date(let date): date.text
    case .moment(let moment): moment.rfc3339
    }
  }
}
