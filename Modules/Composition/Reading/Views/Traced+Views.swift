import Domain

/// The traced parts of saved views.
extension Tracing {
  func traced(_ part: any ViewRepository) -> any ViewRepository { trace.map { Traced(base: part, trace: $0) } ?? part }
}

extension Traced: ViewRepository where Base == any ViewRepository {
  func all() async throws(ReadingError) -> StoredViews {
    try await step(()) { () async throws(ReadingError) in try await base.all() }
  }

  func change(_ change: ViewChange) async throws(ReadingError) -> ViewUpdate {
    try await step(change) { () async throws(ReadingError) in try await base.change(change) }
  }
}
