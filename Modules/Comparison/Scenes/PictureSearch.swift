public import SampleDomain

/// The search for a new picture, in the architectures that have it.
public enum PictureSearch {
  public enum Request: Hashable, Sendable {
    /// Edit the caption of the next search. What is wrong with it is shown at once.
    case type(String)
    /// Get a picture with the caption.
    case search
    /// Save the picture that was found last.
    case keep
    /// Revert saving the picture that was found last.
    case unkeep
    /// Remove a picture and its file.
    case remove(PictureReference)
  }
}
