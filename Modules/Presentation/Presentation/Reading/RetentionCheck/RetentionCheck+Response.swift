public import Domain
public import Scenes

extension RetentionCheck {
  public enum Response: Hashable, Sendable {
    case previewed(RetentionPreview)
    case failed(ReadingError)
  }
}
