/// What each key does in each pane: a column of ``KeyMap/defaultKeyBindings``, and what the user's own file changes in it.
public struct KeyMap: Hashable, Sendable {
  /// A command of the user's file.
  struct UserCommand: Hashable, Sendable {
    let keys: [Key]
    let command: KeyCommand
  }

  /// The columns of the table.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case strata, newsboat
  }

  /// Keys of a pane, which may mean something else in another.
  struct Place: Hashable {
    let keys: [Key]
    let pane: ScreenPane
  }

  /// The column of the table.
  let name: Name
  private var meanings: [Place: KeyMeaning] = [:]
  /// What more keys can follow.
  private var beginnings: Set<Place> = []
  /// The keys of each action, the most important first. Sequences are not among them.
  private var keys: [ScreenPane: [ScreenAction: [Key]]] = [:]
  /// The commands of the user's file, in its order.
  private var commands: [ScreenPane: [UserCommand]] = [:]

  /// The program ends with this key, whatever a file says.
  static let lastResort = Key.control("c")

  public init(_ name: Name = .strata) {
    self.name = name
    // Each start of the full screen makes a map, and a table that grows is filled several times.
    meanings.reserveCapacity(KeyMap.defaultKeyBindings.count * ScreenPane.allCases.count * 2)
    for binding in KeyMap.defaultKeyBindings {
      for pane in binding.panes {
        for key in name == .newsboat ? binding.newsboatKeys : binding.keys { bind([key], in: pane, to: .action(binding.action)) }
      }
    }
  }

  /// What a key does in a pane; nil when it does nothing, or a command.
  func action(of key: Key, in pane: ScreenPane) -> ScreenAction? {
    if case .action(let action) = meaning(of: [key], in: pane) { action } else { nil }
  }

  /// What a sequence of keys does in a pane; nil when it does nothing.
  func meaning(of keys: [Key], in pane: ScreenPane) -> KeyMeaning? { meanings[Place(keys: keys, pane: pane)] }

  /// Whether more keys may follow these.
  func beginsSequence(_ keys: [Key], in pane: ScreenPane) -> Bool { beginnings.contains(Place(keys: keys, pane: pane)) }

  /// The commands of the user's file in a pane.
  func commands(in pane: ScreenPane) -> [UserCommand] { commands[pane] ?? [] }

  /// The keys of an action in a pane, the most important first.
  func keys(of action: ScreenAction, in pane: ScreenPane) -> [Key] { keys[pane]?[action] ?? [] }

  /// The actions of a pane, with or without a key.
  static func bindings(in pane: ScreenPane) -> [KeyBinding] { KeyMap.defaultKeyBindings.filter { $0.panes.contains(pane) } }

  /// Gives a key, or a sequence of keys, another meaning in a pane; nil for none.
  mutating func bind(_ keys: [Key], in pane: ScreenPane, to meaning: KeyMeaning?) {
    let place = Place(keys: keys, pane: pane)
    if case .action(let former) = meanings[place], keys.count == 1 { self.keys[pane]?[former]?.removeAll { $0 == keys[0] } }
    commands[pane]?.removeAll { $0.keys == keys }
    meanings[place] = meaning
    for count in 1..<max(1, keys.count) { beginnings.insert(Place(keys: Array(keys.prefix(count)), pane: pane)) }
    switch meaning {
    case .action(let action): if keys.count == 1 { self.keys[pane, default: [:]][action, default: []].append(keys[0]) }
    case .command(let command): commands[pane, default: []].append(UserCommand(keys: keys, command: command))
    case nil: break
    }
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
      guard let key = keys(of: action, in: pane).first, let binding = KeyMap.defaultKeyBindings.first(where: { $0.action == action }) else {
        return nil
      }
      return (key, binding)
    }
  }
}

/// What a key, or a sequence of keys, does.
enum KeyMeaning: Hashable, Sendable {
  case action(ScreenAction)
  case command(KeyCommand)
}
