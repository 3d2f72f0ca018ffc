public import CoreDomain

/// A stored picture with a caption. Its bytes are stored separately.
public struct Picture: Hashable, Sendable {
  public let id: PictureID
  /// The caption, without control characters, and without the noncharacters that XML forbids.
  public let caption: String
  public let format: ImageFormat
  /// The size in bytes.
  public let byteCount: Int
  /// The URL that the picture was fetched from, without the noncharacters that XML forbids.
  public let source: WebURL
  /// When the picture was fetched.
  public var fetchedAt: Timestamp
  /// When the user saved the picture; nil while it is not saved.
  public private(set) var saved: Timestamp?
  /// Whether the user starred the picture. Only a saved picture is starred.
  public private(set) var isStarred: Bool
  /// Whether the user has opened the picture.
  public private(set) var isSeen: Bool

  public init(
    id: PictureID, caption: String, format: ImageFormat, byteCount: Int, source: WebURL, fetchedAt: Timestamp, saved: Timestamp? = nil,
    isStarred: Bool = false, isSeen: Bool = false
  ) {
    self.id = id
    self.caption = caption.withoutControls
    self.format = format
    self.byteCount = byteCount
    self.source = (try? WebURL(stored: source.text.withoutControls)) ?? source
    self.fetchedAt = fetchedAt
    self.saved = saved
    self.isStarred = isStarred && saved != nil
    self.isSeen = isSeen
  }

  /// The picture after a change.
  public func applying(_ change: PictureChange) -> Picture {
    var changed = self
    switch change {
    case .save(let now): changed.saved = saved ?? now
    case .unsave: (changed.saved, changed.isStarred) = (nil, false)
    case .star(let now): (changed.saved, changed.isStarred) = (saved ?? now, true)
    case .unstar: changed.isStarred = false
    case .toggleStar(let now): changed = applying(isStarred ? .unstar : .star(at: now))
    case .see: changed.isSeen = true
    }
    return changed
  }
}

extension SettingKey {
  /// The base URL of the picture server.
  public static let pictureURL = url("picture.url", defaultValue: standardPictureURL)
}

extension Configuration {
  /// The base URL of the picture server.
  public var pictureURL: WebURL { url(.pictureURL) ?? standardPictureURL }
}

private let standardPictureURL = WebURL(host: "cataas.com", path: "")
