import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("ViewListPresenter")
struct ViewListPresenterTests {
  @Test("a wrong name or query is wrong usage, as for a list; a view that is missing or taken is a failure")
  func outcomes() throws {
    let tides = try ViewName("tides")
    let errors: [(ViewError, Outcome)] = [
      (.badName("a b", .unexpected(" ")), .refused), (.emptyQuery(tides), .refused),
      (.badQuery(tides, QueryError(.unknownField("titel"), column: 1)), .refused), (.unknown(tides, known: []), .failed),
      (.exists(SavedView(tides, "tea")), .failed), (.tooMany, .failed),
    ]
    for (error, outcome) in errors {
      let viewModel = ViewListPresenter.viewModel(for: .failed(.view(error)))
      #expect(viewModel.outcome == outcome && viewModel.messages == [ReaderErrorWording.message(for: .view(error))])
    }
  }

  @Test("beside the feeds, an error about views is a warning, and the feeds decide about the outcome")
  func beside() {
    let error = ReaderError.store(.unreadable(path: "/home/views", reason: "Permission denied"))
    let viewModel = ViewListPresenter.viewModel(for: .failed(error, isBesideFeeds: true))
    #expect(viewModel.messages.map(\.kind) == [.warning] && viewModel.outcome == .done)
  }

  @Test("a saved view says how to list it, and a replaced one what it was")
  func saved() throws {
    let tides = try ViewName("tides")
    let (old, new) = (SavedView(tides, "tea"), SavedView(tides, "is:starred"))
    #expect(
      [nil, old, new].map { lines(SavedViewResult(tides, before: $0, after: new)) } == [
        ["Saved as 'tides': \(run: "list @tides") lists it."], ["Replaced 'tides', which was: tea"], ["'tides' already has this query."],
      ])
  }

  @Test("views are listed with the mistakes of the file, and without any the user is told how to save one")
  func lists() throws {
    let tides = SavedView(try ViewName("tides"), "tea")
    let summaries = [
      ViewSummary(tides, .success(ViewCounts(all: 3, unread: 2))),
      ViewSummary(tides, .failure(QueryError(.emptyRange(field: "x"), column: 1))),
    ]
    let mistakes = [ViewMistake(line: 2, .emptyQuery)]
    let listed = ViewListPresenter.viewModel(
      for: .listed(ListedViews(summaries, StoredViews(SavedViews([tides]), mistakes: mistakes)), isBesideFeeds: false))
    let rows = summaries.map { ViewRow($0) }
    #expect(listed.rows == rows && listed.exported == .list(rows.map(\.exported)) && listed.outcome == .done)
    #expect(listed.messages == ViewListPresenter.messages(for: mistakes))
    let nothing = ListedViews([], StoredViews(.none, mistakes: mistakes))
    let alone = ViewListPresenter.viewModel(for: .listed(nothing, isBesideFeeds: false))
    #expect(alone.outcome == .nothingMatched && alone.messages.map(\.kind) == [.warning, .notice])
    #expect(alone.messages.last?.sentence == "No query is saved.")
    let beside = ViewListPresenter.viewModel(for: .listed(nothing, isBesideFeeds: true))
    #expect(beside.outcome == .done && beside.messages.map(\.kind) == [.warning])
    let full = ViewListPresenter.viewModel(for: .listed(ListedViews(summaries, StoredViews(SavedViews([tides]))), isBesideFeeds: true))
    #expect(full.messages.isEmpty && full.outcome == .done)
    let shown = ViewListPresenter.viewModel(for: .shown(ListedViews(summaries, StoredViews(SavedViews([tides])))))
    #expect(
      shown.lines == ["tea", "tea"]
        && shown.messages.map(\.sentence) == ["The query is wrong at column 1: the range ends before it begins."])
    #expect(shown.exported == .list(rows.map(\.exported)))
  }

  @Test("a removed view is told with its query, and with the views that cannot be used without it")
  func removed() throws {
    let (tides, moon) = (try ViewName("tides"), try ViewName("moon"))
    let view = SavedView(tides, "tea")
    func viewModel(_ users: [ViewName], undoError: ReaderError? = nil) -> ViewList.ViewModel {
      ViewListPresenter.viewModel(for: .removed(SavedViewResult(tides, before: view, after: nil, users: users, undoError: undoError)))
    }
    let plain = viewModel([])
    #expect(plain.lines == ["Removed 'tides': tea"] && plain.messages.isEmpty && plain.exported == .list([ViewRow.record(of: view)]))
    let hint: MessageText = "\(run: "undo") brings it back."
    #expect(viewModel([moon]).messages == [Message(.warning, "'moon' names it and cannot be used now.", hint: hint)])
    #expect(viewModel([moon, tides]).messages == [Message(.warning, "'moon', 'tides' name it and cannot be used now.", hint: hint)])
    let warned = viewModel([moon], undoError: .cancelled).messages
    #expect(warned.count == 2 && warned.first == ReaderErrorWording.warning(thatCannotBeUndoneFor: .cancelled))
    let saved = ViewListPresenter.viewModel(for: .saved(SavedViewResult(tides, before: nil, after: view, undoError: .cancelled)))
    #expect(saved.messages == [ReaderErrorWording.warning(thatCannotBeUndoneFor: .cancelled)])
    #expect(saved.exported == .list([ViewRow.record(of: view)]))
    let gone = ViewListPresenter.viewModel(for: .removed(SavedViewResult(tides, before: nil, after: nil)))
    #expect(gone.lines.isEmpty && gone.exported == .list([]))
  }

  @Test("what is presented is displayed")
  @MainActor func displays() throws {
    let display = Recorder<ViewList.ViewModel>()
    ViewListPresenter(display: display).present(.failed(.view(.tooMany)))
    #expect(display.values.map(\.messages) == [[ReaderErrorWording.message(for: .view(.tooMany))]])
  }

  private func lines(_ result: SavedViewResult) -> [MessageText] {
    ViewListPresenter.viewModel(for: .saved(result)).lines
  }
}
