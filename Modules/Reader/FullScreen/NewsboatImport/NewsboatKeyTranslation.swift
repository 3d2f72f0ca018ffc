package import ReaderDomain

/// Turns newsboat's lines about keys into lines of the user's file of keys. What the file says stays as it is, and each line that is made is valid.
package struct NewsboatKeyTranslation {
  private struct Binding {
    /// The index of the entry that binds the keys.
    let entry: Int
    /// What they do, as a file of keys has it.
    let text: String
    let isForAllPanes: Bool
  }

  private let entries: [NewsboatKeyEntry]
  /// The program of the last `bookmark-cmd`; nil without one that can be translated.
  private var bookmark: NewsboatProgram?
  /// The keys that begin a macro in each pane.
  private var prefixes = Dictionary(uniqueKeysWithValues: ScreenPane.allCases.map { ($0, [Key](arrayLiteral: ",")) })
  /// A later line overrides an earlier one.
  private var bindings: [KeyMap.Place: Binding] = [:]
  private var skipped: [SkippedKey] = []

  package static func report(for entries: [NewsboatKeyEntry], beside content: String, runsPrograms: Bool) -> NewsboatKeyReport {
    var translation = NewsboatKeyTranslation(entries)
    translation.readSettings()
    for index in entries.indices { translation.read(index) }
    return translation.report(beside: content, runsPrograms: runsPrograms)
  }

  private init(_ entries: [NewsboatKeyEntry]) { self.entries = entries }

  // MARK: Reading

  /// The program for bookmarks and the key for macros count for all lines, also for those before them.
  private mutating func readSettings() {
    for (index, entry) in entries.enumerated() {
      do throws(NewsboatKeyError) {
        switch entry.use {
        case .success(.bookmark(let command)):
          let program = try NewsboatProgram(bookmark: command)
          bookmark = program
          // Newsboat's own key for bookmarks.
          bind([.control("b")], in: [.list, .article], isForAllPanes: false, to: program.asLastCommand, index)
        case .success(.bind(let notation, let dialogs, let calls)) where Self.beginsMacros(calls):
          let keys = try NewsboatKeyName.keys(of: notation)
          for pane in try Self.panes(of: dialogs).panes { prefixes[pane] = keys }
        default: break
        }
      } catch {
        skipped.append(SkippedKey(entry, error))
      }
    }
  }

  private static func beginsMacros(_ calls: [NewsboatCall]) -> Bool { calls == [NewsboatCall("macro-prefix")] }

  private mutating func read(_ index: Int) {
    do throws(NewsboatKeyError) {
      switch try entries[index].use.get() {
      case .bookmark: break
      case .bind(_, _, let calls) where Self.beginsMacros(calls): break
      case .bind(let notation, let dialogs, let calls):
        let (panes, isForAllPanes) = try Self.panes(of: dialogs)
        try bind(NewsboatKeyName.keys(of: notation), in: panes, isForAllPanes, calls, index)
      case .macro(let notation, let calls):
        let keys = try NewsboatKeyName.keys(of: notation)
        for (prefix, panes) in Dictionary(grouping: ScreenPane.allCases, by: { prefixes[$0] ?? [] }) {
          try bind(prefix + keys, in: Set(panes), panes.count == ScreenPane.allCases.count, calls, index)
        }
      case .unbind(let notation, let dialogs):
        let (panes, areAll) = try Self.panes(of: dialogs)
        let keys = try NewsboatKeyName.keys(of: notation)
        // Where another key begins macros, the comma begins no sequence any more.
        let bound = panes.filter { keys != [","] || prefixes[$0] == [","] }
        bind(keys, in: bound, isForAllPanes: areAll && bound == panes, to: KeysFile.none, index)
      }
    } catch {
      skipped.append(SkippedKey(entries[index], error))
    }
  }

  private static func panes(of dialogs: [String]) throws(NewsboatKeyError) -> (panes: Set<ScreenPane>, areAll: Bool) {
    if dialogs.contains(where: { $0 == "all" || $0 == "everywhere" }) { return (Set(ScreenPane.allCases), true) }
    let panes = dialogs.compactMap { dialog -> ScreenPane? in
      switch dialog {
      case "feedlist": .feeds
      case "articlelist", "searchresultslist": .list
      case "article": .article
      default: nil
      }
    }
    guard !panes.isEmpty else { throw .noPane(dialogs.first ?? "") }
    return (Set(panes), false)
  }

  /// Binds keys to operations in each pane in which all of them have a counterpart.
  private mutating func bind(
    _ keys: [Key], in panes: Set<ScreenPane>, _ isForAllPanes: Bool, _ calls: [NewsboatCall], _ index: Int
  ) throws(NewsboatKeyError) {
    var isBound = false
    var problem: NewsboatKeyError?
    for pane in [ScreenPane.list, .article, .feeds] where panes.contains(pane) {
      do throws(NewsboatKeyError) {
        bind(keys, in: [pane], isForAllPanes: isForAllPanes, to: try text(of: calls, with: keys, in: pane), index)
        isBound = true
      } catch {
        // Another reason says more.
        if case .elsewhere? = problem { problem = error } else { problem = problem ?? error }
      }
    }
    if !isBound, let problem { throw problem }
  }

  private mutating func bind(_ keys: [Key], in panes: Set<ScreenPane>, isForAllPanes: Bool, to text: String, _ index: Int) {
    for pane in panes {
      bindings[KeyMap.Place(keys: keys, pane: pane)] = Binding(entry: index, text: text, isForAllPanes: isForAllPanes)
    }
  }

  // MARK: Operations

  private enum Step {
    case text(String)
    case program(NewsboatProgram)
  }

  /// The operations as commands of a key in a pane.
  private func text(of calls: [NewsboatCall], with keys: [Key], in pane: ScreenPane) throws(NewsboatKeyError) -> String {
    var steps: [Step] = []
    /// The browser that an earlier operation has chosen.
    var browser: String?
    for call in calls {
      if call.operation == "set" {
        guard call.arguments.count == 2, call.arguments[0] == "browser" else { throw .setting(call.arguments.first ?? "") }
        browser = call.arguments[1]
      } else {
        steps += try self.steps(for: call, browser: browser, with: calls.count == 1 ? keys : [], in: pane)
      }
    }
    // An ordinary browser would open what the macro opens.
    guard !steps.isEmpty, browser == nil || calls.contains(where: { Self.opensBrowser($0) }) else { throw .setting("browser") }
    return steps.enumerated().map { index, step -> String in
      switch step {
      case .text(let text): text
      case .program(let program): index == steps.count - 1 ? program.asLastCommand : program.asCommand
      }
    }.joined(separator: " ; ")
  }

  private static func opensBrowser(_ call: NewsboatCall) -> Bool {
    ["open-in-browser", "open-in-browser-noninteractively", "open-in-browser-and-mark-read"].contains(call.operation)
  }

  /// - Parameter keys: the keys that do nothing else; empty for one of several operations.
  private func steps(
    for call: NewsboatCall, browser: String?, with keys: [Key], in pane: ScreenPane
  ) throws(NewsboatKeyError) -> [Step] {
    let name = call.operation
    switch (name, call.arguments) {
    case (_, []) where Self.opensBrowser(call):
      guard let browser else { break }
      try requireArticle(for: name, in: pane)
      let marksRead = name == "open-in-browser-and-mark-read"
      return [.program(try NewsboatProgram(browser: browser))] + (marksRead ? [.text("mark read")] : [])
    case ("bookmark", []):
      guard let bookmark else { break }
      try requireArticle(for: name, in: pane)
      return [.program(bookmark)]
    case ("toggle-article-read", ["read"]), ("toggle-article-read", ["unread"]):
      try requireArticle(for: name, in: pane)
      return [.text("mark \(call.arguments[0])")]
    default: break
    }
    guard let operation = NewsboatOperation.named(name) else {
      guard name.hasPrefix("pb-") else { throw .unknownOperation(name) }
      throw .noCounterpart(name, reason: "there is no podboat")
    }
    guard call.arguments.isEmpty else { throw .argument(operation: name) }
    guard let counterpart = operation.counterparts[pane] else {
      let panes = ScreenPane.allCases.filter { operation.counterparts[$0] != nil }.map(\.rawValue)
      guard panes.isEmpty else { throw .elsewhere(operation: name, panes: panes) }
      throw .noCounterpart(name, reason: operation.remark)
    }
    if case .action(.openLink) = counterpart {
      guard browser == nil else { throw .noCounterpart(name, reason: "a program gets the address of the article, and no other") }
      guard keys.count == 1, operation.key == keys[0] else { throw .noCounterpart(name, reason: operation.remark) }
    }
    return [.text(counterpart.text)]
  }

  private func requireArticle(for operation: String, in pane: ScreenPane) throws(NewsboatKeyError) {
    guard pane != .feeds else { throw .elsewhere(operation: operation, panes: [ScreenPane.list.rawValue, ScreenPane.article.rawValue]) }
  }

  // MARK: Lines

  private func report(beside content: String, runsPrograms: Bool) -> NewsboatKeyReport {
    let file = KeysFile(content.utf8, commands: [])
    var size = content.utf8.count + 1
    var (lines, alreadyThere, skipped) = ([NewsboatKeyReport.Line](), 0, self.skipped)
    let bound = Dictionary(grouping: bindings, by: \.value.entry)
    for (index, entry) in entries.enumerated() {
      let places = bound[index] ?? []
      var problem: NewsboatKeyError?
      for (pane, keys, text) in Self.lines(for: places.map { ($0.key, $0.value) }, beside: file) {
        do throws(NewsboatKeyError) {
          guard let line = try Self.line(pane, keys, text, beside: file) else {
            alreadyThere += 1
            continue
          }
          guard runsPrograms || !line.runsProgram else { throw .program }
          guard size + line.text.utf8.count + 1 <= KeysLimit.bytes else { throw .tooLong }
          size += line.text.utf8.count + 1
          lines.append(line)
        } catch {
          problem = problem ?? error
        }
      }
      if let problem { skipped.append(SkippedKey(entry, problem)) }
    }
    let places = Dictionary(entries.enumerated().map { ($1, $0) }) { first, _ in first }
    return NewsboatKeyReport(
      lines: lines, alreadyThere: alreadyThere, skipped: skipped.sorted { places[$0.entry, default: 0] < places[$1.entry, default: 0] })
  }

  /// What the lines for one entry are about: all panes where that means the same, else each pane.
  private static func lines(
    for bindings: [(KeyMap.Place, Binding)], beside file: KeysFile
  ) -> [(pane: String, keys: [Key], text: String)] {
    guard let (place, binding) = bindings.first else { return [] }
    let panes = Set(bindings.map(\.0.pane))
    // In a line for all panes, an action counts where it works.
    let possible = ScreenAction(rawValue: binding.text).flatMap { action in KeyMap.defaultKeyBindings.first { $0.action == action }?.panes }
    let isFree = ScreenPane.allCases.allSatisfy { file.claims[.init(pane: $0.rawValue, keys: place.keys)] == nil }
    if binding.isForAllPanes, isFree, bindings.allSatisfy({ $0.1.text == binding.text }), panes == possible ?? Set(ScreenPane.allCases) {
      return [(pane: KeysFile.all, keys: place.keys, text: binding.text)]
    }
    return ScreenPane.allCases.compactMap { pane in
      bindings.first { $0.0.pane == pane }.map { (pane: pane.rawValue, keys: $0.0.keys, text: $0.1.text) }
    }
  }

  /// A valid line; nil when the file says the same already.
  private static func line(
    _ pane: String, _ keys: [Key], _ text: String, beside file: KeysFile
  ) throws(NewsboatKeyError) -> NewsboatKeyReport.Line? {
    let claim = file.claims[.init(pane: pane, keys: keys)] ?? file.claims[.init(pane: KeysFile.all, keys: keys)]
    if let claim {
      guard claim.text == text else { throw .taken(line: claim.line) }
      return nil
    }
    let line = "\(pane) \(keys.map(\.description).joined(separator: " ")) = \(text)"
    let read = KeysFile(line.utf8, commands: [])
    // What a file takes for a comment or for white space would be lost.
    guard read.mistakes.isEmpty, read.claims == [.init(pane: pane, keys: keys): .init(line: 1, text: text)] else { throw .notALine }
    return NewsboatKeyReport.Line(line, runsProgram: read.runsProgram)
  }
}

extension KeysFile {
  /// Whether a key runs a program.
  fileprivate var runsProgram: Bool {
    ScreenPane.allCases.flatMap { map.commands(in: $0) }.flatMap(\.command.steps).contains { step in
      switch step {
      case .shell: true
      case .words(_, let isProgram): isProgram
      case .line: false
      }
    }
  }
}
