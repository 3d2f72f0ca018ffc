import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Imported views")
struct ImportedViewsTests {
  @Test("an import tells which views it added, left out and could not use")
  func imports() throws {
    let names = try ["tea", "news"].map { try ViewName($0) }
    #expect(ImportExportPresenter.sentences(on: ImportedViews()).isEmpty && ImportExportPresenter.messages(on: ImportedViews()).isEmpty)
    #expect(ImportExportPresenter.sentences(on: ImportedViews(added: names)) == ["Saved 2 views: 'tea', 'news'."])
    #expect(
      ImportExportPresenter.sentences(on: ImportedViews(added: [names[0]], alreadyThere: 1))
        == ["Saved 1 view: 'tea'.", "1 view with a name that is taken was left out."])
    #expect(ImportExportPresenter.sentences(on: ImportedViews(alreadyThere: 2)) == ["2 views with a name that is taken were left out."])
    #expect(
      ImportExportPresenter.messages(on: ImportedViews(refused: ["a b", "c"], error: .view(.tooMany)))
        == [
          Message(.warning, "These views of the list cannot be used: 'a b', 'c'."),
          Message(
            .failure, "The feeds were added, but not the views: there are 200 views, and no more are possible.",
            hint: "\(run: "view remove NAME") removes one."),
        ])
  }
}
