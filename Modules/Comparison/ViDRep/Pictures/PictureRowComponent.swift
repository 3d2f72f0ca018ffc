import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

extension PictureRow {
  /// The view component of a saved picture.
  init(_ picture: PictureSummary, now: Timestamp) {
    self.init(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { AgeWording.text(of: $0, now: now) } ?? "", exported: Self.record(of: picture, state: .notLoaded))
  }
}
