import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Storage maintenance")
@MainActor
struct StorageMaintenanceInteractorTests {
  private typealias Maintain = Stub<StorageTask, StorageResult, StorageMaintenanceError>

  nonisolated private static let tasks: [StorageTask] = [
    .show, .choose(.json), .migrate(.sqlite), .verify, .repair(), .findDamagedFiles, .compact,
  ]

  private let presenter = Recorder<StorageMaintenance.Response>()

  @Test("each task runs once, and its result is presented", arguments: tasks)
  func results(task: StorageTask) async {
    let maintain = Maintain { _ in .success(.damagedFiles([])) }
    await StorageMaintenanceInteractor(maintain: maintain, presenter: presenter).perform(task)
    #expect(await maintain.inputs == [task])
    #expect(presenter.values == [.done(.damagedFiles([]))])
  }

  @Test("the error of a failed task is presented", arguments: tasks)
  func failures(task: StorageTask) async {
    let error = StorageMaintenanceError.store(.locked(byProcess: 7))
    let maintain = Maintain { _ in .failure(error) }
    await StorageMaintenanceInteractor(maintain: maintain, presenter: presenter).perform(task)
    #expect(presenter.values == [.failed(error)])
  }
}
