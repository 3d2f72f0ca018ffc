public import Domain
public import Scenes

extension TagList {
  public enum Response: Hashable, Sendable {
    case listed([TagSummary])
    case failed(ReadingError)
  }
}
