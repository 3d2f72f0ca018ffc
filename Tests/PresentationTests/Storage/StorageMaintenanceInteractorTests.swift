import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Scenes
import Testing

@Suite("What happens when how a home is kept is asked for")
@MainActor
struct StorageMaintenanceInteractorTests {
  nonisolated private static let state = StorageState(kind: .sqlite, feeds: 1, articles: 2, bytes: 3)
  nonisolated private static let finding = StorageDiagnostic(path: "/h/a", problem: "is broken")
  nonisolated private static let repair = StorageRepair(path: "/h/a", action: .rebuilt)
  nonisolated private static let compaction = StorageCompaction(before: 9, after: 4)

  private let choose: Stub<StorageKind, Void, StorageMaintenanceError>
  private let migrate: Stub<StorageKind, StorageState, StorageMaintenanceError>
  private let presenter = Recorder<StorageMaintenance.Response>()
  private let interactor: StorageMaintenanceInteractor

  init() { self.init(error: nil) }

  private init(error: StorageMaintenanceError?) {
    func stub<Input: Sendable, Output: Sendable>(_ output: Output) -> Stub<Input, Output, StorageMaintenanceError> {
      Stub { _ in error.map { .failure($0) } ?? .success(output) }
    }
    choose = stub(())
    migrate = stub(Self.state)
    interactor = StorageMaintenanceInteractor(
      show: stub(Self.state) as Stub<Void, StorageState, StorageMaintenanceError>, choose: choose, migrate: migrate,
      verify: stub([Self.finding]) as Stub<Void, [StorageDiagnostic], StorageMaintenanceError>,
      repair: stub([Self.repair]) as Stub<Void, [StorageRepair], StorageMaintenanceError>,
      damagedFiles: stub(["/h/a"]) as Stub<Void, [String], StorageMaintenanceError>,
      compact: stub(Self.compaction) as Stub<Void, StorageCompaction, StorageMaintenanceError>, presenter: presenter)
  }

  nonisolated private static let requests: [(StorageMaintenance.Request, StorageMaintenance.Response)] = [
    (.show, .shown(state)), (.choose(.json), .chosen), (.migrate(.sqlite), .migrated(state)), (.verify, .verified([finding])),
    (.repair, .repaired([repair])), (.remind, .reminded(["/h/a"])), (.compact, .compacted(compaction)),
  ]

  @Test("each request is answered once, with what its use case gave", arguments: requests)
  func answers(request: StorageMaintenance.Request, response: StorageMaintenance.Response) async {
    await interactor.perform(request)
    #expect(presenter.values == [response])
  }

  @Test("a use case that fails is answered with its error, whatever was asked", arguments: requests.map(\.0))
  func failures(request: StorageMaintenance.Request) async {
    let error = StorageMaintenanceError.store(.locked(byProcess: 7))
    let failing = StorageMaintenanceInteractorTests(error: error)
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
