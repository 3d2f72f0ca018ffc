import Domain
import Presentation
import Scenes
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
      #expect(viewModel.outcome == outcome && viewModel.messages == [ReadingErrorWording.message(for: .view(error))])
    }
  }

  @Test("beside the feeds, an error about views is a warning, and the feeds decide about the outcome")
  func beside() {
    let error = ReadingError.store(.unreadable(path: "/home/views", reason: "Permission denied"))
    let viewModel = ViewListPresenter.viewModel(for: .failed(error, isBesideFeeds: true))
    #expect(viewModel.messages.map(\.kind) == [.warning] && viewModel.outcome == .done)
  }

  @Test("a saved view says how to list it, and a replaced one what it was")
  func saved() throws {
    let tides = try ViewName("tides")
    let (old, new) = (SavedView(tides, "tea"), SavedView(tides, "is:starred"))
    #expect(lines(SavedViewResult(tides, before: nil, after: new)) == ["Saved as 'tides': 'strata list @tides' lists it."])
    #expect(lines(SavedViewResult(tides, before: old, after: new)) == ["Replaced 'tides', which was: tea"])
    #expect(lines(SavedViewResult(tides, before: new, after: new)) == ["'tides' already has this query."])
  }

  private func lines(_ result: SavedViewResult) -> [String] {
    ViewListPresenter.viewModel(for: .saved(result)).lines
  }
}
