import Domain
import Scenes

/// The view of the opened article.
@MainActor
final class ArticleDetailView {
  private let dependencies: ReadingSessionDependencies
  /// The opened article, or why it could not be opened.
  private var opened: Result<ArticleDetails, ReadingError>?
  /// The number of the latest read.
  private var latestGeneration = 0

  init(_ dependencies: ReadingSessionDependencies) {
    self.dependencies = dependencies
  }

  /// Opens an article. When a later one overtakes it, it is not shown.
  /// - Returns: Whether the article is read after that.
  func open(_ reference: ArticleReference) async -> Bool {
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let details = try await dependencies.read(reference)
      if generation == latestGeneration, opened != .success(details) { show(.success(details)) }
      return details.problem == nil
    } catch {
      if generation == latestGeneration { show(.failure(error)) }
      return false
    }
  }

  private func show(_ result: Result<ArticleDetails, ReadingError>) {
    opened = result
    dependencies.detailDisplay.display(dependencies.detailWording(result, dependencies.list.now()))
  }
}
