import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SamplePresentation
import SampleScenes
import Testing

@MainActor @Suite("Listing, starring and removing pictures")
struct PictureListTests {
  private typealias Item = PictureList.Item
  private typealias List = Stub<PictureFilter, [PictureSummary], PictureError>
  private typealias Check = Stub<PictureSummary, Void, PictureError>
  private typealias Star = Stub<PictureReference, ChangedPicture, PictureError>
  private typealias Remove = Stub<PictureReference, PictureSummary, PictureError>

  private nonisolated static let pictures = ["One", "Two", "Three"].map { PictureSummary.sample($0) }
  private nonisolated static let missing = PictureError.fileMissing(pictures[1].id, path: pictures[1].path)

  private let responses = Recorder<PictureList.Response>()
  /// Finds the files of all pictures except the second one, whose file is missing.
  private let check = Check { $0 == Self.pictures[1] ? .failure(Self.missing) : .success(()) }

  private func interactor(
    list: List = List { _ in .success(pictures) }, star: Star = Star { .failure(.notFound($0)) },
    unstar: Star = Star { .failure(.notFound($0)) }, remove: Remove = Remove { _ in .success(.sample()) }, check: Check? = nil
  ) -> PictureListInteractor {
    PictureListInteractor(
      list: list, check: check ?? self.check, star: star, unstar: unstar, remove: remove, presenter: responses, now: { .sample() })
  }

  /// The response for pictures in these states, after the check of each.
  private func listed(_ states: PictureRow.State...) -> PictureList.Response {
    .listed(zip(Self.pictures, states).map { Item($0, state: $1) }, .starred, at: .sample())
  }

  @Test("an empty list is presented with the time, and no file is checked")
  func showsNone() async {
    await interactor(list: List { _ in .success([]) }).perform(.show(.all))
    #expect(responses.values == [.listed([], .all, at: .sample())])
    #expect(await check.inputs.isEmpty)
  }

