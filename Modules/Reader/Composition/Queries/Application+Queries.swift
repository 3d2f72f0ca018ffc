public import CoreComposition
import CoreDomain
public import CoreScenes
public import ReaderDomain
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

/// The saved views, and the queries that name them.
extension Application {
  /// The scene that lists, saves and removes views.
  public func viewList(isDryRun: Bool = false) -> any Interactor<ViewList.Request> {
    viewList(display: display(text: ViewListTextDisplay(terminal: terminal)), isDryRun: isDryRun)
  }

  func viewList(display: any Display<ViewList.ViewModel>, isDryRun: Bool = false) -> any Interactor<ViewList.Request> {
    let queries = QueriesFeature(repositories: repositories(isDryRun: isDryRun))
    return tracing.traced(
      ViewListInteractor(
        list: queries.listViews, save: queries.saveView, remove: queries.removeView,
        presenter: tracing.traced(ViewListPresenter(display: display)), now: SystemTimeZone.now))
  }

  /// Reads a query of the command line, in which `@name` stands for a saved view.
  /// - Returns: nil when the views cannot be read, after a message.
  /// - Throws: when the text is no query.
  public func query(_ text: String) async throws(QueryError) -> Query? {
    do throws(ReaderError) {
      return try await repositories.views.query(text)
    } catch {
      if case .query(let problem) = error { throw problem }
      tell(ReaderErrorWording.message(for: error), .failed)
      return nil
    }
  }
}
