public import Domain
public import Scenes

extension PictureDetail {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// A picture was asked for that says this.
    case loading(caption: String)
    /// It came, and is not saved yet unless it was before.
    case said(PictureDetails)
    /// The picture that was said last is saved.
    case saved(SavedPicture)
    /// A picture that is kept was opened.
    case opened(PictureDetails)
    /// It cannot be had or kept.
    case failed(PictureError)
  }
}
