import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@Suite("What happens when how a home is kept is asked for")
@MainActor
struct StorageCareInteractorTests {
  nonisolated private static let state = StorageState(kind: .sqlite, feeds: 1, articles: 2, bytes: 3)
  nonisolated private static let finding = StorageFinding(path: "/h/a", problem: "is broken")
  nonisolated private static let repair = StorageRepair(path: "/h/a", action: .rebuilt)
  nonisolated private static let compaction = StorageCompaction(before: 9, after: 4)

  private let choose: Stub<StorageKind, Void, StorageCareError>
  private let migrate: Stub<StorageKind, StorageState, StorageCareError>
  private let presenter = Recorder<StorageCare.Response>()
  private let interactor: StorageCareInteractor

  init() { self.init(error: nil) }

  private init(error: StorageCareError?) {
    func stub<Input: Sendable, Output: Sendable>(_ output: Output) -> Stub<Input, Output, StorageCareError> {
      Stub { _ in error.map { .failure($0) } ?? .success(output) }
    }
    choose = stub(())
    migrate = stub(Self.state)
    interactor = StorageCareInteractor(
      show: stub(Self.state) as Stub<Void, StorageState, StorageCareError>, choose: choose, migrate: migrate,
      verify: stub([Self.finding]) as Stub<Void, [StorageFinding], StorageCareError>,
      repair: stub([Self.repair]) as Stub<Void, [StorageRepair], StorageCareError>,
      damagedFiles: stub(["/h/a"]) as Stub<Void, [String], StorageCareError>,
      compact: stub(Self.compaction) as Stub<Void, StorageCompaction, StorageCareError>, presenter: presenter)
  }

  nonisolated private static let requests: [(StorageCare.Request, StorageCare.Response)] = [
    (.show, .shown(state)), (.choose(.json), .chosen), (.migrate(.sqlite), .migrated(state)), (.verify, .verified([finding])),
    (.repair, .repaired([repair])), (.remind, .reminded(["/h/a"])), (.compact, .compacted(compaction)),
  ]

  @Test("each request is answered once, with what its use case gave", arguments: requests)
  func answers(request: StorageCare.Request, response: StorageCare.Response) async {
    await interactor.perform(request)
    #expect(presenter.values == [response])
  }

  @Test("a use case that fails is answered with its error, whatever was asked", arguments: requests.map(\.0))
  func failures(request: StorageCare.Request) async {
    let error = StorageCareError.store(.locked(byProcess: 7))
    let failing = StorageCareInteractorTests(error: error)
    await failing.interactor.perform(request)
    #expect(failing.presenter.values == [.failed(error)])
  }

  @Test("the way that was named is the one that is chosen or moved to", arguments: StorageKind.allCases)
  func ways(kind: StorageKind) async {
    await interactor.perform(.choose(kind))
    await interactor.perform(.migrate(kind))
    #expect(await choose.inputs == [kind])
    #expect(await migrate.inputs == [kind])
  }
}
