internal import CoreScenes
internal import ReaderScenes

/// The letters by which the links of an article are chosen. All labels have the same length: one letter for up to 26 links, then two.
struct LinkHints: Hashable, Sendable {
  /// The URLs; the first has the number 1.
  let links: [String]
  /// The letters that were typed.
  private(set) var typed = ""
  private let length: Int

  /// The letters, those under the fingers first.
  private static let letters = Array("asdfghjklqwertuiopzxcvbnmy")

  init(_ links: [String]) {
    self.links = links
    var (length, labels) = (1, Self.letters.count)
    while labels < links.count { (length, labels) = (length + 1, labels * Self.letters.count) }
    self.length = length
  }

  /// The label of the link with this index.
  func label(at index: Int) -> String {
    var (label, rest) = ("", index)
    for _ in 0..<length {
      label = String(Self.letters[rest % Self.letters.count]) + label
      rest /= Self.letters.count
    }
    return label
  }

  /// The index of the link whose whole label was typed; nil before.
  var selected: Int? { typed.count == length ? index : nil }

  /// The index of the first link with the typed letters.
  private var index: Int? {
    var first = 0
    for position in 0..<length {
      let letter = typed.dropFirst(position).first.flatMap(Self.letters.firstIndex) ?? 0
      first = first * Self.letters.count + letter
    }
    return links.indices.contains(first) ? first : nil
  }

  /// A letter after a whole label begins another one.
  /// - Returns: whether a label begins with the letters.
  mutating func type(_ letter: Character) -> Bool {
    let before = typed
    typed = (selected == nil ? typed : "") + letter.lowercased()
    if typed.allSatisfy(Self.letters.contains), index != nil { return true }
    typed = before
    return false
  }

  mutating func deleteLetter() { typed = String(typed.dropLast()) }
}

extension ScreenState {
  mutating func beginHints() -> [ScreenRequest] {
    guard let links = article?.viewModel?.links, !links.isEmpty else { return say("This article has no links.") }
    article?.hints = LinkHints(links)
    return []
  }

  /// A key while links have letters.
  mutating func choose(_ key: Key, _ hints: LinkHints) -> [ScreenRequest] {
    var hints = hints
    let link = hints.selected.map { hints.links[$0] }
    if let link, key == "y" {
      article?.hints = nil
      return copy(link)
    }
    if let index = hints.selected, key == "i" {
      article?.hints = nil
      return showImages([index + 1])
    }
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control): article?.hints = nil
    case (.enter, _):
      guard let link else { return say("Type the letters of a link first.") }
      article?.hints = nil
      return follow(link)
    case (.backspace, _):
      guard !hints.typed.isEmpty else {
        article?.hints = nil
        return []
      }
      hints.deleteLetter()
      article?.hints = hints
    case (.character(" "), []): return perform(.pageDown)
    case (.character(let letter), []):
      guard hints.type(letter) else { return say("No link has these letters.") }
      article?.hints = hints
    default:
      // The links may be further down.
      if let action = keys.action(of: key, in: .article), action.isMove { return perform(action, key) }
    }
    return []
  }
}
