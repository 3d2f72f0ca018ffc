package import CoreData
internal import CoreDomain
package import ReaderDomain
internal import Syndication

/// Reads feeds that the user wants to inspect.
package struct InspectionReader: ResponseReader {
  package init() {}

  package func output(of response: FeedNetworkResponse, to feedRequest: FeedRequest) async throws(NetworkError) -> Result<
    FeedInspection, ReaderError
  > {
    switch response {
    case .document(let document): return await inspected(try await FetchedDocument(document), at: feedRequest.url)
    case .unchanged: return .failure(.feed(.fetch(feedRequest.url, .unaskedNotModified)))
    case .refused(let problem, let seconds, _, let said):
      return .failure(.feed(.fetch(feedRequest.url, problem, await said?.excerpt(retryAfterSeconds: seconds))))
    }
  }

  package func failure(_ problem: FetchError, of feedRequest: FeedRequest) -> Result<FeedInspection, ReaderError> {
    .failure(.feed(.fetch(feedRequest.url, problem)))
  }

  package func withheld(_ feedRequest: FeedRequest, because problem: FetchError, of host: String) -> Result<FeedInspection, ReaderError> {
    failure(problem, of: feedRequest)
  }

  private func inspected(_ document: FetchedDocument, at url: WebURL) async -> Result<FeedInspection, ReaderError> {
    do throws(FormatError) {
      return .success(try await document.inspected())
    } catch {
      guard case .page = error else { return .failure(.feed(.fetch(url, error.fetchProblem, await document.excerpt()))) }
      let feeds = await document.namedFeeds()
      return .failure(feeds.isEmpty ? .feed(.noFeedOnPage(url, await document.excerpt())) : .feed(.feedsOnPage(url, feeds)))
    }
  }
}
