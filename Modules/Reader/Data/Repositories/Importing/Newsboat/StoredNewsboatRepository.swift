public import FeedFetching
public import ReaderDomain
internal import TextEncoding

/// Reads newsboat's data: its feeds from `urls`, its articles from `cache.db`.
public actor StoredNewsboatRepository: NewsboatRepository {
  private let documents: FileDocumentStore
  private let articles: any NewsboatDataStore

  public init(documents: FileDocumentStore, articles: any NewsboatDataStore) {
    self.documents = documents
    self.articles = articles
  }

  public func list(in place: NewsboatFiles) async throws(ReaderError) -> NewsboatSubscriptions {
    let lines: [NewsboatURLsLine]
    do throws(DocumentStoreError) {
      lines = NewsboatURLsLine.lines(of: Self.text(of: try await documents.bytes(of: place.list)))
    } catch {
      throw .document(place.list, error.documentProblem)
    }
    let configuration = try await configuration(in: place)
    let filters = NewsboatFilters.queries(in: lines, of: place.list) + configuration.filters
    let records = try await records(inFile: place.articles)
    var list = NewsboatURLsFile.list(
      lines, of: place.list, known: records, filters: NewsboatFilters.limited(filters), keys: configuration.keys,
      runsPrograms: place.runsPrograms)
    for name in Set(records.keys).subtracting(lines.map(\.url)) {
      let articles = try await items(ofFeed: name, in: place).filter { !$0.isDeleted }
      list.unlisted.articles += articles.count
      list.unlisted.flagged += articles.count { $0.marks.contains(.starred) }
    }
    return list
  }

  /// What the configuration file says. The file beside the list need not exist.
  private func configuration(
    in place: NewsboatFiles
  ) async throws(ReaderError) -> (filters: [NewsboatFilterEntry], keys: [NewsboatKeyEntry]) {
    var path = place.configuration
    if path == nil, case .file(let list) = place.list {
      path = list.lastIndex(of: "/").map { "\(list[...$0])\(Self.configurationName)" } ?? Self.configurationName
    }
    guard let path else { return ([], []) }
    let file = FileLocation.file(path)
    do throws(DocumentStoreError) {
      // Nobody has named the file beside the list. So it may not be a pipe, which could wait without an end.
      let isNamed = place.configuration != nil
      let bytes = isNamed ? try await documents.bytes(of: file) : try await documents.bytes(ofRegularFile: path)
      let lines = NewsboatConfigurationLine.lines(of: Self.text(of: bytes))
      let directives = lines.compactMap { NewsboatURLsLine(number: $0.number, text: $0.text[...]) }
      return (NewsboatFilters.directives(in: directives, of: file), NewsboatKeyDirectives.entries(in: lines, of: file))
    } catch {
      let problem = error.documentProblem
      guard place.configuration == nil else { throw .document(file, problem) }
      let unreadable = NewsboatFilterEntry(file: file, line: 0, use: .view(""), filter: .failure(.unreadable))
      return (problem == .missing ? [] : [unreadable], [])
    }
  }

  private static let configurationName = "config"

  private static func text(of bytes: [UInt8]) -> String {
    String(decoding: TextDecoding.text(of: bytes, contentType: nil).bytes, as: UTF8.self)
  }

  public func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReaderError) -> [NewsboatArticle] {
    try await items(ofFeed: feed.name, in: place)
  }

  private func items(ofFeed name: String, in place: NewsboatFiles) async throws(ReaderError) -> [NewsboatArticle] {
    guard let path = place.articles else { return [] }
    do throws(NewsboatError) {
      return try await articles.items(of: name, inFile: path)
    } catch {
      throw error.readingError(at: path)
    }
  }

  private func records(inFile path: String?) async throws(ReaderError) -> [String: NewsboatFeedRecord] {
    guard let path else { return [:] }
    do throws(NewsboatError) {
      return try await articles.feeds(inFile: path)
    } catch {
      throw error.readingError(at: path)
    }
  }
}
