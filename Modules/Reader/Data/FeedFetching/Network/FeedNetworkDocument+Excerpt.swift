package import ReaderDomain

extension FeedNetworkDocument {
  /// The beginning of the document. It downloads no more than it shows.
  /// - Parameter retryAfterSeconds: the wait that the response asks for.
  @concurrent
  package func excerpt(retryAfterSeconds: Int? = nil) async -> ResponseExcerpt {
    ResponseExcerpt(
      status: status,
      beginning: ResponseExcerptReader.beginning(of: await body.beginning(ResponseExcerptReader.maximumBytes), contentType: contentType),
      redirectTarget: redirectTarget, retryAfterSeconds: retryAfterSeconds)
  }
}
