import Domain

struct TracedSyncRepository: SyncRepository {
  let base: any SyncRepository
  let trace: Trace

  func state() async throws(ReadingError) -> SyncState {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.state() }
  }

  func problems() async -> [SyncDiagnostic] { await base.problems() }

  func begin(in folder: String) async throws(ReadingError) -> SyncState {
    try await trace.around(type(of: base), folder) { () async throws(ReadingError) in try await base.begin(in: folder) }
  }

  func end() async throws(ReadingError) -> SyncState {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.end() }
  }
}
