public import ReaderDomain
public import ReaderScenes

extension RetentionCheck {
  public enum Response: Hashable, Sendable {
    case previewed(RetentionPreview)
    case failed(ReaderError)
  }
}
