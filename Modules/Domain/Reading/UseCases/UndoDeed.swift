/// Takes back what the person did last: a star, a mark, an unfollowed feed. Asked again, it takes back what was done before that.
///
/// The deed is forgotten when it was taken back: what stops us in between leaves it to be taken back once more, which changes nothing. So does
/// an error: the deed was taken back, and that it is remembered still is told beside it.
public struct UndoDeed: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let deeds: any DeedRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, deeds: any DeedRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.deeds = deeds
  }

  /// - Throws: `nothingToUndo`; whatever kept the deed from being taken back.
  public func callAsFunction(_ order: UndoOrder) async throws(ReadingError) -> UndoResult {
    guard let deed = try await deeds.last() else { throw .nothingToUndo }
    switch deed {
    case .marked(let edits):
      for edit in edits { try await articles.update(edit.ids, .set(edit.mark, !edit.isSet)) }
    case .unfollowed(let subscription):
      _ = try await subscriptions.add([subscription])
    }
    do throws(ReadingError) {
      try await deeds.forget(deed)
      return UndoResult(deed)
    } catch {
      return UndoResult(deed, error: error)
    }
  }
}
