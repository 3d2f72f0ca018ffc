import CoreComposition
import ReaderDomain

extension Traced: ArchiveRepository where Base == any ArchiveRepository {
  func write(
    _ outline: String, toFolder path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
  ) async throws(ReaderError) -> Int {
    try await step(path) { () async throws(ReaderError) in try await base.write(outline, toFolder: path, articles) }
  }
}
