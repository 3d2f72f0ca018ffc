public import Domain
public import Scenes

extension FeedPreview {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// A file was read.
    case read(Feed)
    /// A file could not be read.
    case failed(ReadingError)
    /// All files were read, and hold so many items together.
    case counted(items: Int, files: Int, failures: [ReadingError])
  }
}
