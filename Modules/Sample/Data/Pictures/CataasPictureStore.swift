public import CoreData
public import CoreDomain
internal import Transfer

/// Gets pictures from a server with the API of cataas.com, in two requests: the first returns JSON with the picture's URL, the second
/// returns the picture.
public struct CataasPictureStore: PictureNetworkDataStore {
  private let descriptions: WebClient
  private let images: WebClient

  /// The client's limits are replaced with those for a waiting user: 256 KiB for the description, 10 MiB for the picture.
  public init(client: WebClient) {
    descriptions = client.limited(to: .interactive(maximumBodyBytes: 256 * 1024))
    images = client.limited(to: .interactive(maximumBodyBytes: 10 * 1024 * 1024))
  }

  public func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool) {
    let response = try await descriptions.document(from: try Self.request(caption, base), accept: "application/json")
    let description = try WebClient.object(Description.self, in: response)
    // A relative reference is resolved against the response's URL after redirects (RFC 3986 section 5.1.3).
    guard description.url.contains(where: { !$0.isWhitespace }),
      let resolved = WebReference.resolve(description.url, against: response.effectiveURL), let url = WebURL(validating: resolved)
    else { throw .unexpected(found: "JSON whose 'url' is not an http or https URL") }
    return (url, response.isPublic)
  }

  public func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture {
    let response = try await images.document(
      from: url, accept: "image/png, image/jpeg, image/gif, image/webp", reach: isPublic ? .publicInternet : .anyServer)
    guard Self.canBePicture(response) else { throw .unexpected(found: WebClient.foundType(of: response)) }
    guard !response.body.isEmpty else { throw .unexpected(found: "an empty file") }
    guard let format = ImageFormat(of: response.body) else {
      throw .unexpected(found: "a file that is not PNG, JPEG, GIF or WebP")
    }
    return NetworkPicture(bytes: response.body, format: format, url: (WebURL(validating: response.effectiveURL) ?? url).withoutCredentials)
  }

  /// Whether the media type is one of a picture, or is missing or malformed. In all cases, the bytes determine the format.
  private static func canBePicture(_ response: TransferResponse) -> Bool {
    guard let type = response.header("Content-Type").flatMap({ MediaType($0) }) else { return true }
    return type.text.hasPrefix("image/") || type.text == "application/octet-stream"
  }

  private static func request(_ caption: String, _ base: WebURL) throws(NetworkError) -> WebURL {
    do throws(WebURL.ParseError) {
      return try CaptionRequest.url(saying: caption, at: base)
    } catch {
      throw .web(.invalidResponse(reason: "the request URL would be too long"))
    }
  }

  private struct Description: Decodable {
    let url: String
  }
}

/// Builds the URL that requests a picture with a caption: `/cat/says/hello?json=true` below the server's URL (https://cataas.com/doc.html).
enum CaptionRequest {
  /// The URL to request. The path and the query of `base` are kept and extended. The fragment is removed, because fragments are not sent to
  /// servers.
  static func url(saying caption: String, at base: WebURL) throws(WebURL.ParseError) -> WebURL {
    let scalars = base.text.unicodeScalars.prefix { $0 != "#" }
    let front = scalars.prefix { $0 != "?" }
    let query = scalars[front.endIndex...].dropFirst()
    let place = String(front[..<(front.lastIndex { $0 != "/" }.map(front.index(after:)) ?? front.endIndex)])
    return try WebURL("\(place)/cat/says/\(WebReference.segment(caption))?\(query.isEmpty ? "" : "\(String(query))&")json=true")
  }
}
