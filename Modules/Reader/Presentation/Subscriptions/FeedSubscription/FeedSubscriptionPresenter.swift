import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats changes of subscriptions for display.
public struct FeedSubscriptionPresenter: Presenter {
  private let display: any Display<FeedSubscription.ViewModel>

  public init(display: any Display<FeedSubscription.ViewModel>) {
    self.display = display
  }

  public func present(_ response: FeedSubscription.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: FeedSubscription.Response) -> FeedSubscription.ViewModel {
    switch response {
    case .added(let added, let failures, let now):
      FeedSubscription.ViewModel(
        lines: added.map(sentence(for:)),
        messages: failures.map { ReaderErrorWording.message(for: $0, now: now) } + added.compactMap(failure(of:))
          + added.compactMap { GapWording.message(for: $0.gaps, of: $0.subscription) } + added.flatMap(others(beside:)),
        exported: .list(added.map { record(of: $0.subscription, articles: $0.articles) }),
        outcome: .of(added.count + failures.count, failures: failures.count + added.count { $0.storeError != nil }))
    case .removed(let removed):
      FeedSubscription.ViewModel(
        lines: [sentence(for: removed)], messages: removed.undoError.map { [ReaderErrorWording.warning(thatCannotBeUndoneFor: $0)] } ?? [],
        exported: .list([record(of: removed.subscription, articles: removed.kept.all)]), outcome: .done)
    case .movedBack(let undone):
      FeedSubscription.ViewModel(
        lines: [sentence(for: undone)], messages: [], exported: .list([record(of: undone.subscription, articles: nil)]),
        outcome: .done)
    case .joined(let result) where result.joins.isEmpty:
      FeedSubscription.ViewModel(
        lines: [], messages: [Message(.notice, "No feed is followed twice, so there is nothing to join.")], exported: .list([]),
        outcome: .nothingMatched)
    case .joined(let result):
      FeedSubscription.ViewModel(
        lines: result.joins.flatMap(JoinWording.sentences), messages: JoinWording.notices(for: result),
        exported: .list(result.joins.flatMap(records(of:))), outcome: .done)
    case .configured(let subscription):
      FeedSubscription.ViewModel(
        lines: settingLines(for: subscription), messages: [untitled(subscription)].compactMap(\.self),
        exported: .list([settingRecord(of: subscription)]),
        outcome: .done)
    case .failed(let error):
      FeedSubscription.ViewModel(lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func sentence(for added: SubscribeResult) -> String {
    let feed = "Following '\(added.subscription.title)' (\(added.subscription.id))"
    guard added.subscription.serverID == nil else { return "\(feed) through the feed server. Its articles come with the next refresh." }
    let hidden = added.hidden == 0 ? "" : ", \(CountWording.number(added.hidden)) hidden by rules"
    let kept = added.kept == 0 ? "" : ", and \(CountWording.number(added.kept)) from before"
    let source = added.subscription.source.map { " \(LocalSourceWording.sentence(about: $0))" } ?? ""
    return "\(feed), \(CountWording.text(added.articles, "\(added.kept == 0 ? "" : "new ")article"))\(hidden)\(kept).\(source)"
  }

  private nonisolated static func sentence(for removed: UnsubscribeResult) -> String {
    let kept = removed.kept
    let sentence = "No longer following '\(removed.subscription.title)'."
    guard kept.all > 0 else { return sentence }
    let stars = kept.starred == 0 ? "" : ", \(CountWording.number(kept.starred)) of them starred,"
    let ending = kept.all == 1 ? "stays in the store and comes back" : "stay in the store and come back"
    return "\(sentence) Its \(CountWording.text(kept.all, "article"))\(stars) \(ending) when you follow it again."
  }

  nonisolated static func sentence(for undone: RevertedRedirect) -> String {
    "'\(undone.subscription.title)' is now fetched from \(undone.subscription.url.shown); its move to \(undone.declined.shown) is "
      + "ignored from now on."
  }

  private nonisolated static func failure(of added: SubscribeResult) -> Message? {
    added.storeError.map { error in
      let reason = ReaderErrorWording.message(for: error)
      return Message(
        .failure, "'\(added.subscription.title)' is followed, but not all of it was saved: \(reason.sentence.afterColon)", hint: reason.hint
      )
    }
  }

  private nonisolated static func others(beside added: SubscribeResult) -> [Message] {
    added.others.map { link in
      let shown = link.url.shown
      let hint: MessageText =
        URLRedaction.isRedacted(shown) ? "Its URL has a secret part: copy it from the page." : "\(run: "add \(shown)") follows it."
      return Message(.notice, "The page also links to '\(link.title.isEmpty ? shown : link.title)'.", hint: hint)
    }
  }

  private nonisolated static func records(of join: FeedJoin) -> [ExportedRecord] {
    join.others.map { other in
      ExportedRecord(
        record(of: other, articles: nil).fields + [
          .init("joined_into", .text(join.feed.id.text)), .init("left_out", .texts(join.leftOut[other.id] ?? [])),
        ])
    }
  }

  private nonisolated static func record(of subscription: Subscription, articles: Int?) -> ExportedRecord {
    ExportedRecord([
      .init("id", .text(subscription.id.text)),
      .init("title", .text(subscription.title)),
      .init("url", .text(subscription.url.address)),
      .init("site_url", .text(orNull: subscription.site?.shown)),
      .init("folder", .text(subscription.folder.text)),
      .init("articles", .number(orNull: articles)),
    ])
  }
}
