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
