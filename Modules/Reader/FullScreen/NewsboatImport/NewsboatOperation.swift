/// An operation of newsboat (https://newsboat.org/releases/2.39/docs/newsboat.html#_newsboat_operations), and what does the same here.
struct NewsboatOperation: Hashable, Sendable {
  /// What does the same as an operation in a pane.
  enum Counterpart: Hashable, Sendable {
    case action(ScreenAction)
    /// What the user could type behind `:`.
    case line(String)

    /// The counterpart as a file of keys has it.
    var text: String {
      switch self {
      case .action(let action): action.rawValue
      case .line(let line): line
      }
    }
  }

  let name: String
  /// Newsboat's own key; nil without one.
  let key: Key?
  /// What does the same, in each pane in which something does.
  let counterparts: [ScreenPane: Counterpart]
  /// Why nothing does the same, or what is different, as a clause; empty when nothing is.
  let remark: String

  private init(_ name: String, _ key: Key?, counterparts: [ScreenPane: Counterpart], remark: String) {
    self.name = name
    self.key = key
    self.counterparts = counterparts
    self.remark = remark
  }

  /// An operation that an action does, wherever the action works.
  init(_ name: String, _ key: Key?, _ action: ScreenAction, _ remark: String = "") {
    let panes = KeyMap.defaultKeyBindings.first { $0.action == action }?.panes ?? []
    self.init(name, key, counterparts: Dictionary(uniqueKeysWithValues: panes.map { ($0, Counterpart.action(action)) }), remark: remark)
  }

  /// An operation that another action does in each pane.
  init(_ name: String, _ key: Key?, inPanes actions: [ScreenPane: ScreenAction], _ remark: String = "") {
    self.init(name, key, counterparts: actions.mapValues { Counterpart.action($0) }, remark: remark)
  }

  /// An operation that a command does with the selected article.
  init(_ name: String, _ key: Key?, line: String, _ remark: String) {
    self.init(name, key, counterparts: [.list: .line(line), .article: .line(line)], remark: remark)
  }

  /// An operation that nothing does.
  init(_ name: String, _ key: Key?, without reason: String) { self.init(name, key, counterparts: [:], remark: reason) }

  /// The operation with this name. Newsboat has two names for one of them.
  static func named(_ name: String) -> NewsboatOperation? { byName[name == "select-tag" ? "set-tag" : name] }

  /// What to say of a key of newsboat that does nothing in a pane; nil for any other key.
  static func sentence(about key: Key, in pane: ScreenPane, _ keys: KeyMap) -> String? {
    guard let operation = NewsboatOperationTable.all.first(where: { $0.key == key }) else { return nil }
    let here: String? =
      switch operation.counterparts[pane] {
      case .action(let action)?: keys.keys(of: action, in: pane).first.map { "\($0) does it here" }
      case .line(let line)?: "':\(line)' does it here"
      case nil where operation.counterparts.isEmpty: nil
      case nil: "here, it does nothing"
      }
    let reasons = [here ?? "", operation.remark].filter { !$0.isEmpty }
    return reasons.isEmpty ? nil : "\(key) is newsboat's '\(operation.name)': \(reasons.joined(separator: "; "))."
  }

  private static let byName = Dictionary(uniqueKeysWithValues: NewsboatOperationTable.all.map { ($0.name, $0) })
}
