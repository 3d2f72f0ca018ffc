import Domain
public import Scenes

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
        lines: [], messages: [ReadingErrorWording.message(for: error)], exported: .empty,
        outcome: error == .nothingToUndo ? .nothingMatched : .failed)
    }
  }

  private nonisolated static func viewModel(for result: UndoResult) -> Undo.ViewModel {
    let messages = result.error.map { [warning(for: $0)] } ?? []
    return switch result.entry {
    case .marked(let edits):
      Undo.ViewModel(
        lines: edits.map { "Undone: \(MarkWording.sentence(for: .set($0.mark, !$0.isSet), count: $0.ids.count))" }, messages: messages,
        exported: .list(edits.map(record(of:))), outcome: .done)
    case .unfollowed(let subscription):
      Undo.ViewModel(
        lines: ["Undone: following '\(subscription.title)' (\(subscription.id)) again, at the end of its folder."], messages: messages,
        exported: .list([ExportedRecord([.init("deed", .text("remove")), .init("feed", .text(subscription.id.text))])]), outcome: .done)
    }
  }

  private nonisolated static func warning(for error: ReadingError) -> Message {
    let reason = ReadingErrorWording.message(for: error)
    return Message(.warning, "It was undone, but the next undo will undo the same change: \(reason.sentence)", hint: reason.hint)
  }

  private nonisolated static func record(of edit: StatusEdit) -> ExportedRecord {
    ExportedRecord([
      .init("deed", .text("mark")), .init("mark", .text(edit.mark.rawValue)), .init("was_set", .bool(edit.isSet)),
      .init("articles", .number(edit.ids.count)),
    ])
  }
}
