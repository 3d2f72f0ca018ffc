public import SampleDomain

/// The session by which the architectures are compared. It shows the saved pictures, the opened picture and the number of unseen pictures
/// at once.
public enum PictureSession {
  public enum Request: Hashable, Sendable {
    /// List the pictures again, with the current filter, and count the unseen ones.
    case list
    /// List the pictures that match another filter.
    case filter(PictureFilter)
    /// Star a picture. A starred picture keeps its star.
    case star(PictureReference)
    /// Star a picture without a star, or remove the star.
    case toggle(PictureReference)
    /// Show a picture, and mark it as seen.
    case open(PictureReference)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }
}
