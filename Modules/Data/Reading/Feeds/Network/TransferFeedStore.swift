public import Domain
public import Transfer

/// Asks servers over HTTP.
///
/// Validators go back as they came. Nothing else tells one request from another: no cookies, no cache-busting, no Referer.
public struct TransferFeedStore: FeedNetworkDataStore {
  private let loop: TransferLoop
  private let userAgent: String
  private let limits: TransferLimits
  private let now: Clock

  /// What is welcome: the formats of feeds first, then pages, which may name feeds (RFC 9110 section 12.5.1).
  private static let accept = [
    "application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json",
    "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, text/html;q=0.7, */*;q=0.5",
  ].joined(separator: ", ")

  /// Makes a store.
  /// - Parameters:
  ///   - loop: what fetches; it may be shared with others.
  ///   - userAgent: the program's name, version and contact address, as in `Strata/1.0 (+https://example.org/strata)`.
  ///   - limits: when to give up.
  ///   - now: the time, by which a server's wish to wait until a date is turned into seconds.
  public init(loop: TransferLoop, userAgent: String, limits: TransferLimits = TransferLimits(), now: @escaping Clock) {
    self.loop = loop
    self.userAgent = userAgent
    self.limits = limits
    self.now = now
  }

  public func answer(to request: FeedNetworkRequest) async throws(FeedNetworkProblem) -> FeedNetworkAnswer {
    let response: TransferResponse
    do throws(TransferError) {
      response = try await loop.response(to: transfer(for: request))
    } catch {
      throw FeedNetworkProblem(error, asking: request.address)
    }
    switch response.status {
    case 200, 203: return .document(document(response, for: request))
    case 304: return .unchanged
    case 410: return .refused(.gone, retryAfterSeconds: nil)
    case let code:
      let wait = response.header("Retry-After").flatMap { RetryAfter.seconds($0, now: now()) }
      return .refused(.status(code: code), retryAfterSeconds: wait)
    }
  }

  private func transfer(for request: FeedNetworkRequest) -> TransferRequest {
    var headers = [HeaderField(name: "Accept", value: Self.accept)]
    if let etag = request.validators?.etag { headers.append(HeaderField(name: "If-None-Match", value: etag)) }
    if let date = request.validators?.lastModified { headers.append(HeaderField(name: "If-Modified-Since", value: date)) }
    return TransferRequest(address: request.address.text, headers: headers, userAgent: userAgent, limits: limits)
  }

  private func document(_ response: TransferResponse, for request: FeedNetworkRequest) -> FeedNetworkDocument {
    FeedNetworkDocument(
      bytes: response.body, contentType: response.header("Content-Type"),
      validators: Validators(etag: response.header("ETag"), lastModified: response.header("Last-Modified")),
      address: FeedLinks.address(response.effectiveAddress) ?? request.address)
  }
}
