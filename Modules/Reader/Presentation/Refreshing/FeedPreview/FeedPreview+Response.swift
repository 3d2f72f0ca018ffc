public import ReaderDomain
public import ReaderScenes

extension FeedPreview {
  public enum Response: Hashable, Sendable {
    case read(Feed)
    case failed(ReaderError)
    /// The total number of items in all files that could be read.
    case counted(items: Int, files: Int, failures: [ReaderError])
  }
}
