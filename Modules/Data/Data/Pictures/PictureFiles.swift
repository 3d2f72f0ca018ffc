internal import Domain

/// The kept pictures in memory, between reading and writing the index.
struct PictureFiles {
  /// The pictures by id. At most one of them is unsaved: the last requested one.
  private(set) var pictures: [PictureID: Picture]

  init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  /// Adds the last requested picture. A picture that is already saved keeps its saved entry.
  /// - Returns: the picture as it is kept, and the pictures that are dropped because they are unsaved.
  mutating func add(_ picture: Picture) -> (Picture, dropped: [Picture]) {
    let before = pictures[picture.id].flatMap { $0.saved == nil ? nil : $0 }
    let kept = before?.said(at: picture.said) ?? picture
    let dropped = pictures.values.filter { $0.saved == nil && $0.id != picture.id }
    for old in dropped { pictures[old.id] = nil }
    pictures[picture.id] = kept
    return (kept, dropped)
  }

  /// Saves the last requested picture; nil when no picture was requested.
  mutating func saveLast(at now: Timestamp) -> (Picture, isNew: Bool)? {
    guard let last = Self.last(of: pictures.values) else { return nil }
    guard last.saved == nil else { return (last, isNew: false) }
    let saved = last.saved(at: now)
    pictures[last.id] = saved
    return (saved, isNew: true)
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
