import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the progress and the result of a refresh for display.
public struct FeedRefreshPresenter: Presenter {
  private let display: any Display<FeedRefresh.ViewModel>

  public init(display: any Display<FeedRefresh.ViewModel>) {
    self.display = display
  }

  public func present(_ response: FeedRefresh.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: FeedRefresh.Response) -> FeedRefresh.ViewModel {
    switch response {
    case .progressed(let fetched, let redirects, let total, let report, let speed, let contact, let now):
      FeedRefresh.ViewModel(
        progress: contact.map { RefreshProgress(done: 0, total: 0, text: RefreshProgressWording.text(of: $0)) }
          ?? RefreshProgress(
            done: report.feeds, total: total,
            text: RefreshProgressWording.text(
              total: total, report, milliseconds: speed.milliseconds, slowest: speed.slowest?.url.host)),
        rows: fetched.map { row(of: $0, redirects: redirects, now: now) }, summary: nil,
        messages: fetched.flatMap(settingProblems(of:)) + redirects.map(message(for:)),
        outcome: .done)
    case .finished(let report):
      finished(report)
    case .stopped(let report, let total):
      FeedRefresh.ViewModel(
        progress: nil, rows: [], summary: summary(of: report, notReached: total - report.feeds),
        messages: [.stopped] + notices(of: report) + problems(of: report), outcome: .failed)
    case .watched(let events, let now):
      FeedRefresh.ViewModel(
        progress: nil, rows: events.compactMap { row(of: $0, now: now) }, summary: nil, messages: events.flatMap(messages(of:)),
        outcome: .done)
    case .failed(let error):
      FeedRefresh.ViewModel(progress: nil, rows: [], summary: nil, messages: [ReaderErrorWording.message(for: error)], outcome: .failed)
    }
  }

  private nonisolated static func row(of fetched: FeedRefresh.FeedResult, redirects: [FeedRedirect], now: LocalTime) -> RefreshRow {
    let redirect = redirects.first { $0.subscription.id == fetched.subscription.id }
    return RefreshRow(fetched.subscription, fetched.outcome, newURL: redirect?.target, gaps: fetched.gaps, now: now)
  }

  private nonisolated static func row(of event: WatchEvent, now: LocalTime) -> RefreshRow? {
    switch event {
    case .fetched(let subscription, let outcome): RefreshRow(subscription, outcome, now: now)
    case .recovered(let subscription): RefreshRow(recovered: subscription)
    case .moved(let redirect): RefreshRow(redirect.subscription, .unchanged, newURL: redirect.target, now: now)
    case .started, .incomplete, .unfollowed, .troubled, .offline, .settled, .articlesPastLimit, .clockDoubted, .notificationFailed: nil
    }
  }

  private nonisolated static func messages(of event: WatchEvent) -> [Message] {
    switch event {
    case .started(let feeds): [Message(.notice, "Watching \(CountWording.text(feeds, "feed")).", hint: "Ctrl-C ends it.")]
    case .troubled(let error), .notificationFailed(let error): [ReaderErrorWording.message(for: error)]
    case .offline(let unreachable): [Self.message(for: unreachable)]
    case .settled: [Message(.notice, "The error is resolved; feeds are fetched again.")]
    case .moved(let redirect): [message(for: redirect)]
    case .unfollowed(let feeds): unfollowed(feeds)
    case .articlesPastLimit(let articles): [articlesPastLimit(articles)]
    case .clockDoubted: [clockDoubted]
    case .incomplete(let subscription, let gaps): [GapWording.message(for: gaps, of: subscription)].compactMap(\.self)
    case .fetched(let subscription, let outcome): settingProblems(of: .init(subscription, outcome))
    case .recovered: []
    }
  }

  /// The settings that the refresh did not send or obey.
  private nonisolated static func settingProblems(of fetched: FeedRefresh.FeedResult) -> [Message] {
    if case .skipped = fetched.outcome { return [] }
    return FeedSettingWording.problems(of: fetched.subscription).map { Message(.warning, "'\(fetched.subscription.title)': \($0)") }
  }

  private nonisolated static func finished(_ report: RefreshReport) -> FeedRefresh.ViewModel {
    var messages = notices(of: report)
    if report.feeds == 0, report.problem != nil {
      return FeedRefresh.ViewModel(progress: nil, rows: [], summary: nil, messages: messages + problems(of: report), outcome: .failed)
    }
    guard report.feeds > 0 else {
      return FeedRefresh.ViewModel(progress: nil, rows: [], summary: nil, messages: messages + [.noFeeds], outcome: .nothingMatched)
    }
    let isNothingDue = report.contact == nil && report.held < report.feeds && report.skipped == report.feeds
    if let contact = report.contact {
      messages += [refused(by: contact), unlisted(by: contact)].compactMap(\.self)
    } else if report.held == report.feeds {
      messages.append(Message(.notice, "No feed can be fetched now.", hint: "Each line above says when it can be."))
    } else if isNothingDue {
      messages.append(notDue(report))
    }
    messages += problems(of: report)
    return FeedRefresh.ViewModel(
      progress: nil, rows: [], summary: summary(of: report), messages: messages, isNothingDue: isNothingDue,
      outcome: outcome(of: report))
  }

