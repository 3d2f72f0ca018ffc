public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Downloads episodes.
public final class EpisodeDownloadsInteractor: Interactor {
  private let download: any UseCase<DownloadInput, [EpisodeDownload], ReaderError>
  private let presenter: any Presenter<EpisodeDownloads.Response>

  public init(
    download: any UseCase<DownloadInput, [EpisodeDownload], ReaderError>, presenter: any Presenter<EpisodeDownloads.Response>
  ) {
    self.download = download
    self.presenter = presenter
  }

  public func perform(_ request: EpisodeDownloads.Request) async {
    switch request {
    case .download(let source):
      do throws(ReaderError) {
        let input = DownloadInput(source) { [weak self] event in await self?.present(event) }
        presenter.present(.ended(try await download(input)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }

  private func present(_ event: DownloadEvent) { presenter.present(.happened(event)) }
}
