import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

extension FeedRow {
  init(_ summary: FeedSummary, now: LocalTime) {
    let subscription = summary.subscription
    let failure = summary.fetchState.problem.map(FetchWording.sentence(for:))
    let problems =
      [failure ?? GapWording.sentence(for: summary.fetchState.gaps)].compactMap { $0.map { MessageText($0) } }
      + FeedSettingWording.problems(of: subscription)
    let problem = problems.isEmpty ? nil : problems.joined(separator: " ")
    self.init(
      id: subscription.id.text, title: subscription.title, folder: subscription.folder.text, tags: TagWording.text(subscription.tags),
      unread: CountWording.number(summary.counts.unread), hasUnread: summary.counts.unread > 0,
      articles: CountWording.number(summary.counts.all),
      age: summary.fetchState.lastSucceeded.map { RelativeDateWording.text(of: $0, now: now.moment) } ?? "never", problem: problem,
      next: failure.map { _ in NextWording.sentence(for: summary.next, now: now) }, exported: Self.record(of: summary, problem: problem))
  }

  private static func record(of summary: FeedSummary, problem: MessageText?) -> ExportedRecord {
    let subscription = summary.subscription
    return ExportedRecord(
      [
        .init("id", .text(subscription.id.text)),
        .init("title", .text(subscription.title)),
        .init("url", .text(subscription.url.address)),
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
