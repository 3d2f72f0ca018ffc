import CoreDomain

/// A picture with its bytes.
public struct PictureDetails: Hashable, Sendable {
  public let summary: PictureSummary
  /// The content of the file.
  public let bytes: [UInt8]
  /// The remarks on the caption at the time of the request; empty for a stored picture.
  public let remarks: [CaptionRemark]
  /// Why the picture could not be marked as seen; nil when there was no error.
  public let problem: PictureError?

  public init(summary: PictureSummary, bytes: [UInt8], remarks: [CaptionRemark] = [], problem: PictureError? = nil) {
    self.summary = summary
    self.bytes = bytes
    self.remarks = remarks
    self.problem = problem
  }
}
