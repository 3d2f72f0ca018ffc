/// Everything that is served, and who asked for it. Knows nothing of sockets.
actor Site {
  private let address: String
  private var documents: [String: Document]
  private var visits: [String: Visits] = [:]
  private var growths: [String: Int] = [:]
  private var quotes = QuoteEndpoint()
  private let pictures: PictureEndpoint

  /// - Parameters:
  ///   - address: the server's own address, for redirects, for items that are added and for pictures.
  ///   - documents: what is served, by path.
  init(address: String, documents: [String: Document]) {
    self.address = address
    self.documents = documents
    pictures = PictureEndpoint(address: address)
  }

  /// Counts the request and answers it.
  /// - Throws: `CancellationError` when the server stops while a slow answer waits.
  func answer(_ request: SiteRequest) async throws(CancellationError) -> SiteAnswer {
    visits[request.path, default: Visits()].count += 1
    visits[request.path]?.lastHeaders = request.headers
    let answer = answerAtOnce(request)
    if answer.delay > .zero {
      do { try await Task.sleep(for: answer.delay) } catch { throw CancellationError() }
    }
    return answer
  }

  /// The requests so far for a path.
  func visits(to path: String) -> Visits {
    visits[path] ?? Visits()
  }

  /// Appends one item to a feed (``FeedGrowth``).
  func grow(_ path: String) throws(SampleServerError) {
    guard let feed = SampleFeed.all.first(where: { $0.path == path }), let old = documents[path] else {
      throw .cannotGrow(path)
    }
    let number = growths[path, default: 0] + 1
    // A minute, not the clock: Last-Modified counts in whole seconds, and two quick growths must differ.
    let date = old.lastModified.advanced(bySeconds: 60)
    guard let bytes = FeedGrowth.adding(item: number, to: old.plain.bytes, of: feed, at: date, address: address) else {
      throw .cannotGrow(path)
    }
    growths[path] = number
    documents[path] = Document(bytes, mediaType: old.mediaType, lastModified: date)
  }

  /// Pages of articles are made on demand; all episodes are the same second of silence.
  private func document(at path: String) -> Document? {
    if let document = documents[path] { return document }
    if path.hasPrefix("/media/"), path.hasSuffix(".mp3") { return documents["/media/silence.mp3"] }
    return ArticlePage.document(path: path)
  }

  private func answerAtOnce(_ request: SiteRequest) -> SiteAnswer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .plain(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
    }
    if let special = SpecialPath(rawValue: request.path) { return answer(special, request) }
    if let answer = quotes.answer(request) ?? pictures.answer(request) { return answer }
    return document(at: request.path)?.answer(to: request.headers) ?? .plain(.notFound)
  }

  private func answer(_ special: SpecialPath, _ request: SiteRequest) -> SiteAnswer {
    switch special {
    case .moved: return .plain(.movedPermanently, headers: ["Location": address + SpecialPath.target])
    case .elsewhere: return .plain(.found, headers: ["Location": address + SpecialPath.target])
    case .gone: return .plain(.gone)
    case .missing: return .plain(.notFound)
    case .error: return .plain(.serverError)
    case .slow:
      var answer = documents[SpecialPath.target]?.answer(to: request.headers) ?? .plain(.notFound)
      answer.delay = request.delay
      return answer
    }
  }
}
