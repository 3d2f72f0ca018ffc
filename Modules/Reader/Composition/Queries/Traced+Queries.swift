import CoreComposition
import ReaderDomain

extension Traced: ViewRepository where Base == any ViewRepository {
  func all() async throws(ReadingError) -> StoredViews {
    try await step(()) { () async throws(ReadingError) in try await base.all() }
  }

  func change(_ change: ViewChange) async throws(ReadingError) -> ViewUpdate {
    try await step(change) { () async throws(ReadingError) in try await base.change(change) }
  }
}
