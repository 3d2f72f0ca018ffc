package import CoreData
package import ReaderDomain

/// Turns the responses of a session into its output.
package protocol ResponseReader: Sendable {
  /// The output for one feed request.
  associatedtype Output: Sendable

  /// The output for a response, after its document is read. The work leaves the session's actor.
  /// - Throws: the error that ended the transfer early.
  func output(of response: FeedNetworkResponse, to feedRequest: FeedRequest) async throws(NetworkError) -> Output

  /// The output for a failed request.
  func failure(_ problem: FetchError, of feedRequest: FeedRequest) -> Output

  /// The output for a request that is not sent, because the host gave this error to other requests.
  func withheld(_ feedRequest: FeedRequest, because problem: FetchError, of host: String) -> Output
}
