internal import CoreTerminal

/// What the terminal shows and keeps of images, and what must be written to change it.
struct ImageDiff {
  /// What is written for images: first a text together with the frame, then the images themselves.
  struct Update {
    var text = ""
    var images: [ImageOutput] = []
  }

  private let imageProtocol: ImageProtocol?
  private var placed: [ImagePlacement] = []
  /// The images that the terminal has.
  private var sent: Set<Int> = []

  init(_ imageProtocol: ImageProtocol?) { self.imageProtocol = imageProtocol }

  /// Whether the terminal shows these images and keeps no others.
  func shows(_ images: ScreenImages) -> Bool { placed == visible(images) && sent.isSubset(of: images.kept) }

  /// Removes all images, and gives back the memory of the terminal.
  mutating func end() -> String {
    defer { (sent, placed) = ([], []) }
    return sent.sorted().map(KittyImageSequence.remove).joined()
  }

  /// - Parameters:
  ///   - grid: What the screen shows; nil when that is not known. Cells that an image has covered are marked there, to be drawn again.
  ///   - next: What it will show.
  mutating func update(to images: ScreenImages, from grid: inout Grid?, to next: Grid) -> Update {
    let visible = visible(images)
    defer { placed = visible }
    // The whole screen is erased, and the images with it.
    if grid?.size != next.size { grid = nil }
    let isErased = grid == nil
    switch imageProtocol {
    case .kitty: return kittyUpdate(to: visible, keeping: images.kept, isErased: isErased)
    case .iTerm2: return iTermUpdate(to: visible, from: &grid, to: next)
    case nil: return Update()
    }
  }

  /// The images that the protocol can show: iTerm2 shows no part of an image.
  private func visible(_ images: ScreenImages) -> [ImagePlacement] {
    switch imageProtocol {
    case .kitty: images.placements
    case .iTerm2: images.placements.filter(\.isWhole)
    case nil: []
    }
  }

  private mutating func kittyUpdate(to visible: [ImagePlacement], keeping kept: Set<Int>, isErased: Bool) -> Update {
    var update = Update()
    if isErased { update.text += end() }
    for id in sent.subtracting(kept).sorted() { update.text += KittyImageSequence.remove(id) }
    for old in placed where kept.contains(old.image.id) && !visible.contains(where: { $0.image == old.image }) {
      update.text += KittyImageSequence.hide(old.image.id)
    }
    sent.formIntersection(kept)
    for placement in visible where !placed.contains(placement) {
      if sent.insert(placement.image.id).inserted {
        update.images.append(.kitty(placement))
      } else {
        update.text += KittyImageSequence.place(placement)
      }
    }
    return update
  }

  private mutating func iTermUpdate(to visible: [ImagePlacement], from grid: inout Grid?, to next: Grid) -> Update {
    // The terminal keeps an image in the cells that it covers, so writing the row removes the image.
    func isTouched(_ placement: ImagePlacement) -> Bool {
      guard let grid else { return true }
      return (placement.area.row..<placement.area.row + placement.area.size.rows).contains { grid.rows[$0] != next.rows[$0] }
    }
    let stays = placed.filter { visible.contains($0) && !isTouched($0) }
    for old in placed where !stays.contains(old) { grid?.doubt(old.area) }
    return Update(images: visible.filter { !stays.contains($0) }.map { .iTerm2($0) })
  }
}
