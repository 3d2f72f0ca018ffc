public import CoreDomain
public import SampleDomain

extension PictureSummary {
  /// A picture as a list shows it. Its id is derived from its caption.
  public static func sample(
    _ caption: String = "Hello", format: ImageFormat = .gif, byteCount: Int = 11, saved: Timestamp? = nil,
    path: String = "/pictures/hello.gif"
  ) -> PictureSummary {
    PictureSummary(
      id: Picture.sample(caption).id, caption: caption, format: format, byteCount: byteCount, saved: saved, path: path)
  }
}
