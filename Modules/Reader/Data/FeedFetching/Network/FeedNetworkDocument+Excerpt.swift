package import ReaderDomain

extension FeedNetworkDocument {
  /// The beginning of the document. It downloads no more than it shows.
  @concurrent
  package func excerpt() async -> ResponseExcerpt {
    ResponseExcerpt(
      status: status,
      beginning: ResponseExcerptReader.beginning(of: await body.beginning(ResponseExcerptReader.maximumBytes), contentType: contentType),
      redirectTarget: redirectTarget)
  }
}
