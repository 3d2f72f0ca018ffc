public import ReaderDomain
public import ReaderScenes

extension EpisodeList {
  public enum Response: Hashable, Sendable {
    case listed([QueuedEpisode])
    case added(QueueResult)
    case removed(QueueResult)
    case played(PlayedEpisode)
    case failed(ReaderError)
  }
}
