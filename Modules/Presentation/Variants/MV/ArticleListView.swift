import Domain
import Scenes

/// The view: it calls the model, keeps the state that it draws, and draws whenever its phase changes.
///
/// In SwiftUI, the view is a struct. Its variables are `@State`, and the framework stores them. Here the view stores them itself, so it is
/// a class.
@MainActor
final class ArticleListView: Interactor {
  private let library: ArticleLibrary
  private let router: any Router<ArticleList.Route>
  private let display: any Display<ArticleList.ViewModel>
  private let now: CurrentTime

  /// The query that is running, or else the query of the current list.
  private var query: ArticleQuery?
  private var listed: ListedArticles?
  /// The number of the latest read. The query is not enough: the same query can be read twice at once, with a change between the two reads.
  private var reading = 0
  private var phase = Phase.loading { didSet { display.display(body) } }

  init(
    library: ArticleLibrary, router: any Router<ArticleList.Route>, display: any Display<ArticleList.ViewModel>, now: @escaping CurrentTime
  ) {
    self.library = library
    self.router = router
    self.display = display
    self.now = now
  }

  private var body: ArticleList.ViewModel {
    let articles = listed?.page
    return switch phase {
    case .loading: ArticleListWording.loading(among: articles, now: now())
    case .listed: ArticleListWording.listed(articles ?? ListPage(all: []), now: now())
    case .changed(let changed, let requested): ArticleListWording.changed(changed, requested, among: articles, now: now())
    case .failed(let error): ArticleListWording.failed(error, among: articles, now: now())
    case .notUnderstood(let text): ArticleListWording.notUnderstood(text, among: articles, now: now())
    }
  }

  func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show, .filter, .search, .scroll: await list(request)
    case .change(let requested): await change(requested)
    case .open(let reference): await router.go(to: .article(reference))
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
      let changed = try await library.apply(requested)
      if let query {
        await read(query.repeated(listed), then: .changed(changed, requested))
      } else {
        phase = .changed(changed, requested)
      }
    } catch {
      phase = .failed(error)
    }
  }

  /// Reads a list. When a later read overtakes this one, its result or error is dropped.
  ///
  /// The overtaken read is not cancelled, unlike with `.task(id:)`. The error `cancelled` means that the user cancelled the request, and that
  /// error is shown.
  private func read(_ query: ArticleQuery, then end: Phase) async {
    reading += 1
    let mine = reading
    self.query = query
    phase = .loading
    do throws(ReadingError) {
      let articles = try await library.articles(matching: query)
      guard mine == reading else { return }
      listed = ListedArticles(query, articles)
      phase = end
    } catch {
      guard mine == reading else { return }
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
