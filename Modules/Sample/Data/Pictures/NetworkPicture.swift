public import CoreDomain

/// A picture as a server sent it.
public struct NetworkPicture: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The format of the bytes. It is detected from the bytes, not from the server's `Content-Type`.
  public let format: ImageFormat
  /// The URL of the picture after redirects.
  public let url: WebURL

  public init(bytes: [UInt8], format: ImageFormat, url: WebURL) {
    self.bytes = bytes
    self.format = format
    self.url = url
  }
}
