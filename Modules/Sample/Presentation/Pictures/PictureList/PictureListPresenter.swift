import CoreDomain
public import CorePresentation
public import CoreScenes
import SampleDomain
public import SampleScenes

/// Formats a list of pictures for display.
public struct PictureListPresenter: Presenter {
  private let display: any Display<PictureList.ViewModel>

  public init(display: any Display<PictureList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: PictureList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: PictureList.Response) -> PictureList.ViewModel {
    switch response {
    case .listed(let items, let now): listed(items, now: now)
    case .removed(let picture):
      PictureList.ViewModel(
        entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [],
        exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
    case .failed(let error):
      PictureList.ViewModel(messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed)
    }
  }

  /// Shows only the progress until every file is checked, because the list is presented again after each file.
  private nonisolated static func listed(_ items: [PictureList.Item], now: Timestamp) -> PictureList.ViewModel {
    let waiting = items.count { $0.state == .notLoaded }
    guard waiting == 0 else {
      let progress = "Looking at picture \(items.count - waiting + 1) of \(items.count) …"
      return PictureList.ViewModel(progress: progress, messages: [], exported: .empty, outcome: .done)
    }
    let rows = items.map { PictureRow($0.picture, state: $0.state, now: now) }
    let failures = rows.count { $0.problem != nil }
    return PictureList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "picture"),
      messages: messages(rows: rows.count, failures: failures), exported: .list(rows.map(\.exported)),
      outcome: rows.isEmpty ? .nothingMatched : .of(rows.count, failures: failures))
  }

  private nonisolated static func messages(rows: Int, failures: Int) -> [Message] {
    if rows == 0 {
      return [
        Message(.notice, "You have saved no pictures.", hint: "\(run: "picture say TEXT") gets one; \(run: "picture save") saves it.")
      ]
    }
    if failures == 0 { return [] }
    return [
      Message(
        .warning, "\(CountWording.text(failures, "picture")) cannot be shown.",
        hint: "Put the files back, or remove the pictures: \(run: "picture remove ID").")
    ]
  }
}
