import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonViDRep

/// Everything that the scenes of the pictures ask for, in one class, as a preview has it.
@MainActor
private final class Mock: PictureListDispatcherObject, PicturePreviewDispatcherObject, PictureSearchDispatcherObject,
  PictureListRepositoryObject, PicturePreviewRepositoryObject, PictureSearchRepositoryObject, UnseenCountRepositoryObject
{
  private(set) var actions: [AnyHashable] = []
  private var observers: [() -> Void] = []
  var list = PictureListState(listed: .init(), removed: .init()) { didSet { publish() } }
  var preview = PicturePreviewState() { didSet { publish() } }
  var search = PictureSearchState(caption: .init(), found: .init()) { didSet { publish() } }
  var unseen = UnseenCountState() { didSet { publish() } }

  func runAction(_ action: PictureListAction) async { actions.append(action) }
  func runAction(_ action: PicturePreviewAction) async { actions.append(action) }
  func runAction(_ action: PictureSearchAction) async { actions.append(action) }
  func state() -> PictureListState { list }
  func state() -> PicturePreviewState { preview }
  func state() -> PictureSearchState { search }
  func state() -> UnseenCountState { unseen }
  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
  private func publish() { for observer in observers { observer() } }
}

@MainActor @Suite("Scenes of ViDRep")
struct ViDRepSceneTests {
  private let mock = Mock()
  private let lists = Recorder<PictureList.ViewModel>()
  private let details = Recorder<PictureDetail.ViewModel>()
  private let counts = Recorder<PictureCount.ViewModel>()
  private let list: PictureListScene
  private let preview: PicturePreviewScene
  private let search: PictureSearchScene

  init() {
    list = PictureListScene(dispatcher: mock, repository: mock, display: lists, now: { .sample() })
    preview = PicturePreviewScene(dispatcher: mock, repository: mock, display: details)
    search = PictureSearchScene(dispatcher: mock, repository: mock, display: details)
    _ = UnseenCountScene(repository: mock, display: counts)
  }

  @Test("one mock drives the scenes: each control runs its action, and draws nothing by itself")
  func actions() async {
    await list.perform(.toggle(PictureReference("ab12")))
    await preview.perform(.keep)
    await search.perform(.inputText("tea"))
    #expect(
      mock.actions == [
        PictureListAction.toggle(PictureReference("ab12")) as AnyHashable, PicturePreviewAction.keep, PictureSearchAction.inputText("tea"),
      ])
    #expect(lists.values.isEmpty && details.values.isEmpty && counts.values.isEmpty)
  }

  @Test("the list draws every state")
  func drawsList() {
    let listed = AsyncState<ListedPictures, PictureError>()
    let tea = PictureSummary.sample("Tea", saved: .sample())
    for state in [
      listed.fetching, listed.retrieved(ListedPictures(filter: .starred, pictures: [tea])),
      listed.retrieved(ListedPictures(filter: .all, pictures: [])), listed.failed(.cancelled),
    ] { mock.list = PictureListState(listed: state, removed: mock.list.removed) }
    mock.list = PictureListState(listed: mock.list.listed, removed: mock.list.removed.retrieved(tea))
    #expect(
      lists.values.map { [$0.progress, $0.summary, $0.entry, $0.rows.first?.caption, $0.messages.first?.sentence.text] } == [
        ["Waiting for the pictures …", nil, nil, nil, nil], [nil, "1 picture [starred]", nil, "Tea", nil],
        [nil, nil, nil, nil, "You have saved no pictures."], [nil, nil, nil, nil, "Stopped before it was done."],
        [nil, nil, "Removed 'Tea' (\(tea.id.short)).", nil, nil],
      ])
  }

  @Test("each state is drawn once, by the scene that it belongs to; an equal state is drawn again, because it is a new one")
  func drawsOnce() {
    let unseen = mock.unseen.retrieved(3)
    for state in [unseen, unseen, unseen.retrieved(3), unseen.fetching] { mock.unseen = state }
    #expect(counts.values.map(\.lines) == [["3 unseen pictures"], ["3 unseen pictures"]])
    #expect(lists.values.isEmpty && details.values.isEmpty)
  }

  @Test("a modifier adds an error to what is drawn")
  func modifies() {
    mock.preview = mock.preview.retrieved(.opened(.sample(problem: .cancelled)))
    let drawn = PictureDetailComponent.body(PictureDetails.sample())
    #expect(
      details.values == [
        PictureDetail.ViewModel(
          state: drawn.state, messages: [Message(.warning, "Stopped before it was done. It is not marked seen.")],
          exported: drawn.exported, outcome: .done)
      ])
  }
}
