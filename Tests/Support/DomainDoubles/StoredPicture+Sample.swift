public import Domain

extension StoredPicture {
  /// A picture in the folder `/pictures`, in a file that is named by its id.
  public static func sample(_ picture: Picture = .sample()) -> StoredPicture {
    StoredPicture(picture, path: "/pictures/\(picture.id).\(picture.format.rawValue)")
  }
}
