public import Domain

extension OpenedPicture {
  /// A picture in its place, with the bytes that say its caption.
  public static func sample(_ picture: Picture = .sample()) -> OpenedPicture {
    OpenedPicture(.sample(picture), bytes: Picture.sampleBytes(saying: picture.caption))
  }
}
