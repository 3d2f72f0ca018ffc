import CoreDomain
import ReaderDomain

/// A use case that returns only when it is cancelled.
actor EndlessList: UseCase {
  private var isRunning = false
  private var waiting: CheckedContinuation<Void, Never>?

  func callAsFunction(_ query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> {
    isRunning = true
    waiting?.resume()
    waiting = nil
    do { try await Task.sleep(for: .seconds(3600)) } catch { throw .cancelled }
    return ListPage(all: [])
  }

  /// Returns when the use case has been called.
  func hasBegun() async {
    guard !isRunning else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}
