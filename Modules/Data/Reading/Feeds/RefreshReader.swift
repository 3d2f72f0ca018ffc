internal import Domain

/// Reads the feeds of a refresh.
struct RefreshReader: RoundReader {
  func output(of answer: FeedNetworkAnswer, to call: FeedCall) async throws(NetworkError) -> FeedAnswer {
    let content: FeedAnswer.Content
    switch answer {
    case .document(let document): content = try await ArrivingDocument(document).answer(knowing: call.validators)
    case .unchanged: content = .unchanged
    case .refused(let problem, let seconds, _, _): content = .failed(problem, retryAfterSeconds: seconds)
    }
    return FeedAnswer(feed: call.feed, content: content, terms: answer.terms)
  }

  func failure(_ problem: FetchProblem, of call: FeedCall) -> FeedAnswer {
    FeedAnswer(feed: call.feed, content: .failed(problem, retryAfterSeconds: nil))
  }

  func withheld(_ call: FeedCall, because problem: FetchProblem, of host: String) -> FeedAnswer {
    FeedAnswer(feed: call.feed, content: .withheld(problem), terms: AnswerTerms(host: host == call.address.host ? nil : host))
  }
}
