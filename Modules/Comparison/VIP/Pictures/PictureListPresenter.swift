import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain
import SampleScenes

/// Formats the list for display: the rows, and below them their number and the filter.
struct PictureListPresenter: Presenter {
  let display: any Display<PictureList.ViewModel>

  func present(_ response: PictureListInteractor.Response) {
    display.display(Self.viewModel(for: response))
  }

  nonisolated static func viewModel(for response: PictureListInteractor.Response) -> PictureList.ViewModel {
    switch response {
    case .loading: PictureList.ViewModel(progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)
    case .listed(let pictures, let filter, _) where pictures.isEmpty:
      PictureList.ViewModel(messages: [nothing(in: filter)], exported: .list([]), outcome: .nothingMatched)
    case .listed(let pictures, let filter, let now): listed(pictures.map { row(of: $0, now: now) }, filter)
    case .removed(let picture):
      PictureList.ViewModel(
        entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [],
        exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
    case .failed(let error): failed(PictureErrorWording.messages(for: error))
    case .notUnderstood(let line): failed([.notACommand(line)])
    }
  }

  private nonisolated static func listed(_ rows: [PictureRow], _ filter: PictureFilter) -> PictureList.ViewModel {
    let summary = [CountWording.text(rows.count, "picture"), filterLabel(of: filter)].compactMap(\.self).joined(separator: " ")
    return PictureList.ViewModel(rows: rows, summary: summary, messages: [], exported: .list(rows.map(\.exported)), outcome: .done)
  }

  private nonisolated static func filterLabel(of filter: PictureFilter) -> String? {
    switch filter {
    case .all: nil
    case .starred: "[starred]"
    }
  }

  private nonisolated static func nothing(in filter: PictureFilter) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }

  private nonisolated static func row(of picture: PictureSummary, now: Timestamp) -> PictureRow {
    PictureRow(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "",
      exported: PictureRow.record(of: picture, state: .notLoaded))
  }

  private nonisolated static func failed(_ messages: [Message]) -> PictureList.ViewModel {
    PictureList.ViewModel(messages: messages, exported: .empty, outcome: .failed)
  }
}
