public import CoreDomain

/// Fetches and stores pictures. Domain says what it needs; the data layer says how.
public protocol PictureRepository: Sendable {
  /// Asks a server for a picture with this caption. Keeps the picture until the next request, or permanently once it is saved.
  /// `base` is the server's base URL.
  func say(_ caption: String, at base: WebURL, now: Timestamp) async throws(PictureError) -> PictureDetails

  /// The saved pictures, newest first.
  func saved() async throws(PictureError) -> [PictureSummary]

  /// Returns a picture with its bytes.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`.
  func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails

  /// Changes a picture; without a reference, the last requested one. The change is made in the store's turn. A picture whose file is missing
  /// or damaged cannot be saved.
  /// - Throws: `notFound`, `ambiguous`, `fileMissing`, `fileDamaged`; `noPicture` when no picture is stored.
  func change(_ reference: PictureReference?, _ change: PictureChange) async throws(PictureError) -> ChangedPicture

  /// Removes a picture and its file.
  /// - Throws: `notFound`, `ambiguous`.
  func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary
}

/// A picture and the path of its file, as the presentation layer uses them.
public struct PictureSummary: Hashable, Sendable {
  public let id: PictureID
  public let caption: String
  public let format: ImageFormat
  /// The size in bytes.
  public let byteCount: Int
  /// When the picture was saved; nil when it is not saved.
  public let saved: Timestamp?
  public let isStarred: Bool
  public let isSeen: Bool
  /// The path of the picture's file, so that other programs can open it.
  public let path: String

  public init(_ picture: Picture, path: String) {
    id = picture.id
    caption = picture.caption
    format = picture.format
    byteCount = picture.byteCount
    saved = picture.saved
    isStarred = picture.isStarred
    isSeen = picture.isSeen
    self.path = path
  }
}

/// A picture with its bytes.
public struct PictureDetails: Hashable, Sendable {
  public let summary: PictureSummary
  /// The content of the file.
  public let bytes: [UInt8]
  /// The remarks on the caption at the time of the request; empty for a picture that is opened again.
  public let remarks: [CaptionRemark]
  /// Why the picture could not be marked seen; nil for no error.
  public let problem: PictureError?

  public init(summary: PictureSummary, bytes: [UInt8], remarks: [CaptionRemark] = [], problem: PictureError? = nil) {
    self.summary = summary
    self.bytes = bytes
    self.remarks = remarks
    self.problem = problem
  }
}

/// A picture after a change.
public struct ChangedPicture: Hashable, Sendable {
  public let picture: PictureSummary
  /// Whether this call changed the picture; false when an earlier one did.
  public let hasChanged: Bool

  public init(picture: PictureSummary, hasChanged: Bool) {
    self.picture = picture
    self.hasChanged = hasChanged
  }
}

/// The way a user refers to a picture: its id, or a prefix of it.
public struct PictureReference: Hashable, Sendable {
  /// The typed text in lower case.
  public let prefix: String

  public init(_ text: String) {
    prefix = text.trimmingWhitespace().lowercased()
  }

  public init(_ id: PictureID) {
    prefix = id.text
  }

  /// Returns the one picture whose id has this prefix.
  /// - Throws: `notFound`, or `ambiguous` when several match.
  public func resolve(in pictures: some Collection<Picture>) throws(PictureError) -> Picture {
    let matches = pictures.filter { !prefix.isEmpty && $0.id.text.hasPrefix(prefix) }
    guard let first = matches.first else { throw .notFound(self) }
    guard matches.count == 1 else { throw .ambiguous(self, matches: matches.map(\.id).sorted()) }
    return first
  }
}
