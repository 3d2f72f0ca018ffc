import CoreComposition
import ReaderDomain

extension Traced: OutlineRepository where Base == any OutlineRepository {
  func read(from place: FileLocation) async throws(ReaderError) -> Outline {
    try await step(place) { () async throws(ReaderError) in try await base.read(from: place) }
  }

  func text() async throws(ReaderError) -> String {
    try await step(()) { () async throws(ReaderError) in try await base.text() }
  }

  func write(toFile path: String) async throws(ReaderError) {
    try await step(path) { () async throws(ReaderError) in try await base.write(toFile: path) }
  }
}

extension Traced: NewsboatRepository where Base == any NewsboatRepository {
  func list(in place: NewsboatFiles) async throws(ReaderError) -> NewsboatSubscriptions {
    try await step(place.list) { () async throws(ReaderError) in try await base.list(in: place) }
  }

  func items(of feed: NewsboatFeed, in place: NewsboatFiles) async throws(ReaderError) -> [NewsboatArticle] {
    try await step(feed.subscription.url) { () async throws(ReaderError) in
      try await base.items(of: feed, in: place)
    }
  }
}

extension Traced: KeysRepository where Base == any KeysRepository {
  func content() async throws(ReaderError) -> String {
    try await step(()) { () async throws(ReaderError) in try await base.content() }
  }

  func add(_ choose: @Sendable (String) -> NewsboatKeyReport) async throws(ReaderError) -> NewsboatKeyReport {
    try await step(()) { () async throws(ReaderError) in try await base.add(choose) }
  }
}

extension Traced: ArchiveRepository where Base == any ArchiveRepository {
  func write(
    _ outline: String, toFolder path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
  ) async throws(ReaderError) -> Int {
    try await step(path) { () async throws(ReaderError) in try await base.write(outline, toFolder: path, articles) }
  }
}
