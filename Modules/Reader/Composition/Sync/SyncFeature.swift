public import CoreComposition
public import CoreData
import CoreDomain
import ReaderDomain
import StatusSync

/// Shares what the user changes between devices.
@MainActor
public struct SyncFeature: Feature {
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [StatusSync.document(in: directory)] }

  let repositories: ReaderRepositories

  var syncStatuses: any UseCase<SyncInput, SyncState, ReaderError> {
    let servers = FeedServersFeature(repositories: repositories)
    return repositories.tracing.traced(
      SyncStatuses(
        sync: repositories.tracing.traced(repositories.devices, by: Traced.init), server: repositories.serverState,
        bind: servers.bindServer, unbind: servers.unbindServer, subscriptions: repositories.subscriptions, articles: repositories.articles))
  }
}
