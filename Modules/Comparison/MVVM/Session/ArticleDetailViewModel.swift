import CoreDomain
import Observation
import ReaderDomain

/// The view model of the opened article.
@MainActor @Observable
final class ArticleDetailViewModel {
  /// The opened article, or why it could not be opened; nil before the first one.
  private(set) var opened: Result<ArticleDetails, ReadingError>?

  private let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  @ObservationIgnored private var latestGeneration = 0

  init(read: any UseCase<ArticleReference, ArticleDetails, ReadingError>) {
    self.read = read
  }

  /// Opens an article. When a later one overtakes it, it is not shown.
  /// - Returns: Whether the article is read after that.
  func open(_ reference: ArticleReference) async -> Bool {
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let details = try await read(reference)
      if generation == latestGeneration { show(.success(details)) }
      return details.problem == nil
    } catch {
      if generation == latestGeneration { show(.failure(error)) }
      return false
    }
  }

  /// Observation does not report an assignment of an equal value, but an article that is opened again is shown again, so the earlier one is
  /// removed first.
  private func show(_ result: Result<ArticleDetails, ReadingError>) {
    opened = nil
    opened = result
  }
}
