import CoreDomain
import Observation
import ReaderDomain
import ReaderScenes

/// The view model of the number of unread articles.
@MainActor @Observable
final class ArticleCountViewModel {
  /// The number, or why the articles could not be counted; nil before the first count.
  private(set) var counted: Result<Int, ReadingError>?

  private let count: any UseCase<ArticleQuery, Int, ReadingError>
  /// Whether articles may have changed since the latest count began.
  @ObservationIgnored private var isOutdated = true
  @ObservationIgnored private var latestGeneration = 0

  init(count: any UseCase<ArticleQuery, Int, ReadingError>) {
    self.count = count
  }

  /// The next `refresh` counts again.
  func invalidate() {
    isOutdated = true
  }

  /// Counts if articles may have changed. When a later count overtakes this one, its result or error is dropped.
  func refresh() async {
    guard isOutdated else { return }
    isOutdated = false
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let number = try await count(ReadingSessionDependencies.counted)
      if generation == latestGeneration { counted = .success(number) }
    } catch {
      if error == .cancelled { isOutdated = true }
      if generation == latestGeneration { fail(error) }
    }
  }

  /// Observation does not report an assignment of an equal value, but each error is shown, so the earlier one is removed first.
  private func fail(_ error: ReadingError) {
    counted = nil
    counted = .failure(error)
  }
}
