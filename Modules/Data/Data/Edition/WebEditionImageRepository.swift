public import Web
public import Domain
internal import Transfer

/// Gets the pictures of articles from their servers.
public struct WebEditionImageRepository: EditionImageRepository {
  private let client: WebClient

  /// Creates a repository over a client. The client's limits are replaced: a picture that does not arrive soon is left out.
  public init(client: WebClient) {
    self.client = client
  }

  public func image(at url: WebURL, mostBytes: Int, isPublic: Bool) async -> EditionImage? {
    let limits = TransferLimits(connectSeconds: 5, stallSeconds: 10, totalSeconds: 30, maximumBodyBytes: mostBytes)
    do throws(NetworkError) {
      let response = try await client.limited(to: limits).document(from: url, accept: ImageFormat.mediaTypes, isPublic: isPublic)
      return Self.mayBeImage(response) ? EditionImage(response.body) : nil
    } catch {
      return nil
    }
  }

  /// Whether the server says that the body is a picture, or does not say what it is. The bytes then decide about the format.
  private static func mayBeImage(_ response: TransferResponse) -> Bool {
    guard let type = response.header("Content-Type").flatMap({ MediaType($0) }) else { return true }
    return type.text.hasPrefix("image/") && !type.text.contains("svg") || type.text == "application/octet-stream"
  }
}
