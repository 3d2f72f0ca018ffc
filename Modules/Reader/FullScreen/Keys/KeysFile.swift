package import CoreScenes
internal import ReaderDomain

/// The user's file of keys: lines `pane key = action` and `pane keys = commands`, the key map that they make, whether the mouse acts, and how often
/// feeds are refreshed.
///
/// A line with a mistake is left out, and the others work. The content may be anything: what is not UTF-8, a line without end, a flood of
/// mistakes. All take linear time.
package struct KeysFile: Sendable {
  /// A longer file is not read.
  package static let maximumBytes = KeysLimit.bytes
  /// The allowed minutes between two refreshes: up to a day.
  static let refreshMinutes = 1...1440
  /// The name that takes a key's action away.
  static let none = "none"
  /// The name of all panes.
  static let all = "all"
  /// No sequence has more keys.
  static let longestSequence = 8

  package private(set) var map: KeyMap
  package private(set) var takesMouse = false
  /// The minutes between two refreshes that begin by themselves; nil when none does.
  package private(set) var minutesBetweenRefreshes: Int?
  private(set) var mistakes: [FileMistake] = []

  /// A line without a mistake.
  private struct Line {
    let isForAll: Bool
    let panes: [ScreenPane]
    let keys: [Key]
    let meaning: KeyMeaning?
  }

  /// What a line is about: keys in a pane, or in `all`.
  struct Place: Hashable {
    let pane: String
    let keys: [Key]
  }

  /// A line for keys, with or without a mistake in what they do.
  struct Claim: Hashable {
    /// The first line has the number 1.
    let line: Int
    /// What the keys do, as the file has it.
    let text: String
  }

  /// The first line for each place.
  private(set) var claims: [Place: Claim] = [:]

  private var lines: [Line] = []
  private var places: [Place: Int] = [:]
  private var name: KeyMap.Name?
  private let commands: [String]

  /// - Parameters:
  ///   - name: The key map that the file changes; nil for the one that it names.
  ///   - commands: The names of the commands of the command line.
  package init(_ content: some Collection<UInt8>, _ name: KeyMap.Name? = nil, commands: [String]) {
    self.commands = commands
    map = KeyMap()
    for (index, bytes) in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      read(bytes, number: index + 1)
    }
    map = KeyMap(name ?? self.name ?? .strata)
    // A line for one pane overrides a line for all, wherever it is.
    for isForAll in [true, false] {
      for line in lines where line.isForAll == isForAll {
        for pane in line.panes { map.bind(line.keys, in: pane, to: line.meaning) }
      }
    }
  }

  /// A message for each mistake.
  package var messages: [Message] { FileMistake.messages(for: mistakes, in: "keys") }

  private mutating func read(_ bytes: some Collection<UInt8>, number: Int) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return fail(number, "the line is not UTF-8.") }
    var words = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isWhitespace)
    if let comment = words.indices.first(where: { words[$0].hasPrefix("#") && ($0 == 0 || $0 > 2) }) { words = Array(words[..<comment]) }
    switch words.count {
    case 0: return
    case 3 where words[0] == "keys" && words[1] == "=":
      guard let name = KeyMap.Name(rawValue: String(words[2])) else {
        return fail(number, "there is no key map \(FileMistake.quoted(words[2])).", "There are strata and newsboat.")
      }
      self.name = name
    case 3 where words[0] == "mouse" && words[1] == "=":
      guard ["on", "off"].contains(words[2]) else {
        return fail(number, "the mouse is 'on' or 'off', not \(FileMistake.quoted(words[2])).")
      }
      takesMouse = words[2] == "on"
    case 3 where words[0] == "refresh" && words[1] == "=":
      let minutes = Int(words[2]).flatMap { Self.refreshMinutes.contains($0) ? $0 : nil }
      guard minutes != nil || words[2] == "off" else {
        return fail(number, "refresh is 'off' or a number of minutes from 1 to 1440, not \(FileMistake.quoted(words[2])).")
      }
      minutesBetweenRefreshes = minutes
    default:
      // The first word after a pane is a key, also '='.
      guard let sign = words.indices.dropFirst(2).first(where: { words[$0] == "=" }), let start = words.dropFirst(sign + 1).first,
        let end = words.last
      else { return fail(number, "this is not 'pane key = action'.", "Example: list x = toggle-star") }
      bind(words[0], Array(words[1..<sign]), String(text[start.startIndex..<end.endIndex]), isWord: sign + 2 == words.count, number: number)
    }
  }

  private mutating func bind(_ pane: Substring, _ keyNames: [Substring], _ text: String, isWord: Bool, number: Int) {
    let named = ScreenPane(rawValue: String(pane))
    guard named != nil || pane == Self.all else {
      return fail(number, "there is no pane \(FileMistake.quoted(pane)).", "There are feeds, list, article and all.")
    }
    guard keyNames.count <= Self.longestSequence else {
      return fail(number, "a sequence has at most \(Self.longestSequence) keys.")
    }
    var keys: [Key] = []
    for name in keyNames {
      guard let key = KeyName.key(of: name) else {
        return fail(number, "there is no key \(FileMistake.quoted(name)).", "Names are j, ^L, Space, Enter, Esc, Tab, S-Tab, Up, PgDn.")
      }
      guard key != KeyMap.lastResort else { return fail(number, "\(key) cannot be given another meaning.") }
      keys.append(key)
    }
    let place = Place(pane: String(pane), keys: keys)
    if claims[place] == nil { claims[place] = Claim(line: number, text: text) }
    guard let (meaning, possible) = meaning(of: text, isWord: isWord, number: number) else { return }
    let panes = (named.map { [$0] } ?? ScreenPane.allCases).filter(possible.contains)
    guard !panes.isEmpty else {
      let names = ScreenPane.allCases.filter(possible.contains).map(\.rawValue).joined(separator: " and ")
      return fail(number, "'\(text)' works in \(names) only.")
    }
    if let other = places[place] {
      let names = keys.map(\.description).joined(separator: " ")
      return fail(number, "line \(other) already says what \(names) \(keys.count == 1 ? "does" : "do") there.")
    }
    places[place] = number
    lines.append(Line(isForAll: named == nil, panes: panes, keys: keys, meaning: meaning))
  }

  /// What a line binds to its keys, nil for nothing, and the panes in which that works. Nil after a mistake.
  private mutating func meaning(of text: String, isWord: Bool, number: Int) -> (KeyMeaning?, panes: Set<ScreenPane>)? {
    let all = Set(ScreenPane.allCases)
    if text == Self.none { return (nil, all) }
    if let action = ScreenAction(rawValue: text) {
      return (.action(action), KeyMap.defaultKeyBindings.first { $0.action == action }?.panes ?? all)
    }
    do throws(KeyCommandError) {
      return (.command(try KeyCommand(text, commands: commands)), all)
    } catch {
      switch error {
      case .empty: fail(number, "a command is missing.", "Example: list x = tag later ; run mpv %u")
      case .openQuotation: fail(number, "a quotation mark is not closed.")
      case .wrongWords(let mistake): fail(number, mistake.sentence, mistake.hint)
      case .unknownPlaceholder(let placeholder):
        fail(
          number, "there is no placeholder \(FileMistake.quoted(placeholder[...])).", "There are %u, %t, %f, %i, and %% for a percent sign."
        )
      case .unknown(let name):
        let names = ScreenAction.allCases.map(\.rawValue) + (isWord ? [Self.none] : ["run", "shell", "tag", "untag"]) + commands
        let near = SpellingSuggestion.of(name, among: names)
        fail(
          number, "there is no \(isWord ? "action" : "command") \(FileMistake.quoted(name[...])).",
          near.map { "Did you mean '\($0)'?" } ?? "? lists the actions.")
      }
      return nil
    }
  }

  private mutating func fail(_ line: Int, _ sentence: String, _ hint: String? = nil) {
    mistakes.append(FileMistake(line: line, sentence: sentence, hint: hint))
  }
}