  @Test("files are checked one after another, the list is presented once, and a failure does not affect the others")
  func shows() async {
    let list = List { _ in .success(Self.pictures) }
    await interactor(list: list).perform(.show(.starred))
    #expect(await list.inputs == [.starred])
    #expect(await check.inputs == Self.pictures)
    #expect(
      responses.values == [
        .checking(1, of: 3), .checking(2, of: 3), .checking(3, of: 3), listed(.loaded, .failed(Self.missing), .loaded),
      ])
  }

  @Test("a file that is being checked is presented as progress")
  func showsProgress() async {
    let interactor = interactor()
    await check.hold()
    let show = Task { await interactor.perform(.show(.starred)) }
    await check.called(times: 1)
    #expect(responses.values == [.checking(1, of: 3)])
    await check.release(0)
    await check.called(times: 2)
    #expect(responses.values.last == .checking(2, of: 3))
    await check.release(1)
    await check.called(times: 3)
    await check.release(2)
    await show.value
    #expect(responses.values.last == listed(.loaded, .failed(Self.missing), .loaded))
  }

  @Test("a later request for the list overtakes an earlier one whose files are being checked")
  func overtakesChecks() async {
    let interactor = interactor(list: List(inTurn: .success([Self.pictures[0]]), .success([])))
    await check.hold()
    let first = Task { await interactor.perform(.show(.all)) }
    await check.called(times: 1)
    await interactor.perform(.show(.starred))
    await check.release(0)
    await first.value
    #expect(responses.values == [.checking(1, of: 1), .listed([], .starred, at: .sample())])
  }

  @Test("a cancelled check ends the list, and is not shown as damage of a file")
  func cancelledCheck() async {
    await interactor(check: Check(inTurn: .success(()), .failure(.cancelled))).perform(.show(.all))
    #expect(responses.values == [.checking(1, of: 3), .checking(2, of: 3), .failed(.cancelled)])
  }

  @Test("a star that was stored is presented even if the check of the file is cancelled")
  func cancelledCheckOfStar() async {
    let starred = ChangedPicture(picture: Self.pictures[0], hasChanged: true)
    let interactor = interactor(star: Star { _ in .success(starred) }, check: Check { _ in .failure(.cancelled) })
    await interactor.perform(.star(PictureReference("ab12")))
    #expect(responses.values == [.marked(Item(Self.pictures[0], state: .notLoaded), hasChanged: true, at: .sample())])
  }

  @Test("a later request for the list overtakes an earlier one, whose answer or failure is not shown", arguments: [false, true])
  func overtakes(fails: Bool) async {
    let list = List(inTurn: fails ? .failure(.cancelled) : .success(Self.pictures), .success([]))
    await list.hold()
    let interactor = interactor(list: list)
    let first = Task { await interactor.perform(.show(.all)) }
    await list.called(times: 1)
    let second = Task { await interactor.perform(.show(.starred)) }
    await list.called(times: 2)
    await list.release(1)
    await second.value
    await list.release(0)
    await first.value
    #expect(responses.values == [.listed([], .starred, at: .sample())])
    #expect(await check.inputs.isEmpty)
  }

  @Test("a starred and an unstarred picture are presented with the state of their file", arguments: [false, true])
  func stars(hasChanged: Bool) async {
    let (starred, unstarred) = (
      ChangedPicture(picture: Self.pictures[0], hasChanged: hasChanged), ChangedPicture(picture: Self.pictures[1], hasChanged: hasChanged)
    )
    let (star, unstar) = (Star { _ in .success(starred) }, Star { _ in .success(unstarred) })
    let interactor = interactor(star: star, unstar: unstar)
    await interactor.perform(.star(PictureReference("AB12")))
    await interactor.perform(.unstar(PictureReference("cd34")))
    #expect(await star.inputs == [PictureReference("ab12")])
    #expect(await unstar.inputs == [PictureReference("cd34")])
    #expect(
      responses.values == [
        .marked(Item(Self.pictures[0], state: .loaded), hasChanged: hasChanged, at: .sample()),
        .marked(Item(Self.pictures[1], state: .failed(Self.missing)), hasChanged: hasChanged, at: .sample()),
      ])
  }

  @Test("the named picture is removed and presented")
  func removes() async {
    let remove = Remove { _ in .success(Self.pictures[0]) }
    await interactor(remove: remove).perform(.remove(PictureReference("AB12")))
    #expect(await remove.inputs == [PictureReference("ab12")])
    #expect(responses.values == [.removed(Self.pictures[0])])
  }

  @Test("every error is presented, and no file is checked", arguments: PictureError.all)
  func fails(error: PictureError) async {
    let interactor = interactor(
      list: List { _ in .failure(error) }, star: Star { _ in .failure(error) }, unstar: Star { _ in .failure(error) },
      remove: Remove { _ in .failure(error) })
    let reference = PictureReference("ab12")
    for request in [.show(.all), .star(reference), .unstar(reference), .remove(reference)] as [PictureList.Request] {
      await interactor.perform(request)
    }
    #expect(responses.values == Array(repeating: .failed(error), count: 4))
    #expect(await check.inputs.isEmpty)
  }

  @Test("the unseen pictures are counted, and the number is shown alone", arguments: PictureError.all)
  func counts(error: PictureError) async {
    let counts = Recorder<PictureCount.Response>()
    let count = Stub<Void, Int, PictureError>(inTurn: .success(1_234), .failure(error))
    let interactor = PictureCountInteractor(countUnseen: count, presenter: counts)
    for _ in 1...2 { await interactor.perform(.unseen) }
    #expect(counts.values == [.counted(1_234), .failed(error)])
    let display = Recorder<PictureCount.ViewModel>()
    for response in counts.values { PictureCountPresenter(display: display).present(response) }
    #expect(
      display.values == [
        PictureCount.ViewModel(lines: ["1234"], messages: [], exported: .number(1_234), outcome: .done),
        PictureCount.ViewModel(lines: [], messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed),
      ])
  }
}

@Suite("Presentation of a picture list")
struct PictureListPresenterTests {
  private static let picture = PictureSummary.sample("Tea", saved: .sample(plusMinutes: -180))
  private static let gone = PictureRow.State.failed(.fileMissing(picture.id, path: picture.path))

  private func rows(_ states: [PictureRow.State]) -> [PictureRow] {
    states.map { PictureRow(Self.picture, state: $0, now: .sample()) }
  }

  private func viewModel(
    _ states: [PictureRow.State], _ filter: PictureFilter = .all, hints: PictureHints = .commands
  ) -> PictureList.ViewModel {
    PictureListPresenter.viewModel(
      for: .listed(states.map { PictureList.Item(Self.picture, state: $0) }, filter, at: .sample()), hints: hints)
  }

