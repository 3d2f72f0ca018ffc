@testable import ComparisonVIP
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The opened picture and the number of VIP")
struct VIPPictureDetailTests {
  typealias Response = PictureDetailInteractor.Response
  private typealias Open = Stub<PictureReference, PictureDetails, PictureError>
  private typealias Count = Stub<Void, Int?, PictureError>

  private nonisolated static let tea = PictureDetails.sample(.sample("Tea", saved: .sample()))

  private func open(_ open: Open) async -> (responses: [Response], routes: [PictureReference]) {
    let (presenter, router) = (Recorder<Response>(), Recorder<PictureReference>())
    await PictureDetailInteractor(open: open, presenter: presenter, router: router).perform(PictureReference("ab12"))
    #expect(await open.inputs == [PictureReference("ab12")])
    return (presenter.values, router.values)
  }

  @Test("an opened picture is presented, and leads on to the search, which can keep it")
  func opens() async {
    let (responses, routes) = await open(Open { _ in .success(Self.tea) })
    #expect(responses == [.loading, .opened(Self.tea)])
    #expect(routes == [PictureReference(Self.tea.summary.id)])
  }

  @Test("a picture that cannot be opened is presented, and leads nowhere")
  func failsToOpen() async {
    let (responses, routes) = await open(Open { _ in .failure(.cancelled) })
    #expect(responses == [.loading, .failed(.cancelled)])
    #expect(routes.isEmpty)
  }

  @Test(
    "an opened picture shows its details, and a warning when it is not marked seen",
    arguments: [(nil, []), (.cancelled, [Message(.warning, "Stopped before it was done. It is not marked seen.")])]
      as [(PictureError?, [Message])])
  func showsPicture(problem: PictureError?, messages: [Message]) {
    #expect(
      PictureDetailPresenter.viewModel(for: .opened(.sample(Self.tea.summary, problem: problem)))
        == PictureDetail.ViewModel(
          state: .loaded(
            ShownPicture(bytes: Self.tea.bytes, format: .gif), PictureDetailLines.details(about: Self.tea.summary)),
          messages: messages, exported: .record(ExportedRecord(PictureDetailLines.fields(of: Self.tea.summary))), outcome: .done))
  }

  @Test("every error of pictures is one failure, a refused caption one message for each remark", arguments: PictureError.all)
  func showsErrors(error: PictureError) {
    let viewModel = PictureDetailPresenter.viewModel(for: .failed(error))
    #expect(viewModel.state == .failed && viewModel.outcome == .failed)
    if case .captionRefused(let remarks) = error {
      #expect(viewModel.messages.map(\.kind) == remarks.map { $0.isError ? .failure : .warning })
    } else {
      #expect(viewModel.messages.map(\.kind) == [.failure])
    }
  }

  @Test(
    "the unseen pictures are counted; an overtaken number shows nothing",
    arguments: [
      (
        .success(2_000),
        [PictureCount.ViewModel(lines: ["2,000 unseen pictures"], messages: [], exported: .number(2_000), outcome: .done)]
      ),
      (.success(nil), []),
      (.failure(.cancelled), [PictureCount.ViewModel(lines: [], messages: [.stopped], exported: .empty, outcome: .failed)]),
    ] as [(Result<Int?, PictureError>, [PictureCount.ViewModel])])
  func counts(answer: Result<Int?, PictureError>, viewModels: [PictureCount.ViewModel]) async {
    let display = Recorder<PictureCount.ViewModel>()
    await PictureCountInteractor(count: Count { answer }, presenter: PictureCountPresenter(display: display)).perform(.unseen)
    #expect(display.values == viewModels)
  }
}
