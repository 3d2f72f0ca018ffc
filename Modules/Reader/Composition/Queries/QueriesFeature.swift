public import CoreComposition
import CoreDomain
import ReaderDomain

/// The language of queries, and queries with names.
@MainActor
public struct QueriesFeature: Feature {
  let repositories: ReaderRepositories

  var listViews: any UseCase<ListViewsInput, ListedViews, ReaderError> {
    repositories.tracing.traced(
      ListViews(views: repositories.views, subscriptions: repositories.subscriptions, articles: repositories.articles))
  }

  var saveView: any UseCase<SaveViewInput, SavedViewResult, ReaderError> {
    repositories.tracing.traced(SaveView(views: repositories.views, undoHistory: repositories.undoHistory))
  }

  var removeView: any UseCase<String, SavedViewResult, ReaderError> {
    repositories.tracing.traced(RemoveView(views: repositories.views, undoHistory: repositories.undoHistory))
  }
}
