import CoreDomain
public import CoreScenes
public import ReaderDomain

/// A row of a list of feeds: the texts to show, and the fields for `--json` and `--plain`.
public struct FeedRow: Hashable, Sendable {
  public let id: String
  public let title: String
  /// The folder path; empty at the top level.
  public let folder: String
  /// The user's tags of the feed, as `#a #b`; empty without tags.
  public let tags: String
  public let unread: String
  public let hasUnread: Bool
  public let articles: String
  /// The time since the last successful fetch, or `never`; see `AgeWording`.
  public let age: String
  /// The error of the last fetch, or else the parts of the feed that were left out; then the settings that are not sent. Nil without a problem.
  public let problem: MessageText?
  /// When the feed is requested again; nil when the last fetch succeeded.
  public let next: MessageText?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: FeedSummary, now: LocalTime) {
    let subscription = summary.subscription
    id = subscription.id.text
    title = subscription.title
    folder = subscription.folder.text
    tags = TagWording.text(subscription.tags)
    unread = CountWording.number(summary.counts.unread)
    hasUnread = summary.counts.unread > 0
    articles = CountWording.number(summary.counts.all)
    age = summary.fetchState.lastSucceeded.map { AgeWording.text(of: $0, now: now.moment) } ?? "never"
    let failure = summary.fetchState.problem.map(FetchWording.sentence(for:))
    let problems =
      [failure ?? GapWording.sentence(for: summary.fetchState.gaps)].compactMap { $0.map { MessageText($0) } }
      + FeedSettingWording.withheld(subscription)
    problem = problems.isEmpty ? nil : problems.joined(separator: " ")
    next = failure.map { _ in NextWording.sentence(for: summary.next, now: now) }
    exported = ExportedRecord(
      [
        .init("id", .text(subscription.id.text)),
        .init("title", .text(subscription.title)),
        .init("url", .text(subscription.url.shown)),
        .init("site_url", .text(orNull: subscription.site?.shown)),
        .init("folder", .text(subscription.folder.text)),
        .init("articles", .number(summary.counts.all)),
        .init("unread", .number(summary.counts.unread)),
        .init("last_refreshed", .moment(summary.fetchState.lastSucceeded)),
        .init("problem", .message(orNull: problem)),
      ] + Self.next(summary.next) + [.init("tags", .texts(subscription.tags.map(\.text)))])
  }

  /// The time of the next request and the reason for the wait. Both are null when the feed is due.
  private static func next(_ decision: RefreshDecision) -> [ExportedRecord.Field] {
    var reason: SkipReason?
    if case .skip(let why) = decision { reason = why }
    return [
      .init("next_refresh", .moment(reason?.until)), .init("next_reason", .text(orNull: reason.map { SkipWording.sentence(for: $0) })),
    ]
  }
}
