public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the result of an undo for display.
public struct UndoPresenter: Presenter {
  private let display: any Display<Undo.ViewModel>

  public init(display: any Display<Undo.ViewModel>) {
    self.display = display
  }

  public func present(_ response: Undo.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: Undo.Response) -> Undo.ViewModel {
    switch response {
    case .undone(let result): viewModel(for: result)
    case .failed(let error):
      Undo.ViewModel(
        lines: [], messages: [ReaderErrorWording.message(for: error)], exported: isHistoryEmpty(error) ? .list([]) : .empty,
        outcome: isHistoryEmpty(error) ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func isHistoryEmpty(_ error: ReaderError) -> Bool {
    [.undo(.nothingToUndo), .undo(.nothingToRedo)].contains(error)
  }

  private nonisolated static func viewModel(for result: UndoResult) -> Undo.ViewModel {
    let records =
      switch result.entry {
      case .marked, .read: result.edits.map(record(of:))
      case .unsubscribed(let subscription):
        [ExportedRecord([.init("deed", .text("remove")), .init("feed", .text(subscription.id.text))])]
      case .joined(let joins, _):
        joins.flatMap { join in
          join.others.map { other in
            ExportedRecord([
              .init("deed", .text("join")), .init("feed", .text(other.id.text)), .init("joined_into", .text(join.feed.id.text)),
            ])
          }
        } + result.edits.map(record(of:))
      case .changedView(let name, let before, let after, _):
        [
          ExportedRecord([
            .init("deed", .text(after == nil ? "remove_view" : before == nil ? "save_view" : "change_view")),
            .init("view", .text(name.text)),
          ])
        ]
      case .changedRule(let edit, _):
        [ExportedRecord([.init("deed", .text(edit.isAdded ? "add_rule" : "remove_rule")), .init("rule", .text(edit.text))])]
          + result.edits.map(record(of:))
      }
    return Undo.ViewModel(
      lines: UndoWording.sentences(for: result), messages: UndoWording.warnings(for: result), exported: .list(records),
      changesHidden: changesHidden(result), outcome: records.isEmpty ? .nothingMatched : .done)
  }

  /// Whether articles are hidden or shown again.
  private nonisolated static func changesHidden(_ result: UndoResult) -> Bool {
    switch result.entry {
    case .marked(let edits): edits.contains { $0.mark == .hidden }
    case .changedRule(_, let hidden): !hidden.isEmpty
    case .read, .unsubscribed, .joined, .changedView: false
    }
  }

  private nonisolated static func record(of edit: StatusEdit) -> ExportedRecord {
    ExportedRecord([
      .init("deed", .text("mark")), .init("mark", .text(edit.mark.rawValue)), .init("was_set", .bool(edit.isSet)),
      .init("articles", .number(edit.ids.count)),
    ])
  }
}
