import CoreDomain
public import CoreScenes
public import SampleDomain

/// The details of a picture, for the user and for `--json` and `--plain`.
public enum PictureDetailLines {
  public static func details(about summary: PictureSummary) -> [DetailLine] {
    [
      DetailLine("Caption", summary.caption), DetailLine("Id", summary.id.short), DetailLine("Type", summary.format.mediaType),
      DetailLine("Size", CountWording.text(summary.byteCount, "byte")), DetailLine("Path", summary.path, isURL: true),
    ]
  }

  public static func fields(of summary: PictureSummary) -> [ExportedRecord.Field] {
    file(of: summary) + marks(of: summary)
  }

  static func file(of summary: PictureSummary) -> [ExportedRecord.Field] {
    [
      .init("id", .text(summary.id.text)),
      .init("caption", .text(summary.caption)),
      .init("type", .text(summary.format.mediaType)),
      .init("bytes", .number(summary.byteCount)),
      .init("path", .text(summary.path)),
      .init("saved", .moment(summary.saved)),
    ]
  }

  static func marks(of summary: PictureSummary) -> [ExportedRecord.Field] {
    [.init("is_starred", .bool(summary.isStarred)), .init("is_seen", .bool(summary.isSeen))]
  }
}
