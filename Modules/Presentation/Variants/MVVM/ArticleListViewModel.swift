import Domain
import Observation
import Scenes

/// The view model: holds the state of the scene and has one method for each intent. It knows no view; views observe `frame`.
///
/// Each intent sets its last frame as its last step. A caller on the main actor therefore sees that frame before a later intent can replace
/// it.
@MainActor @Observable
final class ArticleListViewModel {
  /// The frame to draw; nil before the first intent.
  private(set) var frame: Frame?

  private let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let now: CurrentTime

  /// The query that is running, or else the query of the current list.
  @ObservationIgnored private var query: ArticleQuery?
  @ObservationIgnored private var listed: ListedArticles?
  /// The number of the latest read.
  @ObservationIgnored private var latestGeneration = 0

  init(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, now: @escaping CurrentTime
  ) {
    self.list = list
    self.change = change
    self.router = router
    self.now = now
  }

  /// Lists the articles that the request asks for.
  func show(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      guard let query = try request.query(after: query, listed) else { return }
      await read(query) { ArticleListWording.listed($0, now: $1) }
    } catch {
      fail(error)
    }
  }

  /// Changes the status of articles, then reads the current list again, if there is one.
  func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query {
        await read(query.repeated(listed)) { ArticleListWording.changed(changed, requested, among: $0, now: $1) }
      } else {
        draw(ArticleListWording.changed(changed, requested, among: nil, now: now()))
      }
    } catch {
      fail(error)
    }
  }

  func open(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }

  /// Reports an unknown command.
  func refuse(_ text: String) {
    draw(ArticleListWording.notUnderstood(text, among: listed?.page, now: now()))
  }

  /// Reads a list and shows it with `wording`. When a later read overtakes this one, its result or error is dropped.
  private func read(_ query: ArticleQuery, wording: (ListPage<ArticleSummary>, Timestamp) -> ArticleList.ViewModel) async {
    latestGeneration += 1
    let generation = latestGeneration
    self.query = query
    draw(ArticleListWording.loading(among: listed?.page, now: now()))
    do throws(ReadingError) {
      let articles = try await list(query)
      guard generation == latestGeneration else { return }
      listed = ListedArticles(query, articles)
      draw(wording(articles, now()))
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      fail(error)
    }
  }

  private func fail(_ error: ReadingError) {
    draw(ArticleListWording.failed(error, among: listed?.page, now: now()))
  }

  private func draw(_ content: ArticleList.ViewModel) {
    frame = Frame(number: (frame?.number ?? 0) + 1, content: content)
  }
}
