@testable import ComparisonVIP
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The list of VIP")
struct VIPPictureListTests {
  private typealias List = Stub<PictureFilter, [PictureSummary]?, PictureError>
  private typealias Change = Stub<PictureReference, ChangedPicture, PictureError>
  private typealias Remove = Stub<PictureReference, PictureSummary, PictureError>
  typealias Response = PictureListInteractor.Response

  private nonisolated static let tea = PictureSummary.sample("Tea", saved: .sample(), isStarred: true)
  private nonisolated static let reference = PictureReference(tea.id)
  private nonisolated static let changed = ChangedPicture(picture: tea, hasChanged: true)
  private nonisolated static let ambiguous = PictureReference("ab")

  private let list = List { _ in .success([tea]) }
  private let presenter = Recorder<Response>()

  private func interactor(list: List? = nil, change: Change = Change { _ in .success(changed) }) -> PictureListInteractor {
    PictureListInteractor(
      list: list ?? self.list, star: change, toggle: change, remove: Remove { _ in .success(Self.tea) }, presenter: presenter,
      now: { .sample() })
  }

  @Test("the list is loading, then listed; a filter stays for later requests")
  func lists() async {
    let interactor = interactor()
    for request in [.list, .filter(.starred), .list] as [PictureListInteractor.Request] { await interactor.perform(request) }
    #expect(await list.inputs == [.all, .starred, .starred])
    #expect(
      presenter.values == [
        .loading, .listed([Self.tea], .all, at: .sample()), .loading, .listed([Self.tea], .starred, at: .sample()), .loading,
        .listed([Self.tea], .starred, at: .sample()),
      ])
  }

  @Test(
    "after a star is set or toggled, the list is read again",
    arguments: [.star(reference), .toggle(reference)] as [PictureListInteractor.Request])
  func changes(request: PictureListInteractor.Request) async {
    await interactor().perform(request)
    #expect(presenter.values == [.listed([Self.tea], .all, at: .sample())])
  }

  @Test("a star that cannot be set is presented, and the list is not read")
  func failsToChange() async {
    await interactor(change: Change { _ in .failure(.cancelled) }).perform(.star(Self.reference))
    #expect(presenter.values == [.failed(.cancelled)])
    #expect(await list.inputs.isEmpty)
  }

  @Test(
    "a list that fails is presented, and an overtaken one is not",
    arguments: [(.failure(.cancelled), [.failed(.cancelled)]), (.success(nil), [])]
      as [(Result<[PictureSummary]?, PictureError>, [Response])])
  func fails(answer: Result<[PictureSummary]?, PictureError>, responses: [Response]) async {
    await interactor(list: List { _ in answer }).perform(.list)
    #expect(presenter.values == [.loading] + responses)
  }

  @Test("a removed picture and a line that is no command are presented, and the list is not read")
  func removes() async {
    let interactor = interactor()
    await interactor.perform(.remove(Self.reference))
    await interactor.perform(.notUnderstood("dance"))
    #expect(presenter.values == [.removed(Self.tea), .notUnderstood("dance")])
    #expect(await list.inputs.isEmpty)
  }

  @Test(
    "below the rows stand their number and the filter",
    arguments: [(.all, "1 picture"), (.starred, "1 picture [starred]")] as [(PictureFilter, String)])
  func showsFilter(filter: PictureFilter, summary: String) {
    let viewModel = PictureListPresenter.viewModel(for: .listed([Self.tea], filter, at: .sample(plusMinutes: 3)))
    let row = PictureRow(
      signs: "•★", isSeen: false, id: Self.tea.id.short, caption: "Tea", kind: "gif, 11 bytes", age: "3m",
      exported: PictureRow.record(of: Self.tea, state: .notLoaded))
    #expect(
      viewModel == PictureList.ViewModel(rows: [row], summary: summary, messages: [], exported: .list([row.exported]), outcome: .done))
  }

  @Test(
    "an empty list names its filter",
    arguments: [(.all, "You have saved no pictures."), (.starred, "You have starred no pictures.")] as [(PictureFilter, MessageText)])
  func showsNothing(filter: PictureFilter, sentence: MessageText) {
    let viewModel = PictureListPresenter.viewModel(for: .listed([], filter, at: .sample()))
    #expect(viewModel.messages.map(\.sentence) == [sentence])
    #expect(viewModel.outcome == .nothingMatched && viewModel.exported == .list([]) && viewModel.summary == nil)
  }

  @Test(
    "what is no list is a sentence",
    arguments: [
      (.loading, PictureList.ViewModel(progress: "Waiting for the pictures …", messages: [], exported: .empty, outcome: .done)),
      (
        .removed(tea),
        PictureList.ViewModel(
          entry: "Removed 'Tea' (\(tea.id.short)).", messages: [],
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: tea))), outcome: .done)
      ),
      (
        .failed(.ambiguous(ambiguous, matches: [tea.id])),
        PictureList.ViewModel(
          messages: [Message(.failure, "'ab' matches 1 picture id: \(tea.id).", hint: "Type more digits of the id.")], exported: .empty,
          outcome: .failed)
      ),
      (.notUnderstood("dance"), PictureList.ViewModel(messages: [.notACommand("dance")], exported: .empty, outcome: .failed)),
    ] as [(Response, PictureList.ViewModel)])
  func shows(response: Response, viewModel: PictureList.ViewModel) {
    #expect(PictureListPresenter.viewModel(for: response) == viewModel)
  }
}
