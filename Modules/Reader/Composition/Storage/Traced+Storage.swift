import CoreDomain
import CoreComposition
import ReaderDomain

extension Traced: StorageRepository where Base == any StorageRepository {
  func state() async throws(StorageMaintenanceError) -> StorageState {
    try await step(()) { () async throws(StorageMaintenanceError) in try await base.state() }
  }

  func choose(_ kind: StorageKind) async throws(StorageMaintenanceError) {
    try await step(kind) { () async throws(StorageMaintenanceError) in try await base.choose(kind) }
  }

  func migrate(to kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState {
    try await step(kind) { () async throws(StorageMaintenanceError) in try await base.migrate(to: kind) }
  }

  func verify() async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await step(()) { () async throws(StorageMaintenanceError) in try await base.verify() }
  }

  func repair(acceptsLoss: Bool) async throws(StorageMaintenanceError) -> [StorageRepair] {
    try await step(acceptsLoss) { () async throws(StorageMaintenanceError) in try await base.repair(acceptsLoss: acceptsLoss) }
  }

  func damagedFiles() async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await step(()) { () async throws(StorageMaintenanceError) in try await base.damagedFiles() }
  }

  func compact() async throws(StorageMaintenanceError) -> StorageCompactionResult {
    try await step(()) { () async throws(StorageMaintenanceError) in try await base.compact() }
  }
}

extension Traced: StorageAdvisor where Base == any StorageAdvisor {
  func articlesPastLimit(past maximum: Int) async throws(ReaderError) -> Int? {
    try await step(maximum) { () async throws(ReaderError) in try await base.articlesPastLimit(past: maximum)
    }
  }
}