  private nonisolated static func notices(of report: RefreshReport) -> [Message] {
    unfollowed(report.contact?.unfollowed ?? []) + [untaken(report.contact?.untaken ?? [])].compactMap(\.self)
  }

  private nonisolated static func notDue(_ report: RefreshReport) -> Message {
    let count = report.backingOff
    guard count > 0 else { return Message(.notice, "No feed is due.", hint: "\(run: "refresh --force") fetches them anyway.") }
    return Message(
      .notice, "No feed is due. \(CountWording.text(count, "feed")) \(count == 1 ? "waits" : "wait") because of failures.",
      hint: "\(run: "feeds --problems") names the feeds that failed; \(run: "refresh --force") fetches all anyway.")
  }

  private nonisolated static func outcome(of report: RefreshReport) -> Outcome {
    // A disk that is full fails every feed. A damaged file fails its own, and the next refresh goes on with what was recovered.
    let isUnwritable = report.storeProblems.contains { if case .unwritable = $0 { true } else { false } }
    if report.problem != nil || isUnwritable { return .failed }
    return report.failed > 0 || !report.storeProblems.isEmpty ? .someFailed : .done
  }

  /// The maximum number of storage errors to show. On a full disk, every feed reports one.
  private nonisolated static let maximumStoreProblems = 3

  private nonisolated static func problems(of report: RefreshReport) -> [Message] {
    let unstored = Message(.warning, "\(CountWording.text(report.unstored, "feed")) could not be stored.")
    let count = report.failed - report.unstored
    let failed =
      report.unreachable.map(message(for:))
      ?? Message(.warning, "\(CountWording.text(count, "feed")) failed.", hint: "\(run: "feeds --problems") lists them.")
    let allHidden = report.isAllHidden ? [everythingHidden(report.marked)] : []
    return (count > 0 ? [failed] : []) + (report.unstored > 0 ? [unstored] : []) + allHidden
      + RuleProblemWording.messages(for: report.markerProblems)
      + (report.isClockDoubted ? [clockDoubted] : []) + fullTextMessages(about: report.fullTexts)
      + report.storeProblems.prefix(maximumStoreProblems).map(PersistenceErrorWording.message(for:))
      + (report.problem.map { [ReaderErrorWording.message(for: $0)] } ?? [])
      + (report.articlesPastLimit.map { [articlesPastLimit($0)] } ?? [])
  }

  private nonisolated static func fullTextMessages(about report: FullTextReport) -> [Message] {
    let without = report.empty + report.failed
    let pages = "\(CountWording.text(without, "page")) of new articles gave no full text, so the feeds' texts are shown."
    return (report.stored > 0 ? [Message(.notice, "Stored \(CountWording.text(report.stored, "full text")).")] : [])
      + (without > 0 ? [Message(.notice, MessageText(pages), hint: "\(run: "read --full ID") tells why.")] : [])
      + (report.problem.map { [ReaderErrorWording.message(for: $0)] } ?? [])
  }

  private nonisolated static func message(for unreachable: UnreachableNetwork) -> Message {
    let hint: MessageText = "Nothing was noted against a feed; the next refresh fetches all of them."
    return switch unreachable {
    case .network: Message(.warning, "No server could be reached: this computer seems to be offline.", hint: hint)
    case .proxy(let proxy): Message(.warning, "No server could be reached, because the proxy \(proxy) cannot be reached.", hint: hint)
    }
  }

  private nonisolated static func summary(of report: RefreshReport, notReached: Int = 0) -> String {
    let news =
      switch (report.newArticles, report.updated) {
      case (0, 0): "Nothing new"
      case (0, let feeds): "\(CountWording.text(feeds, "feed")) changed"
      case (let articles, let feeds): "\(CountWording.text(articles, "new article")) in \(CountWording.text(feeds, "feed"))"
      }
    let contact = report.contact
    let rest = [
      (contact == nil ? report.unchanged : 0, "unchanged"),
      (report.skipped - report.silent, contact == nil ? "not due" : "not on the server"),
      (report.silent, "not asked"), (report.failed, "failed"), (contact == nil ? notReached : 0, "not reached"),
    ]
    let counts = rest.filter { $0.0 > 0 }.map { "\(CountWording.number($0.0)) \($0.1)" } + (contact.map(changes(by:)) ?? [])
    let removed = report.removed > 0 ? ["\(CountWording.text(report.removed, "old article")) removed"] : []
    return ([news] + counts + [hidden(report.marked)].compactMap(\.self) + removed).joined(separator: ", ") + "."
  }
}
