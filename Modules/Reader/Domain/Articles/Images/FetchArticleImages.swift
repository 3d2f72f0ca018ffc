public import CoreDomain

/// Fetches images of an article one after the other, to be polite: several requests at once would burden the server.
///
/// Images are fetched only if the user wants them (`RemoteImages`), because each request reveals to a server who reads what, and when.
public struct FetchArticleImages: UseCase {
  private let images: any ArticleImageRepository
  private let converter: any ImageConverter
  private let configuration: any ConfigurationRepository

  public init(images: any ArticleImageRepository, converter: any ImageConverter, configuration: any ConfigurationRepository) {
    self.images = images
    self.converter = converter
    self.configuration = configuration
  }

  /// Returns when all images have arrived or failed, or when the task is cancelled.
  public func callAsFunction(_ input: ArticleImagesInput) async {
    let remoteImages: RemoteImages
    do throws(ReaderError) { remoteImages = try await configuration.settings(requiring: .remoteImages).remoteImages } catch {
      return await fail(input) { _ in error }
    }
    guard remoteImages != .no else { return await fail(input) { .article(.image($0, .off)) } }
    var rest = ArticleImageLimits.maximumBytes
    for url in input.urls.prefix(ArticleImageLimits.maximumImages) {
      let result = await image(at: url, input, rest: rest)
      guard !Task.isCancelled else { return }
      if case .success(let image) = result { rest -= image.bytes.count }
      await input.progress(ArticleImage(url: url, result: result))
    }
    for url in input.urls.dropFirst(ArticleImageLimits.maximumImages) {
      await input.progress(ArticleImage(url: url, result: .failure(.article(.image(url, .tooMany)))))
    }
  }

  private func fail(_ input: ArticleImagesInput, _ error: (WebURL) -> ReaderError) async {
    for url in input.urls { await input.progress(ArticleImage(url: url, result: .failure(error(url)))) }
  }

  private func image(at url: WebURL, _ input: ArticleImagesInput, rest: Int) async -> Result<ImageFile, ReaderError> {
    guard rest > 0 else { return .failure(.article(.image(url, .articleTooLarge(bytes: ArticleImageLimits.maximumBytes)))) }
    do throws(ReaderError) {
      // Only the feed's own server may be in a private network, because the user named it. The feed supplies all other URLs, including that
      // of the article's page, and must not cause requests to a router.
      let fetched = try await images.image(
        at: url, maximumBytes: min(rest, ArticleImageLimits.maximumBytesPerImage), isPublic: url.host != input.feedHost)
      let size = fetched.size
      guard ImageFile.isWithinLimits(size) else { throw .article(.image(url, .tooManyPixels(width: size.width, height: size.height))) }
      if case .file(let image) = fetched, image.format == .png || !input.onlyPNG { return .success(image) }
      let converted = try await converter.png(of: fetched.bytes, in: fetched.format, from: url)
      guard converted.isWithinLimits else {
        throw .article(.image(url, .tooManyPixels(width: converted.width, height: converted.height)))
      }
      return .success(converted)
    } catch {
      return .failure(error)
    }
  }
}

/// The limits for the number and the sizes of an article's images.
public enum ArticleImageLimits {
  public static let maximumImages = 100
  public static let maximumBytesPerImage = 8 << 20
  /// The images of one article stay in memory until the user leaves it.
  public static let maximumBytes = 32 << 20
}

public struct ArticleImagesInput: Sendable {
  public let urls: [WebURL]
  /// The server of the article's feed; nil when it is not known.
  public let feedHost: String?
  /// Whether the terminal shows only PNG, so that other images are converted.
  public let onlyPNG: Bool
  /// Receives each image, or why it failed, in the order of the URLs.
  public let progress: @Sendable (ArticleImage) async -> Void

  public init(
    urls: [WebURL], feedHost: String?, onlyPNG: Bool, progress: @escaping @Sendable (ArticleImage) async -> Void
  ) {
    self.urls = urls
    self.feedHost = feedHost
    self.onlyPNG = onlyPNG
    self.progress = progress
  }
}

/// An image of an article, or why it is missing.
public struct ArticleImage: Hashable, Sendable {
  public let url: WebURL
  public let result: Result<ImageFile, ReaderError>

  public init(url: WebURL, result: Result<ImageFile, ReaderError>) {
    self.url = url
    self.result = result
  }
}
