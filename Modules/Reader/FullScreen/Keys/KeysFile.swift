package import CoreScenes

/// The user's file of keys: lines `pane key = action`, the key map that they make, and whether the mouse acts.
///
/// A line with a mistake is left out, and the others work. The content may be anything: what is not UTF-8, a line without end, a flood of
/// mistakes. All take linear time.
package struct KeysFile: Hashable, Sendable {
  struct Mistake: Hashable, Sendable {
    /// The first line has the number 1.
    let line: Int
    let sentence: String
    var hint: String?
  }

  /// A longer file is not read.
  package static let maximumBytes = 64 * 1024
  /// The first word of the line that chooses a map: `keys = newsboat`.
  private static let mapWord = "keys"
  /// The first word of the line `mouse = on`.
  private static let mouseWord = "mouse"
  /// The name that takes a key's action away.
  private static let none = "none"
  /// What is shown of a word of the file.
  private static let longestQuote = 24

  package private(set) var map: KeyMap
  package private(set) var takesMouse = false
  private(set) var mistakes: [Mistake] = []

  /// A line without a mistake.
  private struct Line: Hashable {
    let isForAll: Bool
    let panes: [ScreenPane]
    let key: Key
    let action: ScreenAction?
  }

  private struct Place: Hashable {
    let pane: String
    let key: Key
  }

  private var lines: [Line] = []
  private var places: [Place: Int] = [:]
  private var name: KeyMap.Name?

  /// - Parameter name: The key map that the file changes; nil for the one that it names.
  package init(_ content: some Collection<UInt8>, _ name: KeyMap.Name? = nil) {
    map = KeyMap()
    for (index, bytes) in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      read(bytes, number: index + 1)
    }
    map = KeyMap(name ?? self.name ?? .strata)
    // A line for one pane overrides a line for all, wherever it is.
    for isForAll in [true, false] {
      for line in lines where line.isForAll == isForAll {
        for pane in line.panes { map.bind(line.key, in: pane, to: line.action) }
      }
    }
    lines = []
    places = [:]
  }

  /// The message for the user; nil without mistakes. It tells the first mistake, and the lines of the next ones.
  package var message: Message? {
    guard let first = mistakes.first else { return nil }
    let others = mistakes.dropFirst().prefix(3).map { String($0.line) } + (mistakes.count > 4 ? ["…"] : [])
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
    return Message(.warning, "keys, line \(first.line)\(also): \(first.sentence)", hint: first.hint.map { MessageText($0) })
  }

  private mutating func read(_ bytes: some Collection<UInt8>, number: Int) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return fail(number, "the line is not UTF-8.") }
    var words = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isWhitespace)
    if let comment = words.indices.first(where: { words[$0].hasPrefix("#") && ($0 == 0 || $0 > 2) }) { words = Array(words[..<comment]) }
    switch words.count {
    case 0: return
    case 3 where words[0] == Self.mapWord && words[1] == "=":
      guard let name = KeyMap.Name(rawValue: String(words[2])) else {
        return fail(number, "there is no key map \(Self.quoted(words[2])).", "There are strata and newsboat.")
      }
      self.name = name
    case 3 where words[0] == Self.mouseWord && words[1] == "=":
      guard ["on", "off"].contains(words[2]) else { return fail(number, "the mouse is 'on' or 'off', not \(Self.quoted(words[2])).") }
      takesMouse = words[2] == "on"
    case 4 where words[2] == "=": bind(words[0], words[1], words[3], number: number)
    default: fail(number, "this is not 'pane key = action'.", "Example: list x = toggle-star")
    }
  }

  private mutating func bind(_ pane: Substring, _ keyName: Substring, _ actionName: Substring, number: Int) {
    let named = ScreenPane(rawValue: String(pane))
    guard named != nil || pane == "all" else {
      return fail(number, "there is no pane \(Self.quoted(pane)).", "There are feeds, list, article and all.")
    }
    guard let key = KeyName.key(of: keyName) else {
      return fail(number, "there is no key \(Self.quoted(keyName)).", "Names are j, ^L, Space, Enter, Esc, Tab, S-Tab, Up, PgDn.")
    }
    guard key != KeyMap.lastResort else { return fail(number, "\(key) always ends the program.") }
    let action = ScreenAction(rawValue: String(actionName))
    guard action != nil || actionName == Self.none else {
      let near = NearMiss.of(String(actionName), among: ScreenAction.allCases.map(\.rawValue) + [Self.none])
      return fail(number, "there is no action \(Self.quoted(actionName)).", near.map { "Did you mean '\($0)'?" } ?? "? lists the actions.")
    }
    let possible = KeyBindings.all.first { $0.action == action }?.panes ?? Set(ScreenPane.allCases)
    let panes = (named.map { [$0] } ?? ScreenPane.allCases).filter(possible.contains)
    guard !panes.isEmpty else {
      let names = ScreenPane.allCases.filter(possible.contains).map(\.rawValue).joined(separator: " and ")
      return fail(number, "'\(actionName)' works in \(names) only.")
    }
    if let other = places.updateValue(number, forKey: Place(pane: String(pane), key: key)) {
      places[Place(pane: String(pane), key: key)] = other
      return fail(number, "line \(other) already says what \(key) does there.")
    }
    lines.append(Line(isForAll: named == nil, panes: panes, key: key, action: action))
  }

  private mutating func fail(_ line: Int, _ sentence: String, _ hint: String? = nil) {
    mistakes.append(Mistake(line: line, sentence: sentence, hint: hint))
  }

  private static func quoted(_ word: Substring) -> String {
    word.count > longestQuote ? "'\(word.prefix(longestQuote))…'" : "'\(word)'"
  }
}
