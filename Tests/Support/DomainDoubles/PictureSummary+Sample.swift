public import Domain

extension PictureSummary {
  /// What a list shows of a picture; its id comes from what it says.
  public static func sample(
    _ caption: String = "Hello", format: PictureFormat = .gif, byteCount: Int = 11, saved: Timestamp? = nil,
    path: String = "/pictures/hello.gif"
  ) -> PictureSummary {
    PictureSummary(
      id: Picture.sample(caption).id, caption: caption, format: format, byteCount: byteCount, saved: saved, path: path)
  }
}
