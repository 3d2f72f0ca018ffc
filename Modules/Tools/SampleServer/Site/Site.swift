/// The documents that the server serves, and a log of the requests. It does not depend on sockets.
actor Site {
  private let url: String
  private var documents: [String: SitePage]
  private var visits: [String: RequestLog] = [:]
  private var additions: [String: Int] = [:]
  private var endpoints: [any SiteEndpoint] = []

  /// - Parameters:
  ///   - url: The URL of the server, for redirects and new items.
  ///   - documents: The served documents, by path.
  init(url: String, documents: [String: SitePage]) {
    self.url = url
    self.documents = documents
    endpoints.append(QuoteEndpoint())
    endpoints.append(PictureEndpoint(url: url))
  }

  /// Logs the request and returns its response.
  /// - Throws: `CancellationError` when the server stops during a delayed response.
  func response(_ request: SiteRequest) async throws(CancellationError) -> SiteResponse {
    visits[request.path, default: RequestLog()].count += 1
    visits[request.path]?.lastHeaders = request.headers
    let response = answerAtOnce(request)
    if response.delay > .zero {
      do { try await Task.sleep(for: response.delay) } catch { throw CancellationError() }
    }
    return response
  }

  func visits(to path: String) -> RequestLog {
    visits[path] ?? RequestLog()
  }

  /// Appends an item to a feed (``FeedAppender``).
  func grow(_ path: String) throws(SampleServerError) {
    guard let feed = SampleFeed.all.first(where: { $0.path == path }), let old = documents[path] else {
      throw .cannotGrow(path)
    }
    let number = additions[path, default: 0] + 1
    // One minute later, instead of the current time: Last-Modified has whole seconds, and two quick changes must differ.
    let date = old.lastModified.advanced(bySeconds: 60)
    guard let bytes = FeedAppender.adding(item: number, to: old.plain.bytes, of: feed, at: date, url: url) else {
      throw .cannotGrow(path)
    }
    additions[path] = number
    documents[path] = SitePage(bytes, mediaType: old.mediaType, lastModified: date)
  }

  /// The document at a path. Article pages are created on demand. All episodes are the same second of silence.
  private func document(at path: String) -> SitePage? {
    if let document = documents[path] { return document }
    if path.hasPrefix("/media/"), path.hasSuffix(".mp3") { return documents["/media/silence.mp3"] }
    return ArticlePage.document(path: path)
  }

  private func answerAtOnce(_ request: SiteRequest) -> SiteResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .plain(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
    }
    if let special = SpecialPath(rawValue: request.path) { return response(special, request) }
    for number in endpoints.indices { if let response = endpoints[number].response(request) { return response } }
    return document(at: request.path)?.response(to: request.headers) ?? .plain(.notFound)
  }

  private func response(_ special: SpecialPath, _ request: SiteRequest) -> SiteResponse {
    switch special {
    case .moved: return .plain(.movedPermanently, headers: ["Location": url + SpecialPath.target])
    case .elsewhere: return .plain(.found, headers: ["Location": url + SpecialPath.target])
    case .gone: return .plain(.gone)
    case .missing: return .plain(.notFound)
    case .error: return .plain(.serverError)
    case .slow:
      var response = documents[SpecialPath.target]?.response(to: request.headers) ?? .plain(.notFound)
      response.delay = request.delay
      return response
    }
  }
}
