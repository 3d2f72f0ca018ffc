import Domain
import Observation
import Scenes

/// The view model: holds the state of the scene, and an intent a method. It knows no view; whoever wants to know what it shows observes `frame`.
///
/// An intent sets its last frame as the last thing that it does, so that a caller on the main actor sees that frame before a later intent
/// can replace it.
@MainActor @Observable
final class ArticleListViewModel {
  /// What is to be drawn; nil before the first intent.
  private(set) var frame: Frame?

  private let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let now: CurrentTime

  /// What the list is to show: the query under way, else that of what is listed.
  @ObservationIgnored private var query: ArticleQuery?
  @ObservationIgnored private var listed: (query: ArticleQuery, articles: [ArticleSummary])?
  /// Which reading is the latest.
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

  /// Lists what the query means.
  func show(_ query: ArticleQuery) async {
    await read(query) { ArticleListWording.listed($0, now: $1) }
  }

  /// Lists again under one condition more.
  func filter(_ filter: ArticleFilter) async {
    await show(filter.narrowing(query ?? .all))
  }

  /// Lists again those in which the words stand.
  func search(_ text: String) async {
    do throws(ReadingError) {
      var searching = query ?? .all
      searching.words = try SearchRules.words(in: text)
      await show(searching)
    } catch {
      fail(error)
    }
  }

  /// Changes the status of articles, and lists again where there is a list.
  func apply(_ wish: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(wish)
      if let query {
        await read(query) { ArticleListWording.changed(changed, wish, among: $0, now: $1) }
      } else {
        draw(ArticleListWording.changed(changed, wish, among: nil, now: now()))
      }
    } catch {
      fail(error)
    }
  }

  /// Goes to an article.
  func open(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }

  /// Answers what means nothing.
  func refuse(_ text: String) {
    draw(ArticleListWording.notUnderstood(text, among: listed?.articles, now: now()))
  }

  /// Reads a list, and says of it what `wording` says. A list that a later one has overtaken is dropped, its failure too.
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
