import Domain

struct TracedUndoHistory: UndoHistory {
  let base: any UndoHistory
  let trace: Trace

  func remember(_ entry: UndoEntry) async throws(ReadingError) {
    try await trace.around(type(of: base), entry) { () async throws(ReadingError) in try await base.remember(entry) }
  }

  func last() async throws(ReadingError) -> UndoEntry? {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.last() }
  }

  func forget(_ entry: UndoEntry) async throws(ReadingError) {
    try await trace.around(type(of: base), entry) { () async throws(ReadingError) in try await base.forget(entry) }
  }
}
