import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// A scene that shows its list, and the action to measure.
@MainActor
struct Bench {
  private let scene: any Interactor<ArticleList.Request>
  private let request: ArticleList.Request

  /// Creates the scene with this name and shows its list; nil for an unknown name. `none` is a scene that does nothing: its cost is the
  /// cost of measuring.
  init?(_ name: String, _ action: BenchAction, articles count: Int) async {
    let articles = (0..<count).map { ArticleSummary.bench($0) }
    if name == "none" {
      scene = Nowhere()
    } else if let architecture = SceneArchitecture(rawValue: name) {
      scene = ArticleListScene.make(architecture, in: Self.dependencies(with: articles))
    } else {
      return nil
    }
    request = action.request
    await scene.perform(.show(.all))
    await Task.yield()
  }

  /// Performs the action `count` times. After each action, pending work on the main actor runs, because an observation that draws later is
  /// part of the action's cost.
  func perform(_ count: Int) async {
    await perform(count, in: scene)
  }

  /// The time of one action, without the cost of measuring. It is the median of many differences between a batch of actions and a batch of
  /// empty actions. The two batches follow each other directly, so that both run under the same load. The minimum is not usable: the
  /// minimum of an empty action depends on the wake-up time of a thread, which is longer than the time of a scene.
  func nanoseconds() async -> Int {
    let (batches, size) = (200, 50)
    var differences: [Duration] = []
    for _ in 0..<batches {
      let nothing = await time(of: size, in: Nowhere<ArticleList.Request>())
      differences.append(await time(of: size, in: scene) - nothing)
    }
    return Int(differences.sorted()[batches / 2] / .nanoseconds(1)) / size
  }

  private func time(of count: Int, in scene: any Interactor<ArticleList.Request>) async -> Duration {
    let start = ContinuousClock.now
    await perform(count, in: scene)
    return start.duration(to: .now)
  }

  private func perform(_ count: Int, in scene: any Interactor<ArticleList.Request>) async {
    for _ in 0..<count {
      await scene.perform(request)
      await Task.yield()
    }
  }

  private static func dependencies(with articles: [ArticleSummary]) -> ArticleListDependencies {
    ArticleListDependencies(
      list: ImmediateUseCase(output: ListPage(all: articles)),
      change: ImmediateUseCase(output: StatusChangeResult(Array(articles.prefix(1)))),
      router: Nowhere(),
      display: Nowhere(), now: { LocalTime(.bench, in: .utc) })
  }
}
