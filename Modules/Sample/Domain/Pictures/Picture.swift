public import CoreDomain

/// A kept picture with a caption. Its bytes are stored separately.
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
  public var said: Timestamp
  /// When the user saved the picture; nil while it is not saved.
  public private(set) var saved: Timestamp?
  /// Whether the user starred the picture. Only a saved picture is starred.
  public private(set) var isStarred: Bool
  /// Whether the user has opened the picture.
  public private(set) var isSeen: Bool

  public init(
    id: PictureID, caption: String, format: ImageFormat, byteCount: Int, source: WebURL, said: Timestamp, saved: Timestamp? = nil,
    isStarred: Bool = false, isSeen: Bool = false
  ) {
    self.id = id
    self.caption = caption.withoutControls
    self.format = format
    self.byteCount = byteCount
    self.source = (try? WebURL(stored: source.text.withoutControls)) ?? source
    self.said = said
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

/// A change of a picture. To make it twice is to make it once, except for `toggleStar`.
public enum PictureChange: Hashable, Sendable {
  /// Saves the picture at this time. A saved picture keeps its time.
  case save(at: Timestamp)
  /// Unsaves the picture and removes its star. The next requested picture replaces it.
  case unsave
  /// Stars the picture. A picture that is not saved is saved at this time, so that no star is lost.
  case star(at: Timestamp)
  case unstar
  /// Stars a picture without a star, as `star` does, or takes the star away.
  case toggleStar(at: Timestamp)
  /// The user has opened the picture.
  case see
}

/// The pictures that a store keeps: the saved ones, the last requested one, and those that were unsaved since.
public struct KeptPictures: Hashable, Sendable {
  public private(set) var pictures: [PictureID: Picture]

  public init(_ pictures: [PictureID: Picture] = [:]) {
    self.pictures = pictures
  }

  /// The unsaved picture or, when all are saved, the most recently requested one. The unsaved picture comes first so that the result is
  /// right even when the system clock was set back.
  public var last: Picture? {
    let unsaved = pictures.values.filter { $0.saved == nil }
    return (unsaved.isEmpty ? Array(pictures.values) : unsaved).max { ($0.said, $0.id) < ($1.said, $1.id) }
  }

  /// The saved pictures, newest first.
  public var saved: [Picture] {
    let saved = pictures.values.compactMap { picture in picture.saved.map { (moment: $0, picture: picture) } }
    return saved.sorted { ($1.moment, $0.picture.id) < ($0.moment, $1.picture.id) }.map(\.picture)
  }

  /// Adds the last requested picture. A picture that is already saved keeps its caption and its marks.
  /// - Returns: the picture as it is kept, and the pictures that are dropped because they are unsaved.
  public mutating func add(_ picture: Picture) -> (kept: Picture, dropped: [Picture]) {
    var kept = picture
    if let before = pictures[picture.id], before.saved != nil {
      kept = before
      kept.said = picture.said
    }
    let dropped = pictures.values.filter { $0.saved == nil && $0.id != picture.id }
    for old in dropped { pictures[old.id] = nil }
    pictures[picture.id] = kept
    return (kept, dropped)
  }

  /// Changes a picture; without an id, the last one.
  /// - Returns: the picture, and whether the change changed it; nil when there is no such picture.
  public mutating func change(_ id: PictureID?, _ change: PictureChange) -> (picture: Picture, hasChanged: Bool)? {
    guard let before = id.map({ pictures[$0] }) ?? last else { return nil }
    let picture = before.applying(change)
    pictures[picture.id] = picture
    return (picture, picture != before)
  }

  /// Removes a picture; nil when the id is unknown.
  public mutating func remove(_ id: PictureID) -> Picture? {
    pictures.removeValue(forKey: id)
  }
}

/// The identity of a picture: twenty hexadecimal digits, derived from its bytes. A damaged file is detectable, because its bytes yield
/// another id.
public struct PictureID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as lower-case hexadecimal digits.
  public let text: String

  private static let digits = 20
  private static let shownDigits = 8

  /// Derives the identity of a picture. Never change this derivation: saved files would count as damaged. A test pins its results.
  public init(bytes: [UInt8]) {
    text = SHA256.hexadecimal(of: bytes, digits: Self.digits)
  }

  /// Reads a stored identity; nil when the text is not twenty lower-case hexadecimal digits.
  public init?(stored text: String) {
    guard text.utf8.count == Self.digits, text.isLowerHexadecimal else { return nil }
    self.text = text
  }

  /// The first digits, as users see and type them.
  public var short: String { String(text.prefix(Self.shownDigits)) }

  public var description: String { text }

  public static func < (left: PictureID, right: PictureID) -> Bool { left.text < right.text }
}

/// Why a picture cannot be fetched, stored or shown.
public enum PictureError: PersistenceErrorConvertible, Hashable {
  /// The caption is unusable. Contains all remarks, including warnings.
  case captionRefused([CaptionRemark])
  /// The server gave no usable response.
  case server(WebURL, WebError)
  /// The server responded with something else. `found` completes the sentence "it is …".
  case notAPicture(WebURL, found: String)
  /// There is no picture yet.
  case noPicture
  /// No picture has an id with this prefix.
  case notFound(PictureReference)
  /// Several pictures have an id with this prefix.
  case ambiguous(PictureReference, matches: [PictureID])
  /// The picture's file is missing.
  case fileMissing(PictureID, path: String)
  /// The picture's file does not contain what was saved.
  case fileDamaged(PictureID, path: String)
  /// The settings that name the picture server cannot be read.
  case configuration(ConfigurationError)
  /// The stored pictures cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}

extension SettingKey {
  /// The base URL of the picture server.
  public static let pictureURL = url("picture.url", standard: standardPictureURL)
}

extension Configuration {
  /// The base URL of the picture server.
  public var pictureURL: WebURL { url(.pictureURL) ?? standardPictureURL }
}

private let standardPictureURL = WebURL(host: "cataas.com", path: "")
