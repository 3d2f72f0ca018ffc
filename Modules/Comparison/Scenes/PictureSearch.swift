public import SampleDomain

/// The search for a new picture, in the architectures that have it.
public enum PictureSearch {
  public enum Request: Hashable, Sendable {
    /// Set the caption of the next search, and show the remarks on it.
    case type(String)
    /// Get a picture with the caption.
    case search
    /// Save the picture that was found last.
    case keep
    /// Unsave the picture that was found last.
    case unkeep
    /// Remove a picture and its file.
    case remove(PictureReference)
  }
}
