public import SampleDomain
public import SampleScenes

extension PictureDetail {
  public enum Response: Hashable, Sendable {
    /// A picture with this caption was requested.
    case loading(caption: String)
    /// The picture was fetched. It is not saved, unless an earlier request saved it.
    case said(PictureDetails)
    /// The picture that was fetched last is saved.
    case saved(SavedPicture)
    /// A stored picture was opened.
    case opened(PictureDetails)
    /// The picture cannot be fetched, saved or opened.
    case failed(PictureError)
  }
}
