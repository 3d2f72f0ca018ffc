public import CoreDomain
public import ReaderDomain

/// The articles, pictures and files of an edition in memory.
public actor MemoryEditionRepository {
  public var selection: EditionSelection
  public var images: [WebURL: EditionImage]
  /// Fails at the call with this name.
  private let failure: (call: String, error: EditionError)?
  /// The calls so far.
  public private(set) var calls: [String] = []
  /// The identities that were marked read.
  public private(set) var marked: [String] = []
  /// The written documents by path.
  public private(set) var files: [String: [UInt8]] = [:]
  /// For each asked picture, whether only the public internet was allowed.
  public private(set) var asked: [(url: WebURL, maximumBytes: Int, isPublic: Bool)] = []

  public init(
    _ articles: [EditionArticle] = [], omitted: Int = 0, images: [WebURL: EditionImage] = [:],
    failing failure: (call: String, error: EditionError)? = nil
  ) {
    selection = EditionSelection(articles, omitted: omitted)
    self.images = images
    self.failure = failure
  }

  private func note(_ call: String) throws(EditionError) {
    calls.append(call)
    if let failure, failure.call == call { throw failure.error }
  }
}

extension MemoryEditionRepository: EditionArticleRepository {
  public func articles(matching query: EditionQuery) async throws(EditionError) -> EditionSelection {
    try note("articles")
    return selection
  }

  public func markRead(_ ids: [String]) async throws(EditionError) -> EditionMarking {
    try note("markRead")
    marked += ids
    return EditionMarking(marked: ids.count)
  }
}

extension MemoryEditionRepository: EditionImageRepository {
  public func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async -> EditionImage? {
    calls.append("image")
    asked.append((url, maximumBytes, isPublic))
    return images[url]
  }
}

extension MemoryEditionRepository: EditionPublisher {
  public func check(_ file: EditionFile) async throws(EditionError) { try note("check") }

  public func document(of edition: Edition, _ images: EditionImages, as format: EditionFormat) async -> [UInt8] {
    calls.append("document")
    return Array("\(format): \(edition.stories.count) stories, \(images.images.count) pictures".utf8)
  }

  public func write(_ document: [UInt8], to file: EditionFile) async throws(EditionError) {
    try note("write")
    files[file.path] = document
  }
}
