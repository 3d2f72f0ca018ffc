import Domain

/// A turn whose taking is traced.
struct TracedRefreshTurn: RefreshTurn {
  let base: any RefreshTurn
  let trace: Trace

  func take() async throws(ReadingError) -> any RefreshPermit {
    try await trace.around(type(of: base), "take", ()) { () async throws(ReadingError) in try await base.take() }
  }
}
