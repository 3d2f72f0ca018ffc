import CoreComposition
import ReaderDomain

extension Traced: ArchiveRepository where Base == any ArchiveRepository {
  func write(
    _ outline: String, toFolder path: String, _ page: @Sendable (ArchivePlace) async throws(ReadingError) -> ArchivePage?
  ) async throws(ReadingError) -> Int {
    try await step(path) { () async throws(ReadingError) in try await base.write(outline, toFolder: path, page) }
  }
}
