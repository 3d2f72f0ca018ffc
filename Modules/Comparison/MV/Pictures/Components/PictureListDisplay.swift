import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The component that shows the first that applies: an error, the loading line, the rows.
struct PictureListDisplay {
  let pictures: [PictureSummary]
  let filter: PictureFilter
  let isLoading: Bool
  let errorMessage: Message?
  let now: Timestamp

  var body: PictureList.ViewModel {
    if let errorMessage {
      PictureList.ViewModel(messages: [errorMessage], exported: .empty, outcome: .failed)
    } else if isLoading {
      PictureList.ViewModel(progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)
    } else if pictures.isEmpty {
      PictureList.ViewModel(messages: [empty], exported: .list([]), outcome: .nothingMatched)
    } else {
      rows(pictures.map(row))
    }
  }

  private var empty: Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }

  private func rows(_ rows: [PictureRow]) -> PictureList.ViewModel {
    PictureList.ViewModel(
      rows: rows, summary: CountWording.text(rows.count, "picture") + (filter == .starred ? " [starred]" : ""), messages: [],
      exported: .list(rows.map(\.exported)), outcome: .done)
  }

  private func row(_ picture: PictureSummary) -> PictureRow {
    PictureRow(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "",
      exported: PictureRow.record(of: picture, state: .notLoaded))
  }
}
