import CoreScenes
import ReaderDomain
import ReaderScenes

/// The texts for the keys of a Newsboat import.
enum NewsboatKeyWording {
  /// The lines that were added. All of them are told, because keys may run programs.
  static func lines(for report: NewsboatKeyReport) -> [String] {
    guard !report.lines.isEmpty else { return [] }
    let programs = report.lines.count { $0.runsProgram }
    let number = CountWording.text(report.lines.count, "line")
    let those =
      switch (programs, report.lines.count) {
      case (0, _): ""
      case (1, 1): ", which runs a program"
      case (1, _): ", of which 1 runs a program"
      default: ", of which \(CountWording.number(programs)) run programs"
      }
    return ["Added \(number) to the keys of the full screen\(those):"] + report.lines.map(\.text)
  }

  /// The lines of Newsboat that were left out, and why.
  static func messages(for report: NewsboatKeyReport) -> [Message] {
    report.skipped.map { skipped in
      let place = "\(skipped.entry.file.shown), line \(skipped.entry.line)"
      return Message(
        .warning, "\(place): '\(shown(skipped.entry.name))' was left out: \(reason(for: skipped)).", hint: hint(for: skipped))
    } + (report.error.map { [ReaderErrorWording.message(for: $0)] } ?? [])
  }

  /// A line that was left out, for `--json`.
  static func record(of skipped: SkippedKey) -> ExportedValue {
    .record(
      ExportedRecord([
        .init("file", .text(skipped.entry.file.shown)), .init("line", .number(skipped.entry.line)),
        .init("reason", .text(reason(for: skipped))),
      ]))
  }

  /// Why a line was left out, as a clause. It repeats no command, which could contain passwords.
  private static func reason(for skipped: SkippedKey) -> String {
    switch skipped.error {
    case .arguments: "newsboat would not understand it"
    case .command: "newsboat would run a program to read it"
    case .program: "its keys would run a program"
    case .tooMany: "an import takes at most \(CountWording.number(NewsboatKeyEntry.maximum)) such lines"
    case .notAKey: NewsboatSettings.reason(for: skipped.entry.name)
    case .unknownOperation(let name): "newsboat has no operation '\(shown(name))'"
    case .noCounterpart(let name, let reason): "there is no '\(shown(name))': \(reason)"
    case .elsewhere(let name, let panes): "'\(shown(name))' works in \(panes.joined(separator: " and ")) only"
    case .argument(let name): "'\(shown(name))' takes no argument here"
    case .setting(let name): "a key cannot change the setting '\(shown(name))'"
    case .noPane(let name): "there is no pane like '\(shown(name))'"
    case .noKey(let name): "there is no key '\(shown(name))'"
    case .allKeys: "only single keys can be taken away"
    case .placeholder(let name): "a program cannot get what '\(shown(name))' means"
    case .quoted: "its program would read the values of an article as commands; they must stand outside quotation marks"
    case .taken(let line): "line \(line) of the file 'keys' says what the keys do"
    case .notALine: "the file 'keys' cannot contain it"
    case .tooLong: "the file 'keys' would be longer than \(KeysLimit.bytes / 1024) KiB"
    }
  }

  private static func hint(for skipped: SkippedKey) -> MessageText? {
    skipped.error == .program ? "If you trust it, import the file again with --yes; with --dry-run, its line is only shown." : nil
  }

  private static let longestWord = 40

  private static func shown(_ word: String) -> String { word.count > longestWord ? "\(word.prefix(longestWord))…" : word }
}
