import CoreDomain
import ReaderDomain

/// Opens articles: calls the use case and hands its result to the store.
@MainActor
struct DetailViewAction {
  let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  let store: ArticleStore
  let count: CountViewAction

  /// Opens an article, which marks it read.
  func open(_ reference: ArticleReference) async {
    let number = store.beginOpening(reference)
    do throws(ReadingError) {
      store.endOpening(number, try await read(reference))
    } catch {
      store.failOpening(number, error)
    }
    await count.countIfDemanded()
  }
}
