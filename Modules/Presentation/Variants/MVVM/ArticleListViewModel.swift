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

  private let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let now: CurrentTime

  /// The query that is running, or else the query of the current list.
  @ObservationIgnored private var query: ArticleQuery?
  @ObservationIgnored private var listed: (query: ArticleQuery, articles: [ArticleSummary])?
  /// The number of the latest read.
  @ObservationIgnored private var latestGeneration = 0

  init(
    list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>, change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, now: @escaping CurrentTime
  ) {
    self.list = list
    self.change = change
    self.router = router
    self.now = now
  }

  /// Lists the articles that match the query.
  func show(_ query: ArticleQuery) async {
    await read(query) { ArticleListWording.listed($0, now: $1) }
  }

  /// Lists again with one more condition.
  func filter(_ filter: ArticleFilter) async {
    await show(filter.narrowing(query ?? .all))
  }

  /// Lists again the articles that contain the words.
  func search(_ text: String) async {
    do throws(ReadingError) {
      var searching = query ?? .all
      searching.words = try SearchRules.words(in: text)
      await show(searching)
    } catch {
      fail(error)
    }
  }

  /// Changes the status of articles, then reads the current list again, if there is one.
  func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query {
        await read(query) { ArticleListWording.changed(changed, requested, among: $0, now: $1) }
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
    draw(ArticleListWording.notUnderstood(text, among: listed?.articles, now: now()))
  }

  /// Reads a list and shows it with `wording`. When a later read overtakes this one, its result or error is dropped.
  private func read(_ query: ArticleQuery, wording: ([ArticleSummary], Timestamp) -> ArticleList.ViewModel) async {
    latestGeneration += 1
    let generation = latestGeneration
    self.query = query
    draw(ArticleListWording.loading(among: listed?.articles, now: now()))
    do throws(ReadingError) {
      let articles = try await list(query)
      guard generation == latestGeneration else { return }
      listed = (query, articles)
      draw(wording(articles, now()))
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      fail(error)
    }
  }

  private func fail(_ error: ReadingError) {
    draw(ArticleListWording.failed(error, among: listed?.articles, now: now()))
  }

  private func draw(_ content: ArticleList.ViewModel) {
    frame = Frame(number: (frame?.number ?? 0) + 1, content: content)
  }
}
