public import CoreDomain

/// Converts an edition into a document, and writes it to a file or returns it for standard output.
///
/// The path is checked before anything is read or fetched, and the file is written last, so that a failure leaves no partial file.
public struct PublishEdition: UseCase {
  private let compose: any UseCase<EditionQuery, Edition, EditionError>
  private let images: any EditionImageRepository
  private let publisher: any EditionPublisher
  private let configuration: any ConfigurationRepository

  public init(
    compose: any UseCase<EditionQuery, Edition, EditionError>, images: any EditionImageRepository, publisher: any EditionPublisher,
    configuration: any ConfigurationRepository
  ) {
    self.compose = compose
    self.images = images
    self.publisher = publisher
    self.configuration = configuration
  }

  public func callAsFunction(_ input: PublishEditionInput) async throws(EditionError) -> PublishedEdition {
    if input.hasImages { try await checkImages() }
    if let file = input.file { try await publisher.check(file) }
    let edition = try await compose(input.query)
    let found = input.hasImages ? await images(of: edition, input.progress) : .none
    guard !Task.isCancelled else { throw .cancelled }
    let document = await publisher.document(of: edition, found, as: input.format)
    guard !Task.isCancelled else { throw .cancelled }
    if let file = input.file { try await publisher.write(document, to: file) }
    return PublishedEdition(
      edition: edition, format: input.format, file: input.file?.path, document: input.file == nil ? document : nil,
      byteCount: document.count, images: found.images.count, missingImages: found.missing)
  }

  private func checkImages() async throws(EditionError) {
    let remoteImages: RemoteImages
    do throws(ConfigurationError) { remoteImages = try await configuration.configuration().requiring(.remoteImages).remoteImages } catch {
      throw .configuration(error)
    }
    guard remoteImages != .no else { throw .imagesAreOff }
  }

  /// Fetches the pictures of the articles one after the other, to be polite: an edition can wait, so there is no need for several requests
  /// at once.
  ///
  /// Only the feed's own server may be in a private network, because the user named it. The feed supplies all other URLs, including those
  /// of its articles' pages, and must not cause requests to a router.
  private func images(of edition: Edition, _ progress: EditionProgress) async -> EditionImages {
    var seen: Set<WebURL> = []
    let asked = edition.stories.flatMap { story in
      story.article.body.document.imageURLs.map { (url: $0, isPublic: $0.host != story.article.feedHost) }
    }.filter { seen.insert($0.url).inserted }
    let count = min(asked.count, EditionImageLimits.maximumImages)
    var found: [WebURL: EditionImage] = [:]
    var rest = EditionImageLimits.maximumBytes
    for (number, picture) in asked.prefix(count).enumerated() where rest > 0 && !Task.isCancelled {
      await progress(number + 1, count)
      let maximum = min(rest, EditionImageLimits.maximumBytesPerImage)
      guard let image = await images.image(at: picture.url, maximumBytes: maximum, isPublic: picture.isPublic) else { continue }
      rest -= image.bytes.count
      found[picture.url] = image
    }
    return EditionImages(found, missing: asked.count - found.count)
  }
}

/// Receives the number of the picture that is being fetched, and the number of all pictures.
public typealias EditionProgress = @Sendable (_ number: Int, _ count: Int) async -> Void

public struct PublishEditionInput: Sendable {
  public let query: EditionQuery
  public let format: EditionFormat
  /// The file to write; nil for standard output.
  public let file: EditionFile?
  /// Whether the pictures of the articles are fetched and included.
  public let hasImages: Bool
  public let progress: EditionProgress

  public init(
    query: EditionQuery, format: EditionFormat, file: EditionFile?, hasImages: Bool = false,
    progress: @escaping EditionProgress = { _, _ in }
  ) {
    self.query = query
    self.format = format
    self.file = file
    self.hasImages = hasImages
    self.progress = progress
  }
}

public struct PublishedEdition: Hashable, Sendable {
  public let edition: Edition
  public let format: EditionFormat
  /// The path of the written file; nil for standard output.
  public let file: String?
  /// The document for standard output; nil when it is in a file.
  public let document: [UInt8]?
  public let byteCount: Int
  public let images: Int
  /// The number of missing pictures, in whose place the document shows alternative texts.
  public let missingImages: Int

  public init(
    edition: Edition, format: EditionFormat, file: String?, document: [UInt8]?, byteCount: Int, images: Int = 0, missingImages: Int = 0
  ) {
    self.edition = edition
    self.format = format
    self.file = file
    self.document = document
    self.byteCount = byteCount
    self.images = images
    self.missingImages = missingImages
  }
}
