/// The feed errors that were reported already, so that each is reported once.
struct ReportedErrors: Sendable {
  private var problems: [FeedID: ReaderError] = [:]
  private var known: Set<FeedID> = []

  /// Records the stored errors of feeds that are seen for the first time: these errors are not new.
  mutating func learn(_ subscriptions: [Subscription], _ fetchStates: [FeedID: FetchState]) {
    for subscription in subscriptions where known.insert(subscription.id).inserted {
      problems[subscription.id] = fetchStates[subscription.id]?.problem.map { .feed(.fetch(subscription.url, $0)) }
    }
  }

  /// The event that a result causes; nil when nothing changed.
  mutating func change(by outcome: FetchResult, of subscription: Subscription) -> WatchEvent? {
    switch outcome {
    case .skipped:
      return nil
    case .failed(let problem):
      let isNew = problems.updateValue(problem, forKey: subscription.id) != problem
      return isNew ? .fetched(subscription, outcome) : nil
    case .updated:
      problems[subscription.id] = nil
      return .fetched(subscription, outcome)
    case .unchanged:
      return problems.removeValue(forKey: subscription.id).map { _ in .recovered(subscription) }
    }
  }
}
