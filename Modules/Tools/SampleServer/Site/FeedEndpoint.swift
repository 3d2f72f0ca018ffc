import Synchronization
import WebServer

/// The feeds, the pages around them, and paths with typical errors. Feeds can grow while the server runs.
final class FeedEndpoint: SiteEndpoint {
  /// The URL of the server, for redirects and new items.
  private let url: String
  private let state: Mutex<State>

  private struct State {
    var documents: [String: SitePage]
    var additions: [String: Int] = [:]
  }

  /// - Parameter documents: The served documents, by path.
  init(url: String, documents: [String: SitePage]) {
    self.url = url
    state = Mutex(State(documents: documents))
  }

  func response(_ request: SiteRequest) -> SiteResponse? {
    if let special = SpecialPath(rawValue: request.path) { return response(special, request) }
    return document(at: request.path)?.response(to: request.headers)
  }

  /// Appends an item to a feed (``FeedAppender``).
  func grow(_ path: String) throws(SampleServerError) {
    let isGrown = state.withLock { state in
      guard let feed = SampleFeed.all.first(where: { $0.path == path }), let old = state.documents[path] else { return false }
      let number = state.additions[path, default: 0] + 1
      // One minute later, instead of the current time: Last-Modified has whole seconds, and two quick changes must differ.
      let date = old.lastModified.advanced(bySeconds: 60)
      guard let bytes = FeedAppender.adding(item: number, to: old.plain.bytes, of: feed, at: date, url: url) else { return false }
      state.additions[path] = number
      state.documents[path] = SitePage(bytes, mediaType: old.mediaType, lastModified: date)
      return true
    }
    guard isGrown else { throw .cannotGrow(path) }
  }

  /// The document at a path. Article pages are created on demand. All episodes are the same second of silence.
  private func document(at path: String) -> SitePage? {
    let isEpisode = path.hasPrefix("/media/") && path.hasSuffix(".mp3")
    let known = state.withLock { $0.documents[path] ?? (isEpisode ? $0.documents["/media/silence.mp3"] : nil) }
    return known ?? ArticlePage.document(path: path)
  }

  private func response(_ special: SpecialPath, _ request: SiteRequest) -> SiteResponse {
    switch special {
    case .moved: return .plain(.movedPermanently, headers: ["Location": url + SpecialPath.target])
    case .elsewhere: return .plain(.found, headers: ["Location": url + SpecialPath.target])
    case .gone: return .plain(.gone)
    case .missing: return .plain(.notFound)
    case .error: return .plain(.serverError)
    case .slow:
      var response = document(at: SpecialPath.target)?.response(to: request.headers) ?? .plain(.notFound)
      response.delay = request.delay
      return response
    }
  }
}
