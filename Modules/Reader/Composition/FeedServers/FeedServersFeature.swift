public import CoreComposition
public import CoreData
import CoreDomain
import FeedServers
import ReaderDomain

/// Follows feeds through a feed server, which fetches them.
@MainActor
public struct FeedServersFeature: Feature {
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] {
    FileServerStateRepository.documents(in: directory)
  }

  let repositories: ReaderRepositories

  var bindServer: any UseCase<ServerLogin, ServerAccount, ReaderError> {
    repositories.tracing.traced(
      BindServer(server: repositories.feedServer, state: repositories.serverState, subscriptions: repositories.subscriptions))
  }

  var unbindServer: any UseCase<Void, Void, ReaderError> {
    repositories.tracing.traced(
      UnbindServer(server: repositories.feedServer, state: repositories.serverState, subscriptions: repositories.subscriptions))
  }

  var followOnServer: any UseCase<SubscribeInput, SubscribeResult, ReaderError> {
    repositories.tracing.traced(
      FollowOnServer(server: repositories.feedServer, state: repositories.serverState, storage: repositories.feedStorage))
  }

  var refreshFromServer: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError> {
    let refreshing = RefreshingFeature(repositories: repositories)
    return repositories.tracing.traced(
      RefreshFromServer(
        server: repositories.feedServer, state: repositories.serverState, storage: repositories.feedStorage, limits: refreshing.limits,
        refreshLock: repositories.refreshLock, notifier: refreshing.notifier, markers: repositories.arrivalRules, clock: refreshing.clock))
  }
}
