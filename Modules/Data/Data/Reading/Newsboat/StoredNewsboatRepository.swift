public import FeedFetching
internal import TextEncoding
public import Domain

/// Reads newsboat's data: its feeds from `urls`, its articles from `cache.db`.
public actor StoredNewsboatRepository: NewsboatRepository {
  private let documents: any DocumentDataStore
  private let articles: any NewsboatDataStore

  public init(documents: any DocumentDataStore, articles: any NewsboatDataStore) {
    self.documents = documents
    self.articles = articles
  }

  public func list(in place: NewsboatFiles) async throws(ReadingError) -> NewsboatSubscriptions {
    let bytes: [UInt8]
    do throws(DocumentStoreError) {
      bytes = try await documents.bytes(of: place.list)
    } catch {
      throw .document(place.list, error.documentProblem)
    }
    let text = String(decoding: TextDecoding.text(of: bytes, contentType: nil).bytes, as: UTF8.self)
    return NewsboatList.list(NewsboatLine.lines(of: text), known: try await records(inFile: place.articles))
  }

  public func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReadingError) -> [NewsboatArticle] {
    guard let path = place.articles else { return [] }
    do throws(NewsboatError) {
      return try await articles.items(of: feed.name, inFile: path)
    } catch {
      throw error.readingError(at: path)
    }
  }

  private func records(inFile path: String?) async throws(ReadingError) -> [String: NewsboatFeedRecord] {
    guard let path else { return [:] }
    do throws(NewsboatError) {
      return try await articles.feeds(inFile: path)
    } catch {
      throw error.readingError(at: path)
    }
  }
}
