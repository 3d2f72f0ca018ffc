internal import CoreDomain
internal import ReaderDomain
internal import ReaderScenes

/// A list to choose from: all actions of a pane, the links of an article. Typing narrows it, and Enter runs or opens the selected one.
struct ScreenMenu: Hashable, Sendable {
  struct Item: Hashable {
    /// What leads to the same without the menu: the keys of an action, the number of a link.
    var keys = ""
    /// The name of an action; empty for a link.
    var name = ""
    var meaning: String
    var choice: Choice

    /// Whether the item is in the list of all actions, where it may have keys.
    var isAction: Bool {
      switch choice {
      case .action, .command: true
      default: false
      }
    }
  }

  enum Choice: Hashable {
    case action(ScreenAction)
    case command(KeyCommand)
    case changeAll(ChangeOfAll)
    /// List in this order.
    case order(QueryOrder)
    /// The beginning of a command line.
    case commandLine(String)
    case link(WebURL)
    case stopRefresh
    /// Show all of this text.
    case message(String)
    /// Only to be read.
    case nothing
  }

  private(set) var all: [Item]
  private(set) var text = ""
  private(set) var selected = 0

  init(_ items: [Item]) { all = items }

  /// All actions of a pane.
  init(_ pane: ScreenPane, _ keys: KeyMap) {
    all = KeyMap.bindings(in: pane).map { binding in
      let names = keys.keys(of: binding.action, in: pane).map(\.description).joined(separator: " ")
      return Item(keys: names, name: binding.action.rawValue, meaning: binding.meaning, choice: .action(binding.action))
    }
    all += keys.commands(in: pane).map {
      Item(keys: $0.keys.map(\.description).joined(separator: " "), name: "command", meaning: $0.command.text, choice: .command($0.command))
    }
  }

  /// Links with their numbers, of which the first is 1. What is no valid link is left out.
  init(links: [String]) { self.init(files: links.map { ArticleDetail.File(url: $0) }) }

  /// The files of an article with their numbers, and what the publisher says about them.
  init(files: [ArticleDetail.File]) {
    all = files.enumerated().compactMap { index, file in
      WebURL(validating: file.url).map { Item(keys: String(index + 1), meaning: file.text, choice: .link($0)) }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// What the keys do.
  var help: String {
    guard items.indices.contains(selected), case .message = items[selected].choice else { return "Enter runs  Esc closes" }
    return "Enter shows all of it  Esc closes"
  }

  /// What contains the typed words, first the actions whose name begins with them, and the link with the typed number.
  var items: [Item] {
    guard !text.isEmpty else { return all }
    let words = SearchMatching(text.split(separator: " ").map(String.init))
    let found = all.filter { $0.keys == text || words.matches([$0.name, $0.meaning]) }
    let isNamed: (Item) -> Bool = { $0.name.isEmpty ? $0.keys == text : $0.name.hasPrefix(text.lowercased()) }
    return found.filter(isNamed) + found.filter { !isNamed($0) }
  }

  mutating func replace(_ convert: (inout Item) -> Void) {
    for index in all.indices { convert(&all[index]) }
  }

  mutating func move(by distance: Int) { selected = max(0, min(selected + distance, items.count - 1)) }

  /// The index of the first item that some rows show: the selected one is in the middle.
  func firstIndex(rows: Int) -> Int { max(0, min(selected - rows / 2, items.count - rows)) }

  mutating func replaceText(_ text: String) {
    self.text = String(text.prefix(Prompt.longest))
    selected = 0
  }
}
