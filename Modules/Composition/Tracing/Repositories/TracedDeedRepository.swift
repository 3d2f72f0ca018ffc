import Domain

/// A repository of deeds whose calls are traced.
struct TracedDeedRepository: DeedRepository {
  let base: any DeedRepository
  let trace: Trace

  func remember(_ deed: Deed) async throws(ReadingError) {
    try await trace.around(type(of: base), "remember", deed) { () async throws(ReadingError) in try await base.remember(deed) }
  }

  func last() async throws(ReadingError) -> Deed? {
    try await trace.around(type(of: base), "last", ()) { () async throws(ReadingError) in try await base.last() }
  }

  func forget(_ deed: Deed) async throws(ReadingError) {
    try await trace.around(type(of: base), "forget", deed) { () async throws(ReadingError) in try await base.forget(deed) }
  }
}
