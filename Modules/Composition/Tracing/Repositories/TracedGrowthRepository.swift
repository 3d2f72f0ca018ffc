import Domain

/// A repository of the archive's growth whose calls are traced.
struct TracedGrowthRepository: GrowthRepository {
  let base: any GrowthRepository
  let trace: Trace

  func outgrown(past most: Int) async throws(ReadingError) -> Int? {
    try await trace.around(type(of: base), "outgrown", most) { () async throws(ReadingError) in try await base.outgrown(past: most) }
  }
}
