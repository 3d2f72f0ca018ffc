public import SampleDomain

/// The session that the architectures are compared by: the saved pictures, the opened picture, and the number of unseen pictures, all three
/// shown at once.
public enum PictureSession {
  public enum Request: Hashable, Sendable {
    /// List the pictures again, with the current filter, and count the unseen ones.
    case list
    /// List the pictures that match another filter.
    case filter(PictureFilter)
    /// Star a picture, whether it has a star or not.
    case star(PictureReference)
    /// Star a picture without a star, or take the star away.
    case toggle(PictureReference)
    /// Show a picture, and mark it seen.
    case open(PictureReference)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }
}
