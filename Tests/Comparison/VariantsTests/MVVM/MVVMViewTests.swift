import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantMVVM

/// The part that needs a view: the changes that observation delivers, and those that it would merge.
@MainActor @Suite("View of MVVM", .timeLimit(.minutes(10)))
struct MVVMViewTests {
  private typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  private let drawn = Recorder<ArticleList.ViewModel>()
  private let list = List { _ in .success([]) }

  private func viewModel() -> ArticleListViewModel {
    ArticleListViewModel(list: list, change: Change { _ in .success([]) }, router: Recorder())
  }

  private func sentence(_ text: String) -> ArticleList.ViewModel {
    ArticleListWording.notUnderstood(text, among: nil, now: .sample())
  }

  /// Returns when this content was drawn last, or when the time limit is reached.
  private func draws(_ content: ArticleList.ViewModel) async {
    while drawn.values.last != content, !Task.isCancelled { await Task.yield() }
  }

  @Test("the view draws changes while it waits, and each result once")
  func drawsWhileWaiting() async {
    await list.hold()
    let view = ArticleListView(viewModel: viewModel(), display: drawn, now: { .sample() })
    let show = Task { await view.perform(.show(.all)) }
    await draws(ArticleListWording.loading(among: nil, now: .sample()))
    #expect(drawn.values.count == 1)
    await list.called(times: 1)
    await list.release(0)
    await show.value
    #expect(drawn.values.dropFirst() == [ArticleListWording.listed([], now: .sample())])
  }

  @Test("the view draws the result of each of many concurrent requests, which observation alone would merge")
  func drawsCrowd() async {
    let view = ArticleListView(viewModel: viewModel(), display: drawn, now: { .sample() })
    let words = (1...100).map(String.init)
    let tasks = words.map { word in Task { await view.perform(.notUnderstood(word)) } }
    for task in tasks { await task.value }
    #expect(drawn.values == words.map(sentence))
  }

  @Test("the view draws the same content again when the event happens again")
  func drawsTheSameTwice() async {
    let view = ArticleListView(viewModel: viewModel(), display: drawn, now: { .sample() })
    for _ in 1...2 { await view.perform(.notUnderstood("dance")) }
    #expect(drawn.values == [sentence("dance"), sentence("dance")])
  }

  @Test("the view draws changes that it did not request, and continues to observe")
  func observes() async {
    let viewModel = viewModel()
    let view = ArticleListView(viewModel: viewModel, display: drawn, now: { .sample() })
    for word in ["one", "two"] {
      viewModel.refuse(word)
      await draws(sentence(word))
    }
    withExtendedLifetime(view) { #expect(drawn.values == [sentence("one"), sentence("two")]) }
  }

  @Test("the view draws nothing when an article is opened")
  func opens() async {
    await ArticleListView(viewModel: viewModel(), display: drawn, now: { .sample() }).perform(.open(ArticleReference("ab12")))
    #expect(drawn.values.isEmpty)
  }

  @Test("the view model goes with its view")
  func viewModelIsLetGo() async {
    var view: ArticleListView?
    weak let observed: ArticleListViewModel?
    do {
      let viewModel = viewModel()
      view = ArticleListView(viewModel: viewModel, display: drawn, now: { .sample() })
      observed = viewModel
    }
    await view?.perform(.notUnderstood("dance"))
    #expect(observed != nil)
    view = nil
    #expect(observed == nil)
  }

  @Test("the observed view model does not retain the view")
  func isLetGo() {
    let viewModel = viewModel()
    var view: ArticleListView? = ArticleListView(viewModel: viewModel, display: drawn, now: { .sample() })
    weak let observer = view
    #expect(observer != nil)
    view = nil
    #expect(observer == nil)
  }

  @Test("the tracer observes the intents of the view, and surrounds their drawing")
  func isWatched() async {
    let watch = IntentWatch(drawn: drawn)
    let view = ArticleListView(viewModel: viewModel(), display: drawn, now: { .sample() }, watch: watch)
    await view.perform(.notUnderstood("dance"))
    await view.perform(.show(.all))
    #expect(watch.intents == [.notUnderstood("dance"), .show(.all)])
    #expect(watch.ends == [sentence("dance"), ArticleListWording.listed([], now: .sample())])
  }
}

/// Records the intents that reach the view model, and what was drawn when each intent was done.
@MainActor
private final class IntentWatch: SceneTracer {
  private(set) var intents: [ArticleList.Request] = []
  private(set) var ends: [ArticleList.ViewModel] = []
  private let drawn: Recorder<ArticleList.ViewModel>

  init(drawn: Recorder<ArticleList.ViewModel>) {
    self.drawn = drawn
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    if type == ArticleListViewModel.self, let intent = value as? ArticleList.Request { intents.append(intent) }
    await work()
    ends += drawn.values.suffix(1)
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) { work() }
}
