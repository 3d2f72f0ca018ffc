public import Domain

extension PictureDetails {
  /// What is shown of one picture.
  public static func sample(
    _ summary: PictureSummary = .sample(), bytes: [UInt8] = Picture.sampleBytes(), remarks: [CaptionRemark] = []
  ) -> PictureDetails {
    PictureDetails(summary: summary, bytes: bytes, remarks: remarks)
  }
}
