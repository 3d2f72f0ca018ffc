public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists the queue of episodes, changes it, and plays from it.
public final class EpisodeListInteractor: Interactor {
  private let change: any UseCase<QueueInput, QueueResult, ReaderError>
  private let play: any UseCase<ArticleReference?, PlayedEpisode, ReaderError>
  private let presenter: any Presenter<EpisodeList.Response>

  public init(
    change: any UseCase<QueueInput, QueueResult, ReaderError>, play: any UseCase<ArticleReference?, PlayedEpisode, ReaderError>,
    presenter: any Presenter<EpisodeList.Response>
  ) {
    self.change = change
    self.play = play
    self.presenter = presenter
  }

  public func perform(_ request: EpisodeList.Request) async {
    do throws(ReaderError) {
      switch request {
      case .show: presenter.present(.listed(try await change(.list).episodes))
      case .add(let references): presenter.present(.added(try await change(.add(references))))
      case .remove(let references): presenter.present(.removed(try await change(.remove(references))))
      case .play(let reference): presenter.present(.played(try await play(reference)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
