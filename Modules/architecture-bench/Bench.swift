import Composition
import Domain
import Screens

/// A scene with its list shown, and the action that is measured.
@MainActor
struct Bench {
  private let scene: any Interactor<ArticleList.Request>
  private let request: ArticleList.Request

  /// Makes the scene of that name and shows its list; nil where there is none. `none` is a scene in which nothing happens: what it costs is
  /// the cost of measuring.
  init?(_ name: String, _ action: BenchAction, articles count: Int) async {
    let articles = (0..<count).map { ArticleSummary.bench($0) }
    if name == "none" {
      scene = Nowhere()
    } else if let architecture = SceneArchitecture(rawValue: name) {
      scene = ArticleListScene.make(architecture, in: Self.surroundings(with: articles))
    } else {
      return nil
    }
    request = action.request
    await scene.perform(.show(.all))
    await Task.yield()
  }

  /// Performs the action so often. After each, whatever waits for the main actor has its turn: an observation that draws later is a part of
  /// the action's cost.
  func perform(_ count: Int) async {
    for _ in 0..<count {
      await scene.perform(request)
      await Task.yield()
    }
  }

  /// The least time that an action took, as the mean of a small batch of them: whatever else the machine does only adds to it.
  func nanoseconds() async -> Int {
    let (batches, size) = (200, 50)
    var least = Duration.seconds(3600)
    for _ in 0..<batches {
      let start = ContinuousClock.now
      await perform(size)
      least = min(least, start.duration(to: .now))
    }
    return Int(least / .nanoseconds(1)) / size
  }

  private static func surroundings(with articles: [ArticleSummary]) -> ArticleListSurroundings {
    ArticleListSurroundings(
      list: InstantAnswer(articles: articles), change: InstantAnswer(articles: Array(articles.prefix(1))), router: Nowhere(),
      display: Nowhere(), now: { .bench })
  }
}
