import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// The view: it requests articles, keeps the state that it draws, and draws whenever its phase changes. The model is the pure data that it
/// receives.
///
/// In SwiftUI, the view is a struct. Its variables are `@State`, and the framework stores them. Here the view stores them itself, so it is
/// a class.
@MainActor
final class ArticleListView: Interactor {
  private let dependencies: ArticleListDependencies
  private let articlesChanged: () async -> Void

  /// The query that is running, or else the query of the current list.
  private var query: ArticleQuery?
  private var listed: ListedArticles?
  /// The number of the latest read. The query is not enough: the same query can be read twice at once, with a change between the two reads.
  private var latestGeneration = 0
  private var phase = Phase.loading { didSet { dependencies.display.display(body) } }

  /// - Parameter articlesChanged: Called when a change is stored and the list is drawn again, for a view around this one.
  init(_ dependencies: ArticleListDependencies, articlesChanged: @escaping () async -> Void = {}) {
    self.dependencies = dependencies
    self.articlesChanged = articlesChanged
  }

  private var body: ArticleList.ViewModel {
    let now = dependencies.now()
    return switch phase {
    case .loading: ArticleListWording.loading(among: listed, now: now)
    case .listed: ArticleListWording.listed(listed, now: now)
    case .changed(let changed, let requested): ArticleListWording.changed(changed, requested, among: listed, now: now)
    case .failed(let error): ArticleListWording.failed(error, among: listed, now: now)
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: listed, now: now)
    }
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll, .refreshed: await list(request)
    case .change(let requested): await change(requested)
    case .open(let reference): await dependencies.router.go(to: .article(reference))
    case .notUnderstood(let text): phase = .notUnderstood(text)
    }
  }

  private func list(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      if let query = try request.query(after: query, listed) { await read(query, then: .listed) }
    } catch {
      phase = .failed(error)
    }
  }

  private func change(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await dependencies.change(requested)
      if let query {
        await read(query.repeated(listed), then: .changed(changed, requested))
      } else {
        phase = .changed(changed, requested)
      }
      await articlesChanged()
    } catch {
      phase = .failed(error)
    }
  }

  /// Reads a list. When a later read overtakes this one, its result or error is dropped.
  ///
  /// The overtaken read is not cancelled, unlike with `.task(id:)`. The error `cancelled` means that the user cancelled the request, and that
  /// error is shown.
  private func read(_ query: ArticleQuery, then end: Phase) async {
    latestGeneration += 1
    let generation = latestGeneration
    self.query = query
    phase = .loading
    do throws(ReadingError) {
      let articles = try await dependencies.list(query)
      guard generation == latestGeneration else { return }
      listed = ListedArticles(query, articles)
      phase = end
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      phase = .failed(error)
    }
  }
}

extension ArticleListView {
  private enum Phase {
    case loading
    case listed
    case changed(StatusChangeResult, StatusChange)
    case failed(ReadingError)
    case notUnderstood(String)
  }
}
