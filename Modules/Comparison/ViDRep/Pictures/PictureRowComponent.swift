import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view component of a saved picture in the list.
enum PictureRowComponent {
  static func body(_ picture: PictureSummary, now: Timestamp) -> PictureRow {
    PictureRow(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "",
      exported: PictureRow.record(of: picture, state: .notLoaded))
  }
}
