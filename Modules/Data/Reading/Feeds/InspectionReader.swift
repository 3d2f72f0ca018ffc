internal import Domain

/// Reads feeds that somebody wants to have looked at.
struct InspectionReader: RoundReader {
  func output(of answer: FeedNetworkAnswer, to call: FeedCall) async throws(NetworkError) -> Result<FeedInspection, ReadingError> {
    switch answer {
    case .document(let document): return await inspected(try await FetchedDocument(document), at: call.address)
    case .unchanged: throw .web(.brokenAnswer(reason: "the server says \"not changed\" to a first question"))
    case .refused(let problem, _, _, let said): return .failure(.fetch(call.address, problem, await said?.glimpse()))
    }
  }

  func failure(_ problem: FetchProblem, of call: FeedCall) -> Result<FeedInspection, ReadingError> {
    .failure(.fetch(call.address, problem))
  }

  func withheld(_ call: FeedCall, because problem: FetchProblem, of host: String) -> Result<FeedInspection, ReadingError> {
    failure(problem, of: call)
  }

  private func inspected(_ document: FetchedDocument, at address: WebAddress) async -> Result<FeedInspection, ReadingError> {
    do throws(FormatProblem) {
      return .success(try await document.inspected())
    } catch {
      guard case .page = error else { return .failure(.fetch(address, error.fetchProblem, await document.glimpse())) }
      let feeds = await document.namedFeeds()
      return .failure(feeds.isEmpty ? .noFeedOnPage(address, await document.glimpse()) : .feedsOnPage(address, feeds))
    }
  }
}
