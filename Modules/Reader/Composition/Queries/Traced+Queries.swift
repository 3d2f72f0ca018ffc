import CoreComposition
import ReaderDomain

extension Traced: ViewRepository where Base == any ViewRepository {
  func all() async throws(ReaderError) -> StoredViews {
    try await step(()) { () async throws(ReaderError) in try await base.all() }
  }

  func change(_ change: ViewChange) async throws(ReaderError) -> ViewUpdate {
    try await step(change) { () async throws(ReaderError) in try await base.change(change) }
  }
}
