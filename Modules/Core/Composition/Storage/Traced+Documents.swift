import CoreDomain

extension Traced: DocumentRepository where Base == any DocumentRepository {
  func verify() async throws(DocumentCheckError) -> [StorageDiagnostic] {
    try await step(()) { () async throws(DocumentCheckError) in try await base.verify() }
  }

  func repair() async throws(DocumentCheckError) -> [StorageRepair] {
    try await step(()) { () async throws(DocumentCheckError) in try await base.repair() }
  }
}
