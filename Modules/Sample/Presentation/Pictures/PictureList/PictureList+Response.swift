public import CoreDomain
public import SampleDomain
public import SampleScenes

extension PictureList {
  public enum Response: Hashable, Sendable {
    /// The saved pictures, each with the state of its file.
    case listed([Item], at: Timestamp)
    case removed(PictureSummary)
    /// The pictures cannot be listed, or the picture cannot be removed.
    case failed(PictureError)
  }

  /// A picture and the state of its file.
  public struct Item: Hashable, Sendable {
    public let picture: PictureSummary
    public var state: PictureRow.State

    /// Creates an item. By default, its file is not checked yet.
    public init(_ picture: PictureSummary, state: PictureRow.State = .notLoaded) {
      self.picture = picture
      self.state = state
    }
  }
}
