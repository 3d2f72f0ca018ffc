public import CoreDomain

/// A change of a picture. To make it twice is to make it once, except for `toggleStar`.
public enum PictureChange: Hashable, Sendable {
  /// Saves the picture at this time. A saved picture keeps its time.
  case save(at: Timestamp)
  /// Unsaves the picture and removes its star. The next requested picture replaces it.
  case unsave
  /// Stars the picture. A picture that is not saved is saved at this time, so that no star is lost.
  case star(at: Timestamp)
  case unstar
  /// Stars a picture without a star, as `star` does, or takes the star away.
  case toggleStar(at: Timestamp)
  /// The user has opened the picture.
  case see
}
