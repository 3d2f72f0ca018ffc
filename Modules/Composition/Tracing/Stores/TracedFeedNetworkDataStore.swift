import DataLayer

/// A store over the network whose calls are traced.
struct TracedFeedNetworkDataStore: FeedNetworkDataStore {
  let base: any FeedNetworkDataStore
  let trace: Trace

  func answer(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkAnswer {
    try await trace.around(type(of: base), "answer", request) { () async throws(NetworkError) in
      try await base.answer(to: request)
    }
  }
}
