import CoreComposition
import ReaderDomain

extension Traced: SyncRepository where Base == any SyncRepository {
  func state() async throws(ReaderError) -> SyncState {
    try await step(()) { () async throws(ReaderError) in try await base.state() }
  }

  func problems() async -> [SyncDiagnostic] { await base.problems() }

  func begin(in folder: String) async throws(ReaderError) -> SyncState {
    try await step(folder) { () async throws(ReaderError) in try await base.begin(in: folder) }
  }

  func end() async throws(ReaderError) -> SyncState {
    try await step(()) { () async throws(ReaderError) in try await base.end() }
  }
}
