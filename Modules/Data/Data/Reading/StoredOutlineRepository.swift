public import ArticleStorage
public import FeedFetching
internal import FileStorage
public import Subscriptions
public import Domain

/// Imports and exports subscription lists as OPML documents.
public actor StoredOutlineRepository: OutlineRepository {
  private let documents: any DocumentDataStore
  private let subscriptions: any SubscriptionDataStore
  private let exports: any ExportDataStore

  public init(documents: any DocumentDataStore, subscriptions: any SubscriptionDataStore, exports: any ExportDataStore) {
    self.documents = documents
    self.subscriptions = subscriptions
    self.exports = exports
  }

  public func read(from place: FileLocation) async throws(ReadingError) -> Outline {
    let bytes: [UInt8]
    do throws(DocumentStoreError) {
      bytes = try await documents.bytes(of: place)
    } catch {
      throw .document(place, error.documentProblem)
    }
    do throws(OPMLError) {
      return Self.refusingRedacted(in: try OPMLDocument(repairing: bytes).outline)
    } catch {
      throw .document(place, .notAnOutline(line: error.line, reason: error.reason))
    }
  }

  /// A URL that Strata has shown without its private parts leads nowhere.
  private static func refusingRedacted(in outline: Outline) -> Outline {
    let redacted = outline.subscriptions.filter { URLRedaction.isRedacted($0.url.text) }
    return Outline(
      subscriptions: outline.subscriptions.filter { !URLRedaction.isRedacted($0.url.text) },
      refused: outline.refused + redacted.map { Outline.Refused(title: $0.title, url: $0.url.text, problem: .redacted) })
  }

  public func text() async throws(ReadingError) -> String {
    try await ReadingError.translating { () async throws(DataStoreError) in try await subscriptions.text() }
  }

  public func write(toFile path: String) async throws(ReadingError) {
    let text = try await text()
    do throws(DataStoreError) {
      try await exports.write(text, toFile: path)
    } catch {
      // The unwritable path is the user's file, not the data directory.
      guard case .unwritable(_, let reason) = error else { throw ReadingError(error) }
      throw .document(.file(path), .unwritable(reason: reason))
    }
  }
}
