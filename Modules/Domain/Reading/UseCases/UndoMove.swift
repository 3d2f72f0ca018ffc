/// Gives a feed that has moved its old address back, and remembers not to move it there again.
public struct UndoMove: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let visits: any VisitRepository
  private let turn: any RefreshTurn

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, visits: any VisitRepository, turn: any RefreshTurn) {
    self.subscriptions = subscriptions
    self.visits = visits
    self.turn = turn
  }

  /// No refresh may run meanwhile: it would remember the visit as it knew it.
  public func callAsFunction(_ reference: FeedReference) async throws(ReadingError) -> UndoneMove {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    guard let former = subscription.formerAddress else { throw .neverMoved(subscription) }
    let permit = try await turn.take()
    defer { withExtendedLifetime(permit) {} }
    var visit = try await visits.all()[subscription.id] ?? .never
    visit.declinedMove = subscription.address
    visit.move = nil
    visit.addresses.removeAll { $0 == subscription.address }
    try await visits.record([subscription.id: visit])
    guard let moved = try await subscriptions.move(subscription.id, to: former, former: nil) else {
      throw try await reasonNotToMove(subscription, to: former)
    }
    return UndoneMove(subscription: moved, declined: subscription.address)
  }

  private func reasonNotToMove(_ subscription: Subscription, to address: WebAddress) async throws(ReadingError) -> ReadingError {
    let other = try await subscriptions.all().first { $0.address == address }
    return other.map { .alreadySubscribed($0) } ?? .feedNotFound(FeedReference(subscription.id.text))
  }
}
