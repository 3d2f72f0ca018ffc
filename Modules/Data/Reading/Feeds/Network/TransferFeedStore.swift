public import Domain
internal import Transfer

/// Asks servers over HTTP.
///
/// Validators go back as they came. Nothing else tells one request from another, but what a person has set for a feed: no cookies, no
/// cache-busting, no Referer.
public struct TransferFeedStore: FeedNetworkDataStore {
  private let client: WebClient
  private let credentials: CredentialsFile
  private let now: Clock

  /// What is welcome: the formats of feeds first, then pages, which may name feeds (RFC 9110 section 12.5.1).
  private static let accept = [
    "application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json",
    "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, text/html;q=0.7, */*;q=0.5",
  ].joined(separator: ", ")

  /// Makes a store over a client.
  /// - Parameters:
  ///   - executor: the thread on which files with credentials are read.
  ///   - now: the time, by which a server's wish to wait until a date is turned into seconds.
  public init(client: WebClient, executor: FileExecutor, now: @escaping Clock) {
    self.client = client
    credentials = CredentialsFile(executor: executor)
    self.now = now
  }

  public func answer(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkAnswer {
    let headers: [HeaderField]
    do throws(FetchProblem) {
      headers = try await self.headers(for: request)
    } catch {
      return .refused(error, retryAfterSeconds: nil)
    }
    let response = try await client.streamedAnswer(
      from: request.address, headers: headers, userAgent: request.settings[.agent], proxy: request.settings[.proxy])
    switch response.status {
    case 200, 203: return .document(document(response, for: request))
    case 304:
      var terms = AnswerTerms(response, to: request.address, now: now())
      terms.validators = validators(of: response)
      return .unchanged(terms)
    case let code:
      let wait = response.header("Retry-After").flatMap { RetryAfter.seconds($0, now: now()) }
      let terms = AnswerTerms(response, to: request.address, now: now())
      return code == 410
        ? .refused(.gone, retryAfterSeconds: nil, terms) : .refused(.web(.status(code: code)), retryAfterSeconds: wait, terms)
    }
  }

  private func headers(for request: FeedNetworkRequest) async throws(FetchProblem) -> [HeaderField] {
    var headers = [HeaderField(name: "Accept", value: Self.accept)]
    if let etag = OpaqueValue.bytes(of: request.validators?.etag) { headers.append(HeaderField(name: "If-None-Match", bytes: etag)) }
    if let date = OpaqueValue.bytes(of: request.validators?.lastModified) {
      headers.append(HeaderField(name: "If-Modified-Since", bytes: date))
    }
    if let text = request.settings[.header] {
      guard let field = FeedSettingRules.field(text) else {
        throw .web(.brokenAnswer(reason: "what is set as its header field is none"))
      }
      headers.append(HeaderField(name: field.name, value: field.value))
    }
    if let path = request.settings[.credentials] {
      let value = try await credentials.authorization(for: request.address.host, in: path)
      headers.append(HeaderField(name: "Authorization", value: value))
    }
    return headers
  }

  private func validators(of response: StreamedResponse) -> Validators? {
    Validators(
      etag: OpaqueValue.text(of: response.headerBytes("ETag")), lastModified: OpaqueValue.text(of: response.headerBytes("Last-Modified")))
  }

  private func document(_ response: StreamedResponse, for request: FeedNetworkRequest) -> FeedNetworkDocument {
    let address = FeedLinks.address(response.effectiveAddress) ?? request.address
    return FeedNetworkDocument(
      body: .arriving(response.body, from: request.address), contentType: response.header("Content-Type"),
      validators: validators(of: response),
      address: address, contentLocation: FeedLinks(bases: [address]).address(response.header("Content-Location")),
      terms: AnswerTerms(response, to: request.address, now: now()))
  }
}
