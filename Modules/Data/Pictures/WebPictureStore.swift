public import Domain
internal import Transfer

/// Asks a server for pictures, in two steps as cataas.com has it: JSON that says where the picture lies, then the picture.
public struct WebPictureStore: PictureNetworkDataStore {
  private let answers: WebClient
  private let images: WebClient

  /// Makes a store over a client, whose limits give way to those of somebody who sits and waits: 256 KiB for what is said of a picture, 10 MiB
  /// for a picture.
  public init(client: WebClient) {
    answers = client.limited(to: .whileSomebodyWaits(maximumBodyBytes: 256 * 1024))
    images = client.limited(to: .whileSomebodyWaits(maximumBodyBytes: 10 * 1024 * 1024))
  }

  public func address(saying caption: String, at base: WebAddress) async throws(NetworkError) -> WebAddress {
    let response = try await answers.document(from: try Self.request(caption, base), accept: "application/json")
    let answer = try WebClient.object(Answer.self, in: response)
    // A relative reference starts from where the answer came from, after redirects (RFC 3986 section 5.1.3).
    guard let address = FeedLinks(bases: [FeedLinks.address(response.effectiveAddress)]).address(answer.url) else {
      throw .unexpected(found: "JSON whose 'url' is no address of the web")
    }
    return address
  }

  public func image(at address: WebAddress) async throws(NetworkError) -> NetworkPicture {
    let response = try await images.document(from: address, accept: "image/png, image/jpeg, image/gif, image/webp")
    guard Self.canBePicture(response) else { throw .unexpected(found: WebClient.foundType(of: response)) }
    guard !response.body.isEmpty else { throw .unexpected(found: "an empty file") }
    guard let format = PictureFormat(of: response.body) else {
      throw .unexpected(found: "a file of another kind than PNG, JPEG, GIF and WebP")
    }
    return NetworkPicture(bytes: response.body, format: format, address: FeedLinks.address(response.effectiveAddress) ?? address)
  }

  /// Whether the media type allows for a picture. A server that gives none, or one that cannot be read, leaves it to the bytes.
  private static func canBePicture(_ response: TransferResponse) -> Bool {
    guard let type = response.header("Content-Type").flatMap({ MediaType($0) }) else { return true }
    return type.text.hasPrefix("image/") || type.text == "application/octet-stream"
  }

  private static func request(_ caption: String, _ base: WebAddress) throws(NetworkError) -> WebAddress {
    do throws(WebAddress.Problem) {
      return try CaptionRequest.address(saying: caption, at: base)
    } catch {
      throw .web(.brokenAnswer(reason: "the address to ask would be too long"))
    }
  }

  private struct Answer: Decodable {
    let url: String
  }
}
