import Domain

struct TracedStorageRepository: StorageRepository {
  let base: any StorageRepository
  let trace: Trace

  func state() async throws(StorageMaintenanceError) -> StorageState {
    try await trace.around(type(of: base), ()) { () async throws(StorageMaintenanceError) in try await base.state() }
  }

  func choose(_ kind: StorageKind) async throws(StorageMaintenanceError) {
    try await trace.around(type(of: base), kind) { () async throws(StorageMaintenanceError) in try await base.choose(kind) }
  }

  func migrate(to kind: StorageKind) async throws(StorageMaintenanceError) -> StorageState {
    try await trace.around(type(of: base), kind) { () async throws(StorageMaintenanceError) in try await base.migrate(to: kind) }
  }

  func verify() async throws(StorageMaintenanceError) -> [StorageDiagnostic] {
    try await trace.around(type(of: base), ()) { () async throws(StorageMaintenanceError) in try await base.verify() }
  }

  func repair() async throws(StorageMaintenanceError) -> [StorageRepair] {
    try await trace.around(type(of: base), ()) { () async throws(StorageMaintenanceError) in try await base.repair() }
  }

  func damagedFiles() async throws(StorageMaintenanceError) -> [String] {
    try await trace.around(type(of: base), ()) { () async throws(StorageMaintenanceError) in try await base.damagedFiles() }
  }

  func compact() async throws(StorageMaintenanceError) -> StorageCompaction {
    try await trace.around(type(of: base), ()) { () async throws(StorageMaintenanceError) in try await base.compact() }
  }
}
