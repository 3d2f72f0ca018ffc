internal import Domain
internal import Scenes

/// The list of all actions of a pane. Typing narrows it, and Enter runs the selected one.
struct DeskMenu: Hashable, Sendable {
  private let all: [KeyBinding]
  private(set) var text = ""
  private(set) var selected = 0

  init(_ pane: DeskPane) { all = KeyTable.bindings(in: pane) }

  /// The actions that contain the typed words, first those whose name begins with them.
  var bindings: [KeyBinding] {
    let words = WordMatching(text.split(separator: " ").map(String.init))
    let found = all.filter { words.matches([$0.action.rawValue, $0.meaning]) }
    let isNamed: (KeyBinding) -> Bool = { $0.action.rawValue.hasPrefix(text.lowercased()) }
    return found.filter(isNamed) + found.filter { !isNamed($0) }
  }

  mutating func move(by distance: Int) { selected = max(0, min(selected + distance, bindings.count - 1)) }

  mutating func replaceText(_ text: String) {
    self.text = String(text.prefix(Prompt.longest))
    selected = 0
  }
}

extension Desk {
  /// A key of the menu.
  mutating func choose(_ key: Key) -> [DeskRequest] {
    guard var menu else { return [] }
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control):
      self.menu = nil
      return []
    case (.enter, _):
      self.menu = nil
      return menu.bindings.indices.contains(menu.selected) ? perform(menu.bindings[menu.selected].action) : []
    case (.down, _), (.tab, []): menu.move(by: 1)
    case (.up, _), (.tab, .shift): menu.move(by: -1)
    case (.pageDown, _): menu.move(by: size.rows / 2)
    case (.pageUp, _): menu.move(by: -size.rows / 2)
    case (.backspace, _): menu.replaceText(String(menu.text.dropLast()))
    default: if let character = key.character { menu.replaceText(menu.text + String(character)) }
    }
    self.menu = menu
    return []
  }
}
