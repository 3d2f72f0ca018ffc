public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Opens an article. When a later request overtakes an earlier one, the earlier result is dropped.
public final class ArticleDetailInteractor: Interactor {
  private let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  private let presenter: any Presenter<ArticleDetail.Response>
  private let now: LocalClock
  private var latestGeneration = 0

  public init(
    read: any UseCase<ArticleReference, ArticleDetails, ReadingError>, presenter: any Presenter<ArticleDetail.Response>,
    now: @escaping LocalClock
  ) {
    self.read = read
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ArticleDetail.Request) async {
    switch request {
    case .open(let reference): await open(reference)
    }
  }

  private func open(_ reference: ArticleReference) async {
    latestGeneration += 1
    let generation = latestGeneration
    do throws(ReadingError) {
      let details = try await read(reference)
      guard generation == latestGeneration else { return }
      presenter.present(.opened(details, now: now()))
    } catch {
      guard generation == latestGeneration else { return }
      presenter.present(.failed(error))
    }
  }
}
