public import ReaderDomain
public import ReaderScenes

extension TagList {
  public enum Response: Hashable, Sendable {
    case listed([TagSummary])
    case failed(ReaderError)
  }
}
