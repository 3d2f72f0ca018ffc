import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

// The view components.

extension PictureRow {
  /// The view component of a saved picture.
  init(_ picture: PictureSummary, now: Timestamp) {
    self.init(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { AgeWording.text(of: $0, now: now) } ?? "", exported: Self.record(of: picture, state: .notLoaded))
  }
}

extension PictureDetail.ViewModel {
  /// The view component of a picture with its details.
  init(_ details: PictureDetails) {
    let picture = details.summary
    let lines = [
      DetailLine("Caption", picture.caption), DetailLine("Id", picture.id.short), DetailLine("Type", picture.format.mediaType),
      DetailLine("Size", CountWording.text(picture.byteCount, "byte")), DetailLine("Path", picture.path, isURL: true),
    ]
    self.init(
      state: .loaded(ShownPicture(bytes: details.bytes, format: picture.format), lines), messages: [],
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }

  /// The view component of a sentence about a picture.
  init(_ verb: String, _ picture: PictureSummary) {
    self.init(
      state: .told("\(verb) '\(picture.caption)' (\(picture.id.short))."), messages: [],
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }

  /// The view component of a wait.
  static func waiting(_ sentence: String) -> Self {
    Self(state: .loading(sentence), messages: [], exported: .empty, outcome: .done)
  }
}
