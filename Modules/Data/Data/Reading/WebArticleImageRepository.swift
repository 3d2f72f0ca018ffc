public import Web
public import Domain
internal import Transfer

/// Gets the images of articles from their servers.
public struct WebArticleImageRepository: ArticleImageRepository {
  private let client: WebClient

  /// Creates a repository over a client. The client's limits are replaced: somebody waits for the image.
  public init(client: WebClient) {
    self.client = client
  }

  public func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async throws(ReadingError) -> ImageFile {
    let client = client.limited(
      to: TransferLimits(connectSeconds: 10, stallSeconds: 10, totalSeconds: 60, maximumBodyBytes: mostBytes))
    let body: [UInt8]
    do throws(NetworkError) {
      body = try await client.document(from: url, accept: ImageFormat.mediaTypes, isPublic: isPublic).body
    } catch {
      switch error {
      case .web(let problem): throw .image(url, .web(problem))
      case .unexpected: throw .image(url, .notAnImage)
      case .cancelled: throw .cancelled
      }
    }
    guard let image = ImageFile(body) else { throw .image(url, .notAnImage) }
    return image
  }
}
