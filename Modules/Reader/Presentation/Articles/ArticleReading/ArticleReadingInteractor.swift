public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Opens articles one after the other.
public final class ArticleReadingInteractor: Interactor {
  private let read: any UseCase<ReadInput, [ArticleDetails], ReaderError>
  private let presenter: any Presenter<ArticleReading.Response>
  private let now: LocalClock

  public init(
    read: any UseCase<ReadInput, [ArticleDetails], ReaderError>, presenter: any Presenter<ArticleReading.Response>,
    now: @escaping LocalClock
  ) {
    self.read = read
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ArticleReading.Request) async {
    switch request {
    case .read(let input):
      do throws(ReaderError) {
        presenter.present(.opened(try await read(input), by: input, now: now()))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
