@testable internal import FullScreen
internal import ReaderDomain
@testable internal import ReaderData

/// The property of newsboat's file `config`: whatever it says, the lines for keys that an import makes of it are valid, override no line of the user, and
/// are made once.
enum NewsboatKeysProperty {
  static let samples = [
    "bind-key j down\nbind-key k up articlelist\nunbind-key C\nunbind-key -a\n", "bind gg<ENTER> everywhere home -- \"to the top\"\n",
    "macro k open; reload; quit -- \"enter\"\nbind-key + macro-prefix\nunbind-key ,\n",
    "macro y set browser \"mpv --title=%T '%u' &\" ; open-in-browser ; toggle-article-read \"read\"; set browser firefox\n",
    "bookmark-cmd \"~/bin/mark.sh \\\"a b\\\"\"\nbind-key ^B bookmark\nbrowser `which firefox`\nmacro b bookmark\n",
    "bind <C-x><M-S-UP>^a^ feedlist,article next \\\n; toggle-show-read-feeds # comment\nbind-key # goto-url\nbind-key \\# goto-url\n",
    "macro x set browser \"sh -c \\\"%u\\\"\"; one\nbind = list down\nbind-key = end\nbind-key \" \" pagedown\nbind a;b article one; two\n",
  ]

  static func failure(for input: [UInt8]) -> String? {
    let text = String(decoding: input, as: UTF8.self)
    let entries = NewsboatKeyDirectives.entries(in: NewsboatConfigurationLine.lines(of: text), of: .standardInput)
    // The same bytes are also a file of keys.
    for content in ["", text] where content.utf8.count <= KeysLimit.bytes {
      if let failure = failure(of: entries, beside: content) { return failure }
    }
    return nil
  }

  private static func failure(of entries: [NewsboatKeyEntry], beside content: String) -> String? {
    let report = NewsboatKeyTranslation.report(for: entries, beside: content, runsPrograms: true)
    let after = content + (content.isEmpty || content.utf8.last == 0x0A ? "" : "\n") + report.lines.map { $0.text + "\n" }.joined()
    guard after.utf8.count <= max(KeysLimit.bytes, content.utf8.count) else { return "the file has \(after.utf8.count) bytes" }
    let (old, new) = (KeysFile(content.utf8, commands: []), KeysFile(after.utf8, commands: []))
    guard new.mistakes == old.mistakes else { return "a line that was added is a mistake: \(new.mistakes)" }
    for (place, claim) in old.claims where new.claims[place] != claim { return "line \(claim.line) lost its meaning" }
    for pane in ScreenPane.allCases {
      for place in old.claims.keys where place.pane == pane.rawValue || place.pane == KeysFile.all {
        guard new.map.meaning(of: place.keys, in: pane) == old.map.meaning(of: place.keys, in: pane) else {
          return "a line of the user is overridden"
        }
      }
    }
    let again = NewsboatKeyTranslation.report(for: entries, beside: after, runsPrograms: true)
    return again.lines.isEmpty ? nil : "a second import adds \(again.lines[0].text)"
  }
}
