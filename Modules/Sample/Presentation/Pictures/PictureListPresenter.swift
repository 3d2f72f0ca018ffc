import CoreDomain
public import CorePresentation
public import CoreScenes
import SampleDomain
public import SampleScenes

/// Formats a list of pictures for display.
public struct PictureListPresenter: Presenter {
  private let display: any Display<PictureList.ViewModel>
  private let hints: PictureHints

  public init(display: any Display<PictureList.ViewModel>, hints: PictureHints = .commands) {
    self.display = display
    self.hints = hints
  }

  public func present(_ response: PictureList.Response) {
    display.display(Self.viewModel(for: response, hints: hints))
  }

  public nonisolated static func viewModel(for response: PictureList.Response, hints: PictureHints = .commands) -> PictureList.ViewModel {
    switch response {
    case .checking(let number, let count):
      PictureList.ViewModel(progress: "Looking at picture \(number) of \(count) …", messages: [], exported: .empty, outcome: .done)
    case .listed(let items, let filter, let now): listed(items, filter, hints, now: now)
    case .marked(let item, let hasChanged, let now): marked(PictureRow(item.picture, state: item.state, now: now), item, hasChanged)
    case .removed(let picture):
      PictureList.ViewModel(
        entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [],
        exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
    case .failed(let error):
      PictureList.ViewModel(messages: PictureWording.messages(for: error, hints: hints), exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func marked(_ row: PictureRow, _ item: PictureList.Item, _ hasChanged: Bool) -> PictureList.ViewModel {
    let participle = item.picture.isStarred ? "starred" : "unstarred"
    return PictureList.ViewModel(
      rows: [row], summary: "1 picture \(hasChanged ? "" : "was already ")\(participle).", messages: [], exported: .list([row.exported]),
      outcome: .done)
  }

  private nonisolated static func listed(
    _ items: [PictureList.Item], _ filter: PictureFilter, _ hints: PictureHints, now: Timestamp
  ) -> PictureList.ViewModel {
    let rows = items.map { PictureRow($0.picture, state: $0.state, now: now) }
    let failures = rows.count { $0.problem != nil }
    return PictureList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "picture") + (filter == .starred ? " [starred]" : ""),
      messages: rows.isEmpty ? [nothing(in: filter, hints)] : failures == 0 ? [] : [warning(about: failures, hints)],
      exported: .list(rows.map(\.exported)), outcome: rows.isEmpty ? .nothingMatched : .of(rows.count, failures: failures))
  }

  private nonisolated static func nothing(in filter: PictureFilter, _ hints: PictureHints) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "\(hints.search); \(hints.save) saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "\(run: "picture star ID") stars one.")
    }
  }

  private nonisolated static func warning(about failures: Int, _ hints: PictureHints) -> Message {
    Message(
      .warning, "\(CountWording.text(failures, "picture")) cannot be shown.",
      hint: "Put the files back, or remove the pictures: \(hints.remove("ID")).")
  }
}
