import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// The view of the opened article.
@MainActor
final class ArticleDetailView {
  private let dependencies: ReadingSessionDependencies
  /// The opened article, or why it could not be opened. It is drawn whenever an article is opened, also when it is the same.
  private var opened: Result<ArticleDetails, ReadingError>? { didSet { draw() } }
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
      if generation == latestGeneration { opened = .success(details) }
      return details.problem == nil
    } catch {
      if generation == latestGeneration { opened = .failure(error) }
      return false
    }
  }

  private func draw() {
    if let opened { dependencies.detailDisplay.display(dependencies.detailWording(opened, dependencies.list.now())) }
  }
}
