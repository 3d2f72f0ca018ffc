public import Domain

/// What there is to say about a picture, for people and for programs.
public enum PictureFacts {
  /// The lines about it.
  public static func facts(about summary: PictureSummary) -> [Fact] {
    [
      Fact("Caption", summary.caption), Fact("Id", summary.id.short), Fact("Type", summary.format.mediaType),
      Fact("Size", CountWording.text(summary.byteCount, "byte")), Fact("Path", summary.path, isAddress: true),
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
