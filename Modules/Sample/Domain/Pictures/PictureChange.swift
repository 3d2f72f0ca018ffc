public import CoreDomain

/// A change of a picture. All changes except `toggleStar` are idempotent.
public enum PictureChange: Hashable, Sendable {
  /// Saves the picture at this time. A saved picture keeps its time.
  case save(at: Timestamp)
  /// Unsaves the picture and removes its star. The next requested picture replaces it.
  case unsave
  /// Stars the picture. An unsaved picture is saved at this time, so that no star is lost.
  case star(at: Timestamp)
  case unstar
  /// Removes the star, or stars a picture without a star as `star` does. It is one change, so that two toggles at once both count.
  case toggleStar(at: Timestamp)
  /// The user has opened the picture.
  case see
}
