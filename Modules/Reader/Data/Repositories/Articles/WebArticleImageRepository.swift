public import CoreData
public import CoreDomain
public import ReaderDomain
package import Transfer

/// Gets the images of articles from their servers.
public struct WebArticleImageRepository: ArticleImageRepository {
  private let client: WebClient
  private let limits: TransferLimits

  /// Creates a repository over a client. The client's limits are replaced: somebody waits for the image.
  public init(client: WebClient) {
    self.init(client: client, limits: TransferLimits(connectSeconds: 10, stallSeconds: 10, totalSeconds: 60))
  }

  /// - Parameter limits: the limits of each image, apart from its size.
  package init(client: WebClient, limits: TransferLimits) {
    (self.client, self.limits) = (client, limits)
  }

  public func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async throws(ReaderError) -> FetchedImage {
    var limits = limits
    limits.maximumBodyBytes = maximumBytes
    let body: [UInt8]
    do throws(NetworkError) {
      body = try await client.limited(to: limits)
        .document(from: url, accept: ImageFormat.mediaTypes, reach: .link(isPublic: isPublic)).body
    } catch {
      switch error {
      case .web(let problem): throw .article(.image(url, .web(problem)))
      case .unexpected: throw .article(.image(url, .notAnImage))
      case .cancelled: throw .cancelled
      }
    }
    guard let image = FetchedImage(body) else { throw .article(.image(url, .notAnImage)) }
    return image
  }
}
