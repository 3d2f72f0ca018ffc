public import Domain

/// A row of a list of feeds: the texts as they are shown, and beside them the values for programs.
public struct FeedRow: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The title.
  public let title: String
  /// The folder; empty at the top.
  public let folder: String
  /// The number of unread articles.
  public let unread: String
  /// Whether there are unread articles.
  public let hasUnread: Bool
  /// The number of articles.
  public let articles: String
  /// How long ago the feed was last had; `never`.
  public let age: String
  /// What was wrong at the last visit, if something was.
  public let problem: String?
  /// When it is asked again, if something was wrong.
  public let next: String?
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of a feed as it stands at `now`.
  public init(_ summary: FeedSummary, now: Timestamp) {
    let subscription = summary.subscription
    id = subscription.id.text
    title = subscription.title
    folder = subscription.folder.text
    unread = CountWording.number(summary.counts.unread)
    hasUnread = summary.counts.unread > 0
    articles = CountWording.number(summary.counts.all)
    age = summary.fetchState.lastSucceeded.map { AgeWording.text(of: $0, now: now) } ?? "never"
    problem = summary.fetchState.problem.map(FetchWording.sentence(for:))
    next = problem.map { _ in NextWording.sentence(for: summary.next) }
    exported = ExportedRecord(
      [
        .init("id", .text(subscription.id.text)),
        .init("title", .text(subscription.title)),
        .init("url", .text(subscription.url.shown)),
        .init("site_url", .text(orNothing: subscription.site?.shown)),
        .init("folder", .text(subscription.folder.text)),
        .init("articles", .number(summary.counts.all)),
        .init("unread", .number(summary.counts.unread)),
        .init("last_refreshed", .moment(summary.fetchState.lastSucceeded)),
        .init("problem", .text(orNothing: problem)),
      ] + Self.next(summary.next))
  }

  /// When it is asked again, and why not at once; neither when it is.
  private static func next(_ decision: RefreshDecision) -> [ExportedRecord.Field] {
    var reason: SkipReason?
    if case .skip(let why) = decision { reason = why }
    return [
      .init("next_refresh", .moment(reason?.until)), .init("next_reason", .text(orNothing: reason.map(SkipWording.sentence(for:)))),
    ]
  }
}
