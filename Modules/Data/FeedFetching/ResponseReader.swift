package import Web
package import Domain

/// What a round of requests is made for: says what comes of each call.
package protocol ResponseReader: Sendable {
  /// What comes of a call.
  associatedtype Output: Sendable

  /// What an answer comes to, its document read. The work leaves the round.
  /// - Throws: what ended the transfer before its end.
  func output(of response: FeedNetworkResponse, to feedRequest: FeedRequest) async throws(NetworkError) -> Output

  /// What it comes to that nothing of use was given.
  func failure(_ problem: FetchError, of feedRequest: FeedRequest) -> Output

  /// What it comes to that nobody was asked any more, since the host had given this to other calls.
  func withheld(_ feedRequest: FeedRequest, because problem: FetchError, of host: String) -> Output
}
