public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats saved views for display.
public struct ViewListPresenter: Presenter {
  private let display: any Display<ViewList.ViewModel>

  public init(display: any Display<ViewList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ViewList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: ViewList.Response) -> ViewList.ViewModel {
    switch response {
    case .listed(let listed, let isBesideFeeds):
      let rows = listed.summaries.map { ViewRow($0) }
      let mistakes = messages(for: listed.list.mistakes)
      let isNothing = rows.isEmpty && !isBesideFeeds
      return ViewList.ViewModel(
        rows: rows, views: listed.list.views, messages: mistakes + (isNothing ? [none] : []), exported: .list(rows.map(\.exported)),
        outcome: isNothing ? .nothingMatched : .done)
    case .shown(let listed):
      let rows = listed.summaries.map { ViewRow($0) }
      return ViewList.ViewModel(
        lines: rows.map { MessageText($0.query) }, messages: rows.compactMap(\.problem).map { Message(.warning, MessageText($0)) },
        exported: .list(rows.map(\.exported)),
        outcome: .done)
    case .saved(let result):
      return ViewList.ViewModel(
        lines: [sentence(forSaved: result)], messages: warning(for: result),
        exported: .list(result.after.map { [ViewRow.record(of: $0)] } ?? []), outcome: .done)
    case .removed(let result):
      return ViewList.ViewModel(
        lines: result.before.map { ["Removed '\($0.name)': \($0.query)"] } ?? [], messages: warning(for: result) + users(of: result),
        exported: .list(result.before.map { [ViewRow.record(of: $0)] } ?? []), outcome: .done)
    case .failed(let error, let isBesideFeeds):
      let message = ReaderErrorWording.message(for: error)
      return ViewList.ViewModel(
        messages: [isBesideFeeds ? Message(.warning, message.sentence, hint: message.hint) : message], exported: .empty,
        outcome: isBesideFeeds ? .done : outcome(of: error))
    }
  }

  /// A name or a query that is wrong is wrong usage, as it is for `list`.
  private nonisolated static func outcome(of error: ReaderError) -> Outcome {
    switch error {
    case .view(.badName), .view(.badQuery), .view(.emptyQuery): .refused
    default: .failed
    }
  }

  private nonisolated static func sentence(forSaved result: SavedViewResult) -> MessageText {
    if result.before == result.after { return "'\(result.name)' already has this query." }
    guard let before = result.before else { return "Saved as '\(result.name)': \(run: "list @\(result.name)") lists it." }
    return "Replaced '\(result.name)', which was: \(before.query)"
  }

  private nonisolated static func warning(for result: SavedViewResult) -> [Message] {
    result.undoError.map { [ReaderErrorWording.warning(thatCannotBeUndoneFor: $0)] } ?? []
  }

  private nonisolated static func users(of result: SavedViewResult) -> [Message] {
    guard !result.users.isEmpty else { return [] }
    let names = result.users.map { "'\($0)'" }.joined(separator: ", ")
    return [
      Message(
        .warning, "\(names) \(result.users.count == 1 ? "names" : "name") it and cannot be used now.",
        hint: "\(run: "undo") brings it back.")
    ]
  }

  private nonisolated static let none = Message(
    .notice, "No query is saved.", hint: "\(run: "view save NAME QUERY") saves one, and \(run: "list @NAME") lists it.")
}
