/// One picture with its bytes, as the presentation layer uses it.
public struct PictureDetails: Hashable, Sendable {
  public let summary: PictureSummary
  /// The content of the file.
  public let bytes: [UInt8]
  /// The remarks on the caption at the time of the request; empty for a picture that is opened again.
  public let remarks: [CaptionRemark]

  public init(summary: PictureSummary, bytes: [UInt8], remarks: [CaptionRemark] = []) {
    self.summary = summary
    self.bytes = bytes
    self.remarks = remarks
  }
}
