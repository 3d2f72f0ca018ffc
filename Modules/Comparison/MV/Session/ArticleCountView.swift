import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// The view of the number of unread articles.
@MainActor
final class ArticleCountView {
  private let dependencies: ReadingSessionDependencies
  /// The number, or why the articles could not be counted.
  private var counted: Result<Int, ReadingError>?
  /// Whether articles may have changed since the latest count began.
  private var isOutdated = true
  /// The number of the latest count.
  private var latestGeneration = 0

  init(_ dependencies: ReadingSessionDependencies) {
    self.dependencies = dependencies
  }

  /// The next `refresh` counts again.
  func invalidate() {
    isOutdated = true
  }

  /// Counts in any case.
  func recount() async {
    invalidate()
    await refresh()
  }

  /// Counts if articles may have changed. When a later count overtakes this one, its result or error is dropped.
  func refresh() async {
    guard isOutdated else { return }
    isOutdated = false
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let number = try await dependencies.count(ReadingSessionDependencies.counted)
      if generation == latestGeneration, counted != .success(number) { show(.success(number)) }
    } catch {
      if error == .cancelled { isOutdated = true }
      if generation == latestGeneration { show(.failure(error)) }
    }
  }

  private func show(_ result: Result<Int, ReadingError>) {
    counted = result
    dependencies.countDisplay.display(dependencies.countWording(result))
  }
}
