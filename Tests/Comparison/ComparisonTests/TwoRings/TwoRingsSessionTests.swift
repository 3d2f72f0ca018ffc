import ComparisonScenes
import ComparisonTwoRings
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@MainActor
@Suite("The session of the two rings")
struct TwoRingsSessionTests {
  private let tea = Picture.sample("Tea", saved: .sample())
  private let lists = Recorder<PictureList.ViewModel>()
  private let details = Recorder<PictureDetail.ViewModel>()
  private let numbers = Recorder<PictureCount.ViewModel>()
  private let tracer = StepRecorder.ofRings()

  private func session() -> (session: any Interactor<PictureSession.Request>, log: @MainActor () -> SentencesViewModel) {
    let pictures = MemoryPictureRepository([tea])
    return TwoRings.picturesWithLog(
      in: PictureDependencies(
        list: ListPictures(pictures: pictures), count: CountUnseenPictures(pictures: pictures),
        star: StarPicture(.star, pictures: pictures, now: { .sample() }),
        toggle: StarPicture(.toggle, pictures: pictures, now: { .sample() }), open: OpenPicture(pictures: pictures),
        fetch: Stub { _ in .failure(.noPicture) }, save: SavePicture(true, pictures: pictures, now: { .sample() }),
        unsave: SavePicture(false, pictures: pictures, now: { .sample() }), remove: RemovePicture(pictures: pictures), listDisplay: lists,
        detailDisplay: details, countDisplay: numbers, now: { .sample() }, tracer: tracer))
  }

  @Test("the log shows each event with its number and the view that sent it")
  func logs() async {
    let (session, log) = session()
    let reference = PictureReference(tea.id)
    for request in [
      .list, .filter(.starred), .filter(.all), .star(reference), .toggle(reference), .open(PictureReference("ab12")),
      .notUnderstood("dance"),
    ] as [PictureSession.Request] { await session.perform(request) }
    #expect(
      log().lines == [
        "1 command line: list", "2 command line: filter starred", "3 command line: filter all", "4 rows: star \(tea.id)",
        "5 rows: toggle \(tea.id)", "6 rows: open ab12", "7 command line: not understood: dance",
      ])
    #expect(
      log().exported.records?[5]
        == ExportedRecord([.init("number", .number(6)), .init("from", .text("rows")), .init("event", .text("open ab12"))]))
  }

  @Test("an event of the rows redraws detail, rows and number, not through the parent")
  func redraws() async {
    let (session, _) = session()
    await session.perform(.list)
    let before = (lists.values.count, details.values.count, numbers.values.count)
    await session.perform(.open(PictureReference(tea.id)))
    #expect((lists.values.count, details.values.count, numbers.values.count) == (before.0 + 1, before.1 + 2, before.2 + 1))
    #expect(lists.values.last?.rows.map(\.signs) == ["  "] && numbers.values.last?.lines == ["0 unseen pictures"])
  }

  @Test("a trace shows dispatcher, use case, actor and the three view models, in the order in which they draw")
  func traces() async {
    await session().session.perform(.notUnderstood("dance"))
    #expect(tracer.steps == ["dispatch", "run", #"perform refuse("dance")"#, "notify picture", "notify list", "notify number"])
  }
}
