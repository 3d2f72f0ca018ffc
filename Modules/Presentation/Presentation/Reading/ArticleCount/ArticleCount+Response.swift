public import Domain
public import Scenes

extension ArticleCount {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// So many were counted.
    case counted(Int)
    /// They could not be counted.
    case failed(ReadingError)
  }
}
