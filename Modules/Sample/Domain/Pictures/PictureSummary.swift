public import CoreDomain

/// One picture in a list, as the presentation layer uses it.
public struct PictureSummary: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: ImageFormat
  /// The size in bytes.
  public let byteCount: Int
  /// When the picture was saved; nil when it is not saved.
  public let saved: Timestamp?
  /// The path of the picture's file.
  public let path: String

  public init(id: PictureID, caption: String, format: ImageFormat, byteCount: Int, saved: Timestamp?, path: String) {
    self.id = id
    self.caption = caption
    self.format = format
    self.byteCount = byteCount
    self.saved = saved
    self.path = path
  }
}

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

/// Converts pictures into the models of the presentation layer.
enum PictureTranslator {
  static func summary(of stored: StoredPicture) -> PictureSummary {
    let picture = stored.picture
    return PictureSummary(
      id: picture.id, caption: picture.caption, format: picture.format, byteCount: picture.byteCount, saved: picture.saved,
      path: stored.path)
  }

  static func details(of opened: OpenedPicture, remarks: [CaptionRemark] = []) -> PictureDetails {
    PictureDetails(summary: summary(of: opened.stored), bytes: opened.bytes, remarks: remarks)
  }
}
