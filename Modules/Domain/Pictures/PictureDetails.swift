/// What is shown of one picture: the model that presentation works with.
public struct PictureDetails: Hashable, Sendable {
  /// What a list shows of it.
  public let summary: PictureSummary
  /// The bytes of the picture.
  public let bytes: [UInt8]
  /// What there was to say about its caption when it was asked for; nothing for a picture that is opened again.
  public let remarks: [CaptionRemark]

  /// Makes details.
  public init(summary: PictureSummary, bytes: [UInt8], remarks: [CaptionRemark] = []) {
    self.summary = summary
    self.bytes = bytes
    self.remarks = remarks
  }
}
