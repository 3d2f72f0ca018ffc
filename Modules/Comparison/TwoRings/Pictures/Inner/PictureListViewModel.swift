import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// Holds the list that a view shows.
typealias PictureListViewModel = NotifiedViewModel<PictureActor.List, PictureList.ViewModel>

extension PictureList.ViewModel {
  /// The list in words.
  init(_ list: PictureActor.List, now: Timestamp) {
    switch list {
    case .loading: self.init(progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)
    case .listed(let pictures, let filter) where pictures.isEmpty:
      self.init(messages: [Self.nothing(in: filter)], exported: .list([]), outcome: .nothingMatched)
    case .listed(let pictures, let filter):
      let rows = pictures.map { PictureRow($0, now: now) }
      self.init(
        rows: rows, summary: CountWording.text(rows.count, "picture") + (filter == .starred ? " [starred]" : ""), messages: [],
        exported: .list(rows.map(\.exported)), outcome: .done)
    case .failed(let error): self.init(messages: [error.message], exported: .empty, outcome: .failed)
    case .notUnderstood(let line): self.init(messages: [.notACommand(line)], exported: .empty, outcome: .failed)
    }
  }

  private static func nothing(in filter: PictureFilter) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }
}

extension PictureRow {
  fileprivate init(_ picture: PictureSummary, now: Timestamp) {
    self.init(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "", exported: Self.record(of: picture, state: .notLoaded))
  }
}
