public import SampleDomain

extension OpenedPicture {
  /// A stored picture with the bytes that contain its caption.
  public static func sample(_ picture: Picture = .sample()) -> OpenedPicture {
    OpenedPicture(.sample(picture), bytes: Picture.sampleBytes(saying: picture.caption))
  }
}
