public import CoreData
public import CoreDomain
public import ReaderDomain
package import Transfer

/// Gets the pictures of articles from their servers. The bytes decide what a picture is, whatever the server says.
public struct WebEditionImageRepository: EditionImageRepository {
  private let client: WebClient
  private let limits: TransferLimits

  /// Creates a repository over a client. The client's limits are replaced: a picture that does not arrive soon is left out.
  public init(client: WebClient) {
    self.init(client: client, limits: TransferLimits(connectSeconds: 5, stallSeconds: 10, totalSeconds: 30))
  }

  /// - Parameter limits: the limits of each picture, apart from its size.
  package init(client: WebClient, limits: TransferLimits) {
    (self.client, self.limits) = (client, limits)
  }

  public func image(at url: WebURL, maximumBytes: Int, isPublic: Bool) async -> EditionImage? {
    var limits = limits
    limits.maximumBodyBytes = maximumBytes
    do throws(NetworkError) {
      return EditionImage(
        try await client.limited(to: limits)
          .document(from: url, accept: ImageFormat.mediaTypes, reach: .link(isPublic: isPublic)).body)
    } catch {
      return nil
    }
  }
}
