public import ReaderDomain
public import ReaderScenes

extension EpisodeDownloads {
  public enum Response: Hashable, Sendable {
    case happened(DownloadEvent)
    case ended([EpisodeDownload])
    case failed(ReaderError)
  }
}
