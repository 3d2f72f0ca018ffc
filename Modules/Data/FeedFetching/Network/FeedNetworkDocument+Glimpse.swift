package import Domain

extension FeedNetworkDocument {
  /// How it looks, of which no more is taken than is shown.
  @concurrent
  package func excerpt() async -> ResponseExcerpt {
    ResponseExcerpt(
      status: status,
      beginning: ResponseExcerptReader.beginning(of: await body.beginning(ResponseExcerptReader.mostBytes), contentType: contentType))
  }
}
