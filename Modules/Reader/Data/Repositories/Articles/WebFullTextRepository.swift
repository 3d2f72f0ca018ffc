public import ArticleStorage
internal import CoreData
public import CoreDomain
public import FeedFetching
internal import FullTextExtraction
public import ReaderDomain

/// Fetches pages from their servers as feeds are fetched, finds their main texts, and stores them beside the articles.
public struct WebFullTextRepository: FullTextRepository {
  /// The maximum size of a page in bytes.
  public static let maximumBytes = 5 << 20
  /// The media types of pages (RFC 9110 section 12.5.1).
  private static let accept = "text/html, application/xhtml+xml"
  private static let types = ["text/html", "application/xhtml+xml"]

  private let network: any FeedNetworkDataStore
  private let stores: CurrentStores
  private let document: @Sendable (ArticleBody, WebURL?) -> Document

  /// - Parameters:
  ///   - network: sends the requests. Its limit of a body should be `maximumBytes`.
  ///   - document: converts an article body to a document; the URL is the base of relative links.
  public init(
    network: any FeedNetworkDataStore, stores: @escaping CurrentStores, document: @escaping @Sendable (ArticleBody, WebURL?) -> Document
  ) {
    self.network = network
    self.stores = stores
    self.document = document
  }

  public func text(at request: PageRequest) async throws(ReaderError) -> FullText {
    let page = try await page(at: request)
    if let type = page.contentType.flatMap({ MediaType($0) }), !Self.types.contains(type.text) {
      throw .article(.fullText(.notHTML(request.url, found: "content of type \(type.text)")))
    }
    let bytes: [UInt8]
    do throws(NetworkError) { bytes = try await page.body.bytes() } catch { throw Self.problem(error, request.url) }
    guard let text = await text(in: bytes, page) else { throw .article(.fullText(.noText(request.url))) }
    return text
  }

  public func store(_ text: FullText, of article: Article) async throws(ReaderError) {
    try await ReaderError.translating { () async throws(DataStoreError) in
      _ = try await stores().articles.storeFullText(text.html, of: article.id, in: article.feed)
    }
  }

  private func page(at request: PageRequest) async throws(ReaderError) -> FeedNetworkDocument {
    var question = FeedNetworkRequest(url: request.url, settings: request.settings, isPublic: request.isPublic)
    question.accept = Self.accept
    question.isLink = true
    let response: FeedNetworkResponse
    do throws(NetworkError) { response = try await network.response(to: question) } catch { throw Self.problem(error, request.url) }
    switch response {
    case .document(let document): return document
    case .unchanged: throw .article(.fullText(.web(request.url, .status(code: 304))))
    case .refused(let error, _, _, _): throw Self.problem(error, request.url)
    }
  }

  /// A page of the largest size takes seconds.
  @concurrent
  private func text(in bytes: [UInt8], _ page: FeedNetworkDocument) async -> FullText? {
    guard let html = MainText.extract(from: bytes, contentType: page.contentType, base: page.url) else { return nil }
    return FullText(html: html, document: document(.html(html), page.url))
  }

  private static func problem(_ error: NetworkError, _ url: WebURL) -> ReaderError {
    switch error {
    case .web(let problem): .article(.fullText(.web(url, problem)))
    case .unexpected(let found): .article(.fullText(.notHTML(url, found: found)))
    case .cancelled: .cancelled
    }
  }

  private static func problem(_ error: FetchError, _ url: WebURL) -> ReaderError {
    switch error {
    case .web(let problem): .article(.fullText(.web(url, problem)))
    case .gone: .article(.fullText(.web(url, .status(code: 410))))
    case .notAFeed(let found): .article(.fullText(.notHTML(url, found: found)))
    case .damaged(_, let reason), .source(let reason): .article(.fullText(.web(url, .invalidResponse(reason: reason))))
    case .credentials(let reason): .article(.fullText(.credentials(url, reason: reason)))
    }
  }
}
