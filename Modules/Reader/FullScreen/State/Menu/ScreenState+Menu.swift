internal import ReaderScenes

/// What the user does in a menu.
extension ScreenState {
  /// A key of the menu.
  mutating func choose(_ key: Key) -> [ScreenRequest] {
    guard var menu else { return [] }
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control):
      self.menu = nil
      return []
    case (.enter, _):
      self.menu = nil
      let items = menu.items
      guard items.indices.contains(menu.selected) else { return [] }
      switch items[menu.selected].choice {
      case .action(let action): return perform(action)
      case .command(let command): return perform(command)
      case .changeAll(let change): return perform(change)
      case .order(let order): return sort(by: order)
      case .commandLine(let line): return begin(line)
      case .stopRefresh: return stopRefresh()
      case .message(let text): return showMessage(text)
      case .nothing: return []
      case .link(let link): return [.browse(.follow(link))]
      }
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
