public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The scenes of episodes.
extension Application {
  /// The scene that lists the queue of episodes, changes it, and plays from it.
  public func episodeList() -> any Interactor<EpisodeList.Request> {
    episodeList(display: display(text: EpisodeListTextDisplay(terminal: terminal)))
  }

  func episodeList(display: any Display<EpisodeList.ViewModel>) -> any Interactor<EpisodeList.Request> {
    tracing.traced(
      EpisodeListInteractor(
        change: podcasts.changeQueue, play: podcasts.playEpisode, presenter: tracing.traced(EpisodeListPresenter(display: display))))
  }

  /// The scene that downloads episodes.
  public func episodeDownloads() -> any Interactor<EpisodeDownloads.Request> {
    let display = display(text: EpisodeDownloadsTextDisplay(terminal: terminal))
    return tracing.traced(
      EpisodeDownloadsInteractor(
        download: podcasts.downloadEpisodes, presenter: tracing.traced(EpisodeDownloadsPresenter(display: display))))
  }

  private var podcasts: PodcastsFeature { PodcastsFeature(repositories: repositories) }
}
