/// What each key does in each pane: a column of ``KeyBindings``, and what the user's own file changes in it.
public struct KeyMap: Hashable, Sendable {
  /// The columns of the table.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case strata, newsboat
  }

  private struct Place: Hashable {
    let key: Key
    let pane: ScreenPane
  }

  private var actions: [Place: ScreenAction] = [:]
  /// The keys of each action, the most important first.
  private var keys: [ScreenPane: [ScreenAction: [Key]]] = [:]

  /// The program ends with this key, whatever a file says.
  static let lastResort = Key.control("c")

  public init(_ name: Name = .strata) {
    for binding in KeyBindings.all {
      for pane in binding.panes {
        for key in name == .newsboat ? binding.newsboatKeys : binding.keys { bind(key, in: pane, to: binding.action) }
      }
    }
  }

  /// What a key does in a pane; nil when it does nothing.
  public func action(of key: Key, in pane: ScreenPane) -> ScreenAction? { actions[Place(key: key, pane: pane)] }

  /// The keys of an action in a pane, the most important first.
  public func keys(of action: ScreenAction, in pane: ScreenPane) -> [Key] { keys[pane]?[action] ?? [] }

  /// The actions of a pane, with or without a key.
  static func bindings(in pane: ScreenPane) -> [KeyBinding] { KeyBindings.all.filter { $0.panes.contains(pane) } }

  /// Gives a key another meaning in a pane; nil for none.
  mutating func bind(_ key: Key, in pane: ScreenPane, to action: ScreenAction?) {
    let place = Place(key: key, pane: pane)
    if let former = actions[place] { keys[pane]?[former]?.removeAll { $0 == key } }
    actions[place] = action
    if let action { keys[pane, default: [:]][action, default: []].append(key) }
  }

  /// The actions that the footer of a pane names, the most important first. All have a key.
  func footer(of pane: ScreenPane) -> [(key: Key, binding: KeyBinding)] {
    let important: [ScreenAction] =
      switch pane {
      case .feeds: [.open, .down, .refresh, .markListRead, .undo, .quit]
      case .list: [.readOn, .down, .toggleStar, .toggleRead, .markListRead, .undo, .refresh, .narrow, .mute, .back]
      case .article: [.readOn, .nextUnread, .toggleStar, .toggleRead, .browse, .undo, .mute, .back]
      }
    return important.compactMap { action in
      guard let key = keys(of: action, in: pane).first, let binding = KeyBindings.all.first(where: { $0.action == action }) else {
        return nil
      }
      return (key, binding)
    }
  }
}
