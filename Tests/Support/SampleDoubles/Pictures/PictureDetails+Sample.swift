public import SampleDomain

extension PictureDetails {
  /// A picture as its detail scene shows it.
  public static func sample(
    _ summary: PictureSummary = .sample(), bytes: [UInt8] = Picture.sampleBytes(), remarks: [CaptionRemark] = []
  ) -> PictureDetails {
    PictureDetails(summary: summary, bytes: bytes, remarks: remarks)
  }
}
