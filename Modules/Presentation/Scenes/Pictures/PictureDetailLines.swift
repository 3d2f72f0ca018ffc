public import Domain

/// What there is to say about a picture, for people and for programs.
public enum PictureDetailLines {
  /// The lines about it.
  public static func details(about summary: PictureSummary) -> [DetailLine] {
    [
      DetailLine("Caption", summary.caption), DetailLine("Id", summary.id.short), DetailLine("Type", summary.format.mediaType),
      DetailLine("Size", CountWording.text(summary.byteCount, "byte")), DetailLine("Path", summary.path, isURL: true),
    ]
  }

  /// The fields of its record.
  public static func fields(of summary: PictureSummary) -> [ExportedRecord.Field] {
    [
      .init("id", .text(summary.id.text)),
      .init("caption", .text(summary.caption)),
      .init("type", .text(summary.format.mediaType)),
      .init("bytes", .number(summary.byteCount)),
      .init("path", .text(summary.path)),
      .init("saved", .moment(summary.saved)),
    ]
  }
}
