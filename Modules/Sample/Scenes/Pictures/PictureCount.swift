public import CoreScenes

/// The scene that counts the saved pictures that the user has not opened.
public enum PictureCount {
  public enum Request: Hashable, Sendable {
    case unseen
  }

  /// The number is the only sentence.
  public typealias ViewModel = SentencesViewModel
}