  @Test("while files are checked, the list shows its progress and exports nothing")
  func loading() {
    let viewModel = PictureListPresenter.viewModel(for: .checking(2, of: 3))
    #expect(
      viewModel == PictureList.ViewModel(progress: "Looking at picture 2 of 3 …", messages: [], exported: .empty, outcome: .done))
    #expect(viewModel.isLoading)
  }

  @Test(
    "a complete list ends with its count, and failed pictures are a warning",
    arguments: [
      ([.loaded], "1 picture", nil, .done), ([.loaded, .loaded], "2 pictures", nil, .done),
      ([.loaded, gone, .loaded], "3 pictures", "1 picture cannot be shown.", .someFailed),
      ([gone, .loaded, gone], "3 pictures", "2 pictures cannot be shown.", .someFailed),
      ([gone], "1 picture", "1 picture cannot be shown.", .failed),
    ] as [([PictureRow.State], String, MessageText?, Outcome)])
  func listed(states: [PictureRow.State], summary: String, warning: MessageText?, outcome: Outcome) {
    let viewModel = viewModel(states)
    let hint: MessageText = "Put the files back, or remove the pictures: \(run: "picture remove ID")."
    #expect(
      viewModel
        == PictureList.ViewModel(
          rows: rows(states), progress: nil, summary: summary, messages: warning.map { [Message(.warning, $0, hint: hint)] } ?? [],
          exported: .list(rows(states).map(\.exported)), outcome: outcome))
    #expect(!viewModel.isLoading)
  }

  @Test("a list of starred pictures says so below it")
  func filtered() {
    #expect(viewModel([.loaded, .loaded], .starred).summary == "2 pictures [starred]")
  }

  @Test(
    "an empty list matches nothing, is a notice for users, and an empty list for programs",
    arguments: [
      (.all, .commands, "You have saved no pictures.", "\(run: "picture say TEXT") gets one; \(run: "picture save") saves it."),
      (.all, .dialogue, "You have saved no pictures.", "'type TEXT' and 'search' get one; 'keep' saves it."),
      (.starred, .commands, "You have starred no pictures.", "\(run: "picture star ID") stars one."),
    ] as [(PictureFilter, PictureHints, MessageText, MessageText)])
  func listedNothing(filter: PictureFilter, hints: PictureHints, sentence: MessageText, hint: MessageText) {
    #expect(
      viewModel([], filter, hints: hints)
        == PictureList.ViewModel(
          rows: [], progress: nil, summary: nil, messages: [Message(.notice, sentence, hint: hint)], exported: .list([]),
          outcome: .nothingMatched))
  }

  @Test("in the dialogue, the hint about pictures that cannot be shown is a line of it")
  func dialogue() {
    #expect(
      viewModel([.loaded, Self.gone], hints: .dialogue).messages.map(\.hint) == [
        "Put the files back, or remove the pictures: 'remove ID'."
      ])
  }

  @Test(
    "a starred picture is its row, a sentence, and a list of one for programs",
    arguments: [
      (true, true, "1 picture starred."), (true, false, "1 picture was already starred."), (false, true, "1 picture unstarred."),
      (false, false, "1 picture was already unstarred."),
    ])
  func marked(isStarred: Bool, hasChanged: Bool, sentence: String) {
    let picture = PictureSummary.sample("Tea", saved: .sample(), isStarred: isStarred)
    let row = PictureRow(picture, state: .loaded, now: .sample())
    #expect(
      PictureListPresenter.viewModel(for: .marked(PictureList.Item(picture, state: .loaded), hasChanged: hasChanged, at: .sample()))
        == PictureList.ViewModel(rows: [row], summary: sentence, messages: [], exported: .list([row.exported]), outcome: .done))
  }

  @Test("a removed picture is a sentence, and a record for programs")
  func removed() {
    #expect(
      PictureListPresenter.viewModel(for: .removed(Self.picture))
        == PictureList.ViewModel(
          entry: "Removed 'Tea' (\(Self.picture.id.short)).", messages: [],
          exported: .record(ExportedRecord(PictureDetailLines.fields(of: Self.picture))), outcome: .done))
  }

  @Test("a failure has its messages and nothing else", arguments: PictureError.all)
  func failure(error: PictureError) {
    #expect(
      PictureListPresenter.viewModel(for: .failed(error))
        == PictureList.ViewModel(
          rows: [], progress: nil, summary: nil, messages: PictureWording.messages(for: error), exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<PictureList.ViewModel>()
    PictureListPresenter(display: display).present(.listed([], .all, at: .sample()))
    #expect(display.values == [viewModel([])])
  }
}
