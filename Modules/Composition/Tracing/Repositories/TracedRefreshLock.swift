import Domain

struct TracedRefreshLock: RefreshLock {
  let base: any RefreshLock
  let trace: Trace

  func take() async throws(ReadingError) -> any RefreshLockToken {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.take() }
  }
}
