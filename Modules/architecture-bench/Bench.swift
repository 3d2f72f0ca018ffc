import Composition
import Domain
import Scenes

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
      scene = ArticleListScene.make(architecture, in: Self.dependencies(with: articles))
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
    await perform(count, in: scene)
  }

  /// What an action takes beyond the measuring: the middle of many differences between a batch of actions and one of nothing, which follow each
  /// other, so that both meet the machine as it is at that time. The least time is no good here: that of nothing depends on how quickly a
  /// thread happens to wake, which is more than a scene takes.
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
      list: ImmediateUseCase(output: articles), change: ImmediateUseCase(output: StatusChangeResult(Array(articles.prefix(1)))),
      router: Nowhere(),
      display: Nowhere(), now: { .bench })
  }
}
