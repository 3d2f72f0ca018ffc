internal import ArticleText
public import CoreData
public import CoreDomain
internal import FeedDates
public import Files
public import ReaderDomain
internal import Subscriptions
internal import Transfer

/// Fetches feeds over HTTP.
///
/// Validators are sent back as received. Otherwise, only the user's settings for a feed make its requests different: no cookies, no
/// cache-busting, no Referer.
public struct TransferFeedStore: FeedNetworkDataStore {
  private let client: WebClient
  private let credentials: CredentialsFile
  private let reservedLogin: ReservedLogin.Lookup
  private let now: CurrentTime

  /// The accepted media types: feed formats first, then pages, which may link to feeds (RFC 9110 section 12.5.1).
  private static let accept = [
    "application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json",
    "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, text/html;q=0.7, */*;q=0.5",
  ].joined(separator: ", ")

  /// - Parameters:
  ///   - executor: the thread that reads credentials files.
  ///   - now: the current time, used to convert a `Retry-After` date to seconds.
  ///   - reservedLogin: finds the login that no feed gets from a credentials file.
  public init(
    client: WebClient, executor: FileExecutor, now: @escaping CurrentTime, reservedLogin: @escaping ReservedLogin.Lookup = { nil }
  ) {
    self.client = client
    self.reservedLogin = reservedLogin
    credentials = CredentialsFile(executor: executor)
    self.now = now
  }

  public func reply(to request: FeedNetworkRequest) async throws(NetworkError) -> FeedNetworkReply {
    let question: TransferRequest
    do throws(FetchError) {
      question = try await self.question(for: request)
    } catch {
      return FeedNetworkReply(.response(.refused(error, retryAfterSeconds: nil)))
    }
    switch try await client.step(to: question, from: request.url) {
    case .redirect(let next, let server):
      return FeedNetworkReply(.redirect(request.going(on: RedirectRequest(next))), server: server)
    case .busy(let server): return FeedNetworkReply(.busy, server: server)
    case .response(let response):
      let content = feedResponse(to: request, isConditional: question.isConditional, response)
      return FeedNetworkReply(.response(content), server: response.server)
    }
  }

  private func feedResponse(
    to request: FeedNetworkRequest, isConditional: Bool, _ response: StreamedResponse
  ) -> FeedNetworkResponse {
    switch response.status {
    case 200, 203: return .document(document(response, for: request))
    // Nothing was compared (RFC 9110 section 15.4.5), so the articles may be old, or missing.
    case 304 where !isConditional:
      return .refused(.unaskedNotModified, retryAfterSeconds: nil, ResponseMetadata(response, to: request.url, now: now()))
    case 304:
      var metadata = ResponseMetadata(response, to: request.url, now: now())
      metadata.validators = validators(of: response, for: request)
      return .unchanged(metadata)
    case let code:
      let wait = response.header("Retry-After").flatMap { RetryAfter.seconds($0, date: response.header("Date"), now: now()) }
      let metadata = ResponseMetadata(response, to: request.url, now: now())
      let said = document(response, for: request)
      // What a temporary redirect leads to may be gone without the feed: its own URL still responds.
      return code == 410 && response.redirects.allSatisfy(\.isPermanent)
        ? .refused(.gone, retryAfterSeconds: nil, metadata, saying: said)
        : .refused(.web(.status(code: code)), retryAfterSeconds: wait, metadata, saying: said)
    }
  }

  private func question(for request: FeedNetworkRequest) async throws(FetchError) -> TransferRequest {
    if let onward = request.onward { return onward.request }
    var question = client.request(for: request.url, accept: request.accept ?? Self.accept)
    question.headers = try await ownHeaders(for: request)
    question.conditions = OriginBoundHeaders(for: request)
    question.userAgent = request.settings[.agent] ?? question.userAgent
    question.proxy = request.settings[.proxy]
    question.maximumPerAddress = request.maximumPerServer
    question.reach = request.isLink ? .link(isPublic: request.isPublic) : request.isPublic ? .publicInternet : .anyServer
    return question
  }

  /// The header fields between the user and the feed's own server; a redirect to another origin must not receive them.
  private func ownHeaders(for request: FeedNetworkRequest) async throws(FetchError) -> [HeaderField] {
    var headers: [HeaderField] = []
    if let text = request.settings[.header] {
      guard let field = FeedSettingRules.field(text) else {
        throw .web(.invalidResponse(reason: "its 'header' setting is not a header field"))
      }
      headers.append(HeaderField(name: field.name, value: field.value))
    }
    if let login = try await login(for: request) { headers.append(.basicAuthentication(login)) }
    return headers
  }

  private func login(for request: FeedNetworkRequest) async throws(FetchError) -> Login? {
    if let login = request.login { return login }
    guard let path = request.settings[.credentials] else { return nil }
    let reserved: ReservedLogin?
    do throws(ReaderError) { reserved = try await reservedLogin() } catch {
      throw .credentials(reason: "the account of the feed server, which no feed gets, cannot be read")
    }
    do throws(CredentialsFileError) {
      return try await credentials.login(for: request.url, in: path, except: reserved)
    } catch {
      throw .credentials(reason: error.reason)
    }
  }

  private func validators(of response: StreamedResponse, for request: FeedNetworkRequest) -> Validators? {
    var source: WebURL?
    if response.effectiveURL != request.url.text, let origin = Origin(response.effectiveURL), origin != Origin(request.url.text) {
      source = WebURL(validating: origin.text)
    }
    return Validators(
      etag: OpaqueValue.text(of: response.headerBytes("ETag")), lastModified: OpaqueValue.text(of: response.headerBytes("Last-Modified")),
      source: source)
  }

  private func document(_ response: StreamedResponse, for request: FeedNetworkRequest) -> FeedNetworkDocument {
    let url = WebURL(validating: response.effectiveURL) ?? request.url
    return FeedNetworkDocument(
      body: .arriving(response.body, from: request.url), contentType: response.header("Content-Type"),
      validators: validators(of: response, for: request),
      url: url, contentLocation: RelativeLinkResolver(bases: [url]).url(response.header("Content-Location")),
      metadata: ResponseMetadata(response, to: request.url, now: now()), status: response.status,
      isRedirected: !response.redirects.isEmpty, isPublic: response.isPublic)
  }
}
