public import Domain

/// A picture as a server gave it.
public struct NetworkPicture: Hashable, Sendable {
  /// Its bytes.
  public let bytes: [UInt8]
  /// The format that the bytes are in, whatever the server said of them.
  public let format: PictureFormat
  /// Where it came from in the end, after redirects.
  public let url: WebURL

  /// Makes a picture.
  public init(bytes: [UInt8], format: PictureFormat, url: WebURL) {
    self.bytes = bytes
    self.format = format
    self.url = url
  }
}
