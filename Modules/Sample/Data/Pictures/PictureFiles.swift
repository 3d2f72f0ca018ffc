internal import CoreDomain
internal import SampleDomain

/// The kept pictures in memory, between reading and writing the index.
struct PictureFiles {
  /// The pictures by id. Unsaved are the last requested one, and those that were unsaved since then.
  private(set) var pictures: [PictureID: Picture]

  init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  /// Adds the last requested picture. A picture that is already saved keeps its saved entry.
  /// - Returns: the picture as it is kept, and the pictures that are dropped because they are unsaved.
  mutating func add(_ picture: Picture) -> (Picture, dropped: [Picture]) {
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

  /// Saves a picture; without an id, the last requested one. Nil when there is no such picture.
  mutating func save(_ id: PictureID?, at now: Timestamp) -> (Picture, isNew: Bool)? {
    guard var picture = id.map({ pictures[$0] }) ?? Self.last(of: pictures.values) else { return nil }
    guard picture.saved == nil else { return (picture, isNew: false) }
    picture.saved = now
    pictures[picture.id] = picture
    return (picture, isNew: true)
  }

  /// Makes a picture unsaved; nil when the id is unknown.
  mutating func unsave(_ id: PictureID) -> Picture? {
    pictures[id]?.saved = nil
    return pictures[id]
  }

  /// Removes a picture; nil when the id is unknown.
  mutating func remove(_ id: PictureID) -> Picture? {
    pictures.removeValue(forKey: id)
  }

  /// The unsaved picture or, when all are saved, the most recently requested one. The unsaved picture comes first so that the result is
  /// right even when the system clock was set back.
  static func last(of pictures: some Collection<Picture>) -> Picture? {
    let unsaved = pictures.filter { $0.saved == nil }
    return (unsaved.isEmpty ? Array(pictures) : unsaved).max { ($0.said, $0.id) < ($1.said, $1.id) }
  }
}
