import CoreDomain
import ReaderDomain
import Testing

@Suite("MaintainStorage")
struct MaintainStorageTests {
  private static let state = StorageState(kind: .sqlite, feeds: 1, articles: 2, bytes: 3)
  private static let diagnostic = StorageDiagnostic(path: "/h/a", problem: "is broken")
  private static let compaction = StorageCompactionResult(before: 9, after: 4)

  /// Returns a distinct value for each call, or fails.
  private struct Repository: StorageRepository {
    var error: StorageMaintenanceError?

    func state() throws(StorageMaintenanceError) -> StorageState { try giving(MaintainStorageTests.state) }
    func choose(_ kind: StorageKind) throws(StorageMaintenanceError) { try giving(()) }
    func migrate(to kind: StorageKind) throws(StorageMaintenanceError) -> StorageState {
      try giving(StorageState(kind: kind, feeds: 1, articles: 2, bytes: 3))
    }
    func verify() throws(StorageMaintenanceError) -> [StorageDiagnostic] { try giving([MaintainStorageTests.diagnostic]) }
    func repair(acceptsLoss: Bool) throws(StorageMaintenanceError) -> [StorageRepair] {
      try giving([StorageRepair(path: "/h/a", action: acceptsLoss ? .lost : .rebuilt)])
    }
    func damagedFiles() throws(StorageMaintenanceError) -> [StorageDiagnostic] { try giving([MaintainStorageTests.diagnostic]) }
    func compact() throws(StorageMaintenanceError) -> StorageCompactionResult { try giving(MaintainStorageTests.compaction) }

    private func giving<Value>(_ value: Value) throws(StorageMaintenanceError) -> Value {
      if let error { throw error }
      return value
    }
  }

  private static let tasks: [(StorageTask, StorageResult)] = [
    (.show, .state(state)), (.choose(.json), .chosen), (.migrate(.sqlite), .migrated(state)), (.verify, .verified([diagnostic])),
    (.repair(), .repaired([StorageRepair(path: "/h/a", action: .rebuilt)], remaining: .success([diagnostic]))),
    (.repair(acceptsLoss: true), .repaired([StorageRepair(path: "/h/a", action: .lost)], remaining: .success([diagnostic]))),
    (.findDamagedFiles, .damagedFiles([diagnostic])),
    (.compact, .compacted(compaction)),
  ]

  @Test("each task returns the result of the repository", arguments: tasks)
  func results(task: StorageTask, result: StorageResult) async throws {
    #expect(try await MaintainStorage(repository: Repository())(task) == result)
  }

  @Test("an error of the repository is the error of the task", arguments: tasks.map(\.0))
  func failures(task: StorageTask) async {
    let error = StorageMaintenanceError.store(.locked(byProcess: 7))
    await #expect(throws: error) { try await MaintainStorage(repository: Repository(error: error))(task) }
  }
}
