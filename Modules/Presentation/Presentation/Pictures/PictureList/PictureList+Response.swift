public import Domain
public import Scenes

extension PictureList {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// These are the pictures, each with its own state.
    case listed([Item], at: Timestamp)
    /// One was taken away.
    case removed(PictureSummary)
    /// They cannot be listed, or the one cannot be taken away.
    case failed(PictureError)
  }

  /// A picture and how far its file is.
  public struct Item: Hashable, Sendable {
    /// The picture.
    public let picture: PictureSummary
    /// How far its file is.
    public var state: PictureRow.State

    /// Makes an item whose file was not looked at yet.
    public init(_ picture: PictureSummary, state: PictureRow.State = .notLoaded) {
      self.picture = picture
      self.state = state
    }
  }
}
