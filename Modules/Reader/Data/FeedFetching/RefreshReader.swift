internal import CoreData
internal import CoreDomain
internal import ReaderDomain

/// Reads feeds during a refresh.
struct RefreshReader: ResponseReader {
  func output(of response: FeedNetworkResponse, to feedRequest: FeedRequest) async throws(NetworkError) -> FeedResponse {
    let content: FeedResponse.Content
    switch response {
    case .document(let document): content = try await StreamedDocument(document).response(knowing: feedRequest.validators)
    case .unchanged: content = .unchanged
    case .refused(let problem, let seconds, _, _): content = .failed(problem, retryAfterSeconds: seconds)
    }
    return FeedResponse(feed: feedRequest.feed, content: content, metadata: response.metadata)
  }

  func failure(_ problem: FetchError, of feedRequest: FeedRequest) -> FeedResponse {
    FeedResponse(feed: feedRequest.feed, content: .failed(problem, retryAfterSeconds: nil))
  }

  func withheld(_ feedRequest: FeedRequest, because problem: FetchError, of host: String) -> FeedResponse {
    FeedResponse(
      feed: feedRequest.feed, content: .withheld(problem), metadata: ResponseMetadata(host: host == feedRequest.url.host ? nil : host))
  }
}
