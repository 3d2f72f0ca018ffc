public import ArticleStorage
internal import CoreData
internal import CoreDomain
public import FeedFetching
public import ReaderDomain
public import Subscriptions

/// Imports and exports subscription lists as OPML documents.
public actor StoredOutlineRepository: OutlineRepository {
  private let documents: FileDocumentStore
  private let subscriptions: OPMLSubscriptionStore
  private let views: any ViewRepository
  private let exports: FileExportStore

  public init(
    documents: FileDocumentStore, subscriptions: OPMLSubscriptionStore, views: any ViewRepository, exports: FileExportStore
  ) {
    self.views = views
    self.documents = documents
    self.subscriptions = subscriptions
    self.exports = exports
  }

  public func read(from place: FileLocation) async throws(ReaderError) -> Outline {
    let bytes: [UInt8]
    do throws(DocumentStoreError) {
      bytes = try await documents.bytes(of: place)
    } catch {
      throw .document(place, error.documentProblem)
    }
    do throws(OPMLError) {
      return Self.refusingRedacted(in: try OPMLDocument(repairing: bytes).importedOutline)
    } catch {
      throw .importing(.notAnOutline(place, line: error.line, reason: error.reason))
    }
  }

  /// A URL that Strata has shown without its private parts leads nowhere.
  private static func refusingRedacted(in outline: Outline) -> Outline {
    let redacted = outline.subscriptions.filter { URLRedaction.isRedacted($0.url.text) }
    let invisible = outline.subscriptions.filter { $0.url.hasInvisibleHost }
    return Outline(
      subscriptions: outline.subscriptions.filter { !URLRedaction.isRedacted($0.url.text) && !$0.url.hasInvisibleHost },
      refused: outline.refused + redacted.map { Outline.Refused(title: $0.title, url: $0.url.text, problem: .redacted) }
        + invisible.map { Outline.Refused(title: $0.title, url: $0.url.text, problem: .invisibleInHost) },
      damagedLines: outline.damagedLines, views: outline.views, refusedViews: outline.refusedViews)
  }

  public func text() async throws(ReaderError) -> String {
    let text = try await subscriptions.text()
    let views = try await views.all().views.all
    // A list that cannot be parsed is an error of the store, which has just written it.
    guard !views.isEmpty, var document = try? OPMLDocument(parsing: Array(text.utf8)) else { return text }
    document.setViews(views)
    do throws(OPMLError) {
      return String(decoding: try document.bytes, as: UTF8.self)
    } catch {
      throw .store(.unwritable(path: "the list with the views", reason: error.reason))
    }
  }

  public func write(toFile path: String) async throws(ReaderError) {
    let text = try await text()
    do throws(DataStoreError) {
      try await exports.write(text, toFile: path)
    } catch {
      // The unwritable path is the user's file, not the data directory.
      guard case .unwritable(_, let reason) = error else { throw ReaderError(error) }
      throw .document(.file(path), .unwritable(reason: reason))
    }
  }
}
