import CoreDomain

/// The pictures of a store: the saved ones, the last requested one, and those that were unsaved since.
public struct KeptPictures: Hashable, Sendable {
  public private(set) var pictures: [PictureID: Picture]

  public init(_ pictures: [PictureID: Picture] = [:]) {
    self.pictures = pictures
  }

  /// The unsaved picture or, when all are saved, the most recently requested one. The unsaved picture comes first so that the result is
  /// right even when the system clock was set back.
  public var last: Picture? {
    let unsaved = pictures.values.filter { $0.saved == nil }
    return (unsaved.isEmpty ? Array(pictures.values) : unsaved).max { ($0.fetchedAt, $0.id) < ($1.fetchedAt, $1.id) }
  }

  /// The saved pictures, newest first.
  public var saved: [Picture] {
    let saved = pictures.values.compactMap { picture in picture.saved.map { (moment: $0, picture: picture) } }
    return saved.sorted { ($1.moment, $0.picture.id) < ($0.moment, $1.picture.id) }.map(\.picture)
  }

  /// Adds the last requested picture. A picture that is already saved keeps its caption and its marks.
  /// - Returns: the stored picture, and the pictures that were dropped because they are not saved.
  public mutating func add(_ picture: Picture) -> (kept: Picture, dropped: [Picture]) {
    var kept = picture
    if let before = pictures[picture.id], before.saved != nil {
      kept = before
      kept.fetchedAt = picture.fetchedAt
    }
    let dropped = pictures.values.filter { $0.saved == nil && $0.id != picture.id }
    for old in dropped { pictures[old.id] = nil }
    pictures[picture.id] = kept
    return (kept, dropped)
  }

  /// Changes a picture; without an id, the last one.
  /// - Returns: the picture, and whether it differs from before; nil when there is no such picture.
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
