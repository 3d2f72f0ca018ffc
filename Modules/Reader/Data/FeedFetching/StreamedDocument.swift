internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import Syndication

/// A document that is parsed while it downloads. The work leaves the caller's actor.
struct StreamedDocument {
  /// A document that may equal the previous one is not parsed until it ends or exceeds this number of bytes.
  private static let maximumHeld = 1 << 20

  private let document: FeedNetworkDocument

  init(_ document: FeedNetworkDocument) {
    self.document = document
  }

  /// The feed response, given the validators of the request.
  /// - Throws: the error that ended the transfer early.
  @concurrent
  func response(knowing known: Validators?) async throws(NetworkError) -> FeedResponse.Content {
    var reader = FeedReader(contentType: document.contentType, base: document.base)
    let maximumHeld = known?.digest == nil ? 0 : Self.maximumHeld
    try await document.body.forEachChunk { chunk in
      reader.keep(chunk)
      if reader.count > maximumHeld { reader.parse() }
    }
    if let digest = known?.digest, digest == reader.digest.text, let same = document.validators(withDigest: digest) {
      return .same(same)
    }
    do throws(FormatError) {
      let parsed = try reader.finish()
      return .feed(parsed.feed, document.validators(withDigest: reader.digest.text, saying: parsed))
    } catch {
      return .failed(problem(error), retryAfterSeconds: nil)
    }
  }

  /// The error, with the page to which redirects led. It is often the page of a login.
  private func problem(_ error: FormatError) -> FetchError {
    guard let target = document.redirectTarget, case .notAFeed(let found) = error.fetchProblem else { return error.fetchProblem }
    return .notAFeed(found: "\(found), to which it redirects: \(target.shown)")
  }
}
