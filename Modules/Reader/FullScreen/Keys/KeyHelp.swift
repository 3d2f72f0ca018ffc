/// The page of `strata help keys`, and of the manual page strata-keys(7), made from ``KeyMap/defaultKeyBindings``. Its lines have at most 80 columns.
package enum KeyHelp {
  package static var page: String {
    var panes: [Set<ScreenPane>] = []
    for binding in KeyMap.defaultKeyBindings where !panes.contains(binding.panes) { panes.append(binding.panes) }
    let sections = panes.map { panes in
      [title(of: panes)] + KeyMap.defaultKeyBindings.filter { $0.panes == panes }.map { row($0.keys, $0) }
    }
    let others = KeyMap.defaultKeyBindings.filter { $0.newsboatKeys != $0.keys }.map { row($0.newsboatKeys, $0) }
    return ([introduction] + sections + [["OTHER KEYS WITH --keys newsboat"] + others, file]).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = [
    "KEYS", "  What the keys of the full screen do, and the names of the actions. In the full", "  screen, ? lists them all.",
  ]

  private static let file = [
    "FILE", "  The file 'keys' changes keys. It is in the data directory, or in the folder",
    "  for configuration ('help configuration').", "",
    "    keys = newsboat          the other map",
    "    mouse = on               the mouse acts",
    "    refresh = 30             fetches due feeds every 30 minutes; or off",
    "    list d = toggle-read     PANE KEY = ACTION",
    "    all Space = none         takes a key away",
    "    list g g = first         a sequence of keys",
    "    list b = tag later ; down",
    "    list m = run mpv %u      runs a program, without a shell",
    "    all B = shell echo \"$1\" >> ~/links",
    "",
    "  Panes are feeds, list, article and all. Keys are written as above, arrows also",
    "  as Up, Down, Left and Right. Lines that begin with # are comments.", "",
    "  ^C ends the program, and takes no other action. While a menu, the letters of",
    "  links or a line that you type are open, the first ^C closes them.", "",
    "  A key takes an action, or what ':' takes, several separated by ' ; '. Behind",
    "  'run' and in commands of the command line, %u is the address of the article,",
    "  %t its title, %f its feed, %i its id, and %% a percent sign. Behind 'shell',",
    "  the rest of the line is for sh, which finds the four as \"$1\" to \"$4\". A key",
    "  that also begins a sequence acts after a short wait. Alt and a digit begin a",
    "  count: M-1 2 j moves twelve rows.",
    "",
    "  The file 'colours' beside it changes colours: 'unread = bold cyan'.",
  ]

  private static func title(of panes: Set<ScreenPane>) -> String {
    let names = ScreenPane.allCases.filter(panes.contains).map { $0.rawValue.uppercased() }
    return names.count == ScreenPane.allCases.count ? "IN ALL PANES" : "IN \(names.joined(separator: " AND "))"
  }

  private static func row(_ keys: [Key], _ binding: KeyBinding) -> String {
    "  \(padded(words(of: keys), to: 11))\(padded(binding.action.rawValue, to: 21))\(binding.meaning)"
  }

  /// Many keys are digits, one after the other.
  private static func words(of keys: [Key]) -> String {
    guard let first = keys.first, let last = keys.last else { return "none" }
    return keys.count > 5 ? "\(first) to \(last)" : keys.map { "\($0)" }.joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
