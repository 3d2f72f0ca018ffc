import CoreDomain
import ReaderDomain

/// What a feed server does while the data directory is bound to one. A use case is chosen on every call, because another process may bind
/// or release the directory.
extension ReaderRepositories {
  /// Refreshes from the server, or directly.
  func refreshing(
    directly: any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError>
  ) -> any UseCase<RefreshInput, EventBatches<RefreshEvent>, ReaderError> {
    ServerOrDirect(state: serverState, server: FeedServersFeature(repositories: self).refreshFromServer, direct: directly)
  }

  /// Follows a feed on the server, or directly.
  func following(
    directly: any UseCase<SubscribeInput, SubscribeResult, ReaderError>
  ) -> any UseCase<SubscribeInput, SubscribeResult, ReaderError> {
    ServerOrDirect(state: serverState, server: FeedServersFeature(repositories: self).followOnServer, direct: directly)
  }

  /// The login of the server's account, which no feed of the same host gets.
  var reservedLogin: ReservedLogin.Lookup {
    { [serverState] () async throws(ReaderError) in try await serverState.account()?.reservedLogin }
  }

  /// What a watch refreshes from.
  var watchedServer: WatchedServer {
    WatchedServer(
      isUsed: { [serverState] () async throws(ReaderError) in try await serverState.account() != nil },
      refresh: FeedServersFeature(repositories: self).refreshFromServer, delay: { Int.random(in: $0) })
  }
}
