internal import FeedFetching
internal import Web
import DataLayer

struct TracedFeedNetworkDataStore: FeedNetworkDataStore {
  let base: any FeedNetworkDataStore
  let trace: Trace

  func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    try await trace.around(type(of: base), request) { () async throws(NetworkError) in
      try await base.reply(to: request)
    }
  }
}
