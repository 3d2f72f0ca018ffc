internal import Domain

/// What a round of requests is made for: says what comes of each call.
protocol RoundReader: Sendable {
  /// What comes of a call.
  associatedtype Output: Sendable

  /// What an answer comes to, its document read. The work leaves the round.
  /// - Throws: what ended the transfer before its end.
  func output(of answer: FeedNetworkAnswer, to call: FeedCall) async throws(NetworkError) -> Output

  /// What it comes to that nothing of use was given.
  func failure(_ problem: FetchProblem, of call: FeedCall) -> Output

  /// What it comes to that nobody was asked any more, since the host had given this to other calls.
  func withheld(_ call: FeedCall, because problem: FetchProblem, of host: String) -> Output
}
