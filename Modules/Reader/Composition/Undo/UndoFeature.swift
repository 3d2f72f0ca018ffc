public import CoreComposition
public import CoreData
import CoreDomain
import ReaderData
import ReaderDomain

/// Reverts what the user did last.
@MainActor
public struct UndoFeature: Feature {
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { JSONUndoStore.documents(in: directory) }

  let repositories: ReaderRepositories

  var undoLastAction: any UseCase<UndoInput, UndoResult, ReaderError> {
    repositories.tracing.traced(
      UndoLastAction(
        subscriptions: repositories.sharedSubscriptions, articles: repositories.articles, views: repositories.views,
        rules: repositories.userRules,
        undoHistory: repositories.undoHistory))
  }
}
