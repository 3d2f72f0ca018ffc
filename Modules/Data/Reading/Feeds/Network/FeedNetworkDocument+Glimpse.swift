internal import Domain

extension FeedNetworkDocument {
  /// How it looks, of which no more is taken than is shown.
  @concurrent
  func glimpse() async -> AnswerGlimpse {
    AnswerGlimpse(
      status: status, beginning: GlimpseReader.beginning(of: await body.beginning(GlimpseReader.mostBytes), contentType: contentType))
  }
}
