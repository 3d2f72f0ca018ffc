import CoreDomain
public import SampleDomain

extension StoredPicture {
  /// A picture in the folder `/pictures`, in a file named after its id.
  public static func sample(_ picture: Picture = .sample()) -> StoredPicture {
    StoredPicture(picture, path: "/pictures/\(picture.id).\(picture.format.rawValue)")
  }
}
