internal import Syndication
internal import Web
internal import Domain

/// A document that comes over the network, read while it does. The work leaves the caller's actor.
struct StreamedDocument {
  /// As long as a document may be that of last time, it is held back from the parser, up to so many bytes: a longer one is parsed in any case.
  private static let mostHeld = 1 << 20

  private let document: FeedNetworkDocument

  init(_ document: FeedNetworkDocument) {
    self.document = document
  }

  /// The answer that the document is to a call that was asked with `known`.
  /// - Throws: what ended the transfer before its end.
  @concurrent
  func response(knowing known: Validators?) async throws(NetworkError) -> FeedResponse.Content {
    var reader = FeedReader(contentType: document.contentType, base: document.base)
    let mostHeld = known?.digest == nil ? 0 : Self.mostHeld
    try await document.body.forEachChunk { chunk in
      reader.keep(chunk)
      if reader.count > mostHeld { reader.parse() }
    }
    if let digest = known?.digest, digest == reader.digest.text, let same = document.validators(withDigest: digest) {
      return .same(same)
    }
    do throws(FormatError) {
      let parsed = try reader.finish()
      return .feed(parsed.feed, document.validators(withDigest: reader.digest.text, saying: parsed))
    } catch {
      return .failed(error.fetchProblem, retryAfterSeconds: nil)
    }
  }
}
