internal import Domain

/// The pictures that are kept, between reading and writing.
struct PictureFiles {
  /// The pictures by their ids. At most one of them is not saved: the last one that was said.
  private(set) var pictures: [PictureID: Picture]

  /// Puts on the shelf what is stored.
  init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  /// Takes in the picture that was said last. A picture that is saved stays as it was saved when it is said again.
  /// - Returns: the picture as it is kept, and the pictures that go because they were never saved.
  mutating func add(_ picture: Picture) -> (Picture, dropped: [Picture]) {
    let before = pictures[picture.id].flatMap { $0.saved == nil ? nil : $0 }
    let kept = before?.said(at: picture.said) ?? picture
    let dropped = pictures.values.filter { $0.saved == nil && $0.id != picture.id }
    for old in dropped { pictures[old.id] = nil }
    pictures[picture.id] = kept
    return (kept, dropped)
  }

  /// Saves the picture that was said last; nil when there is none.
  mutating func saveLast(at now: Timestamp) -> (Picture, isNew: Bool)? {
    guard let last = Self.last(of: pictures.values) else { return nil }
    guard last.saved == nil else { return (last, isNew: false) }
    let saved = last.saved(at: now)
    pictures[last.id] = saved
    return (saved, isNew: true)
  }

  /// Takes a picture from the shelf; nil when it is not there.
  mutating func remove(_ id: PictureID) -> Picture? {
    pictures.removeValue(forKey: id)
  }

  /// The one of them that is not saved; when all are, the last said among them. So it is found also when the computer's clock was put back.
  static func last(of pictures: some Collection<Picture>) -> Picture? {
    let unsaved = pictures.filter { $0.saved == nil }
    return (unsaved.isEmpty ? Array(pictures) : unsaved).max { ($0.said, $0.id) < ($1.said, $1.id) }
  }
}
