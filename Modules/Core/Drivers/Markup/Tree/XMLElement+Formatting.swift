/// Distinguishes formatting from white space that is text.
extension XMLElement {
  /// Whether the element has children and no text except white space, so that each child is written on its own line.
  var isFormatted: Bool {
    var hasOther = false
    for child in children {
      guard case .text(let text) = child else {
        hasOther = true
        continue
      }
      if !text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) { return false }
    }
    return hasOther
  }

  /// Removes the white space between the children of an element without other text.
  mutating func dropFormatting() {
    guard isFormatted else { return }
    children.removeAll { node in
      if case .text = node { true } else { false }
    }
  }
}
