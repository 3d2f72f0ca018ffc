import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: EditionArticleRepository where Base == any EditionArticleRepository {
  func articles(matching query: EditionQuery) async throws(EditionError) -> EditionSelection {
    try await step(query) { () async throws(EditionError) in try await base.articles(matching: query) }
  }

  func markRead(_ ids: [String]) async throws(EditionError) -> EditionMarking {
    try await step(ids) { () async throws(EditionError) in try await base.markRead(ids) }
  }
}

extension Traced: EditionImageRepository where Base == any EditionImageRepository {
  func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async -> EditionImage? {
    await step((url, maximumBytes, isPublic)) { await base.image(at: url, maximumBytes: maximumBytes, isPublic: isPublic) }
  }
}

extension Traced: EditionPublisher where Base == any EditionPublisher {
  func check(_ file: EditionFile) async throws(EditionError) {
    try await step(file) { () async throws(EditionError) in try await base.check(file) }
  }

  func document(of edition: Edition, _ images: EditionImages, as format: EditionFormat) async -> [UInt8] {
    await step((edition.date, format)) { await base.document(of: edition, images, as: format) }
  }

  func write(_ document: [UInt8], to file: EditionFile) async throws(EditionError) {
    try await step((document.count, file)) { () async throws(EditionError) in try await base.write(document, to: file) }
  }
}
