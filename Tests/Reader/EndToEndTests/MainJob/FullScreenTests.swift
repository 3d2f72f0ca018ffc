import Foundation
import FullScreen
import ScreenModel
import Testing

@Suite("The full screen on a terminal", .timeLimit(.minutes(10)))
struct FullScreenTests {
  @Test(
    "unread articles are listed and read by keys, and the terminal is given back at the end",
    arguments: [[], ["tui"]])
  func reads(arguments: [String]) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let unread = try await person.count("--unread")
      let run = try FullScreenRun(person, arguments)
      try await run.shows("\(unread) unread")
      run.presses(" ")
      try await run.shows("\(unread - 1) unread")
      // An arrow key, a byte at a time; then undo.
      for byte in ["\u{1B}", "[", "B"] { run.presses(byte) }
      run.presses("z")
      try await run.shows("Undone: 1 article marked unread.")
      #expect(try await person.count("--unread") == unread)
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack()
    }
  }

  /// The signals that end a program by default.
  static let endingSignals: [Int32] = {
    var numbers: [Int32] = [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS, SIGSEGV, SIGILL,
      SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
    ]
    #if os(Linux)
      numbers += [SIGIO, SIGPWR, SIGSTKFLT, 34, 64]
    #endif
    return numbers
  }()

  @Test("a signal ends the program with the terminal as it was", arguments: endingSignals)
  func signals(signal: Int32) async throws {
    try await Person.atWork { person in
      let run = try FullScreenRun(person)
      try await run.shows("You follow no feed yet.")
      run.process.send(signal)
      #expect(await run.process.reply.status == 128 + signal)
      try await run.isGivenBack()
    }
  }

  @Test(
    "two signals at once end the program with the terminal as it was",
    arguments: [(SIGTERM, SIGTERM), (SIGTERM, SIGINT), (SIGHUP, SIGTERM), (SIGINT, SIGHUP), (SIGTERM, SIGQUIT)], [0, 0, 0, 1, 2, 5])
  func twoSignals(signals: (first: Int32, second: Int32), milliseconds: Int) async throws {
    try await Person.atWork { person in
      let run = try FullScreenRun(person)
      try await run.shows("You follow no feed yet.")
      run.process.send(signals.first)
      if milliseconds > 0 { try await Task.sleep(for: .milliseconds(milliseconds)) }
      run.process.send(signals.second)
      let status = await run.process.reply.status
      #expect([128 + signals.first, 128 + signals.second].contains(status), "\(status)")
      try await run.isGivenBack()
    }
  }

  @Test(
    "a terminal that takes no output does not keep a signal from ending the program, and gets the end when it takes output again",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV], [true, false])
  func stuckEnd(signal: Int32, fromTheStart: Bool) async throws {
    try await Person.atWork { person in
      let run = try FullScreenRun(person, isRead: false, isFull: fromTheStart)
      try await person.waits { !run.terminal.isInLineMode }
      if !fromTheStart {
        try run.terminal.fill()
        for _ in 0..<20 { run.presses("?", "\u{1B}") }
      }
      try await Task.sleep(for: .milliseconds(300))
      run.process.send(signal)
      #expect(await run.process.reply.status == 128 + signal)
      #expect(run.terminal.isInLineMode)
      let log = run.terminal.log()
      try await person.waits { log.text.hasSuffix("\u{1B}[?1049l") }
    }
  }

  @Test(
    "^C ends the program at once, also after something whose end is lost",
    arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}[200~", "\u{1B}O", "\u{1B}[M", "\u{1B}[1;"],
    ["\u{3}", "\u{1B}[99;5u"])
  func lostEnd(beginning: String, interrupt: String) async throws {
    try await Person.atWork { person in
      let run = try FullScreenRun(person)
      try await run.shows("You follow no feed yet.")
      run.presses(beginning + "12", interrupt)
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack()
    }
  }

  @Test("the keyboard mode of the terminal is put back once, however often the program was continued or the screen drawn again")
  func continued() async throws {
    try await Person.atWork { person in
      let run = try FullScreenRun(person)
      try await run.shows("You follow no feed yet.")
      for _ in 0..<3 {
        run.presses("\u{C}")
        run.process.send(SIGSTOP)
        run.process.send(SIGCONT)
        try await Task.sleep(for: .milliseconds(100))
      }
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack()
    }
  }

  @Test("a window of one cell is survived, and what is pasted does nothing")
  func resizeAndPaste() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let unread = try await person.count("--unread")
      let run = try FullScreenRun(person)
      try await run.shows("\(unread) unread")
      for (columns, rows) in [(1, 1), (3, 200), (80, 24)] {
        try run.resizes(columns: columns, rows: rows)
        run.presses("\u{1B}[200~RAC\u{1B}[201~")
      }
      try await run.shows("Pasted text does not act as keys.")
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      #expect(try await person.count("--unread") == unread)
    }
  }

  @Test("a command of the command line has the terminal until Enter")
  func commandLine() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let run = try FullScreenRun(person)
      try await run.shows("unread")
      run.presses(":config show\r")
      try await run.prints("Press Enter to return to Strata.")
      #expect(run.hasWritten("quote.url"))
      // What was changed is seen at once.
      run.presses("\r")
      run.presses(":mark read --all\r", "1")
      try await run.shows("0 unread")
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack(hasPrinted: true)
    }
  }

  @Test("a data directory that goes away is told, and a command makes no new one in its place")
  func goneDirectory() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let run = try FullScreenRun(person)
      try await run.shows("unread")
      let away = person.folder.appending(path: "away")
      try FileManager.default.moveItem(at: person.home, to: away)
      try await run.shows("The data directory ")
      run.presses(":add http://127.0.0.1:1/\r")
      try await run.prints("Press Enter to return to Strata.")
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
      run.presses("\r")
      try await run.shows("The data directory ")
      run.presses("Q")
      // What the screen is to remember cannot be stored. If this was shown before the end, the program ends as if nothing had failed.
      #expect([0, 1].contains(await run.process.reply.status))
      try await run.isGivenBack(hasPrinted: true)
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
      try FileManager.default.moveItem(at: away, to: person.home)
    }
  }

  @Test("a terminal that takes no output delays neither keys nor the end")
  func stuckTerminal() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let run = try FullScreenRun(person, isRead: false)
      // More than any terminal buffers: half of the screens are different.
      for _ in 0..<200 { run.presses("1", "2") }
      run.presses("s")
      try await person.waits { try await person.count("--starred") == 1 }
      run.process.send(SIGTERM)
      #expect(await run.process.reply.status == 128 + SIGTERM)
      #expect(run.terminal.isInLineMode)
    }
  }

  @Test("what another process changes is seen when the user comes back, and it can change it while the screen is shown")
  func otherProcess() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let run = try FullScreenRun(person)
      try await run.shows("unread")
      try await person.does(["star"] + person.ids())
      run.presses("\u{1B}[I")
      try await run.shows("★")
      run.presses("q", "q")
      #expect(await run.process.reply.status == 0)
    }
  }

  @Test("keys of newsboat and of the user's file work, a mistake in it is told, and a program gets the article")
  func keys() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let file = person.home.appending(path: "keys")
      try Data("keys = newsboat\nlist x = toggle-star\nlist y = frobnicate\n".utf8).write(to: file)
      let run = try FullScreenRun(person)
      try await run.shows("keys, line 3: there is no action 'frobnicate'.")
      run.presses("x")
      try await run.shows("★")
      run.presses("j", " ")
      try await run.shows("Feed: ")
      run.presses("|")
      try await run.shows("Enter runs the program")
      for key in "grep -c .\r" { run.presses(String(key)) }
      try await run.prints("Press Enter to return to Strata.")
      run.presses("\r")
      try await run.shows("'grep' has read the article.")
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
    }
  }

  @Test("y gives the address to the terminal and to the command copy.command, which is checked when set, and tells what fails there")
  func copies() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let clip = try person.writes("#!/bin/sh\necho printed\necho printed >&2\ncat > \"$1\"\nexit \"${2:-0}\"\n", to: "clip.sh")
      chmod(clip, 0o755)
      let target = person.folder.appending(path: "clip board").path(percentEncoded: false)
      try await person.does("config", "set", "copy.command", "\(clip) '\(target)'")
      let run = try FullScreenRun(person)
      try await run.shows("unread")
      run.presses("y")
      try await run.shows("Copied http")
      try await person.waits { (try? String(contentsOfFile: target, encoding: .utf8))?.hasPrefix("http") ?? false }
      #expect(run.hasWritten("\u{1B}]52;c;") && !run.hasWritten("printed"))
      for (command, sentence) in [
        ("\(clip) '\(target)' 3", "Only the terminal has copied: '\(clip)' failed with exit code 3."),
        ("no-such-program -i", "Only the terminal has copied: 'no-such-program' does not exist."),
      ] {
        try await person.does("config", "set", "copy.command", command)
        run.presses("j", "y")
        // A long path is cut at the end of the line.
        try await run.shows(String(sentence.prefix(40)))
      }
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack()
      for (command, problem) in [
        (" ", "must be a text of one line, which is not empty."),
        ("wl-copy 'a", "cannot be run: a quotation mark is not closed, or a placeholder is not %%."),
      ] {
        let refused = try await person.types("config", "set", "copy.command", command)
        #expect(refused.status == 1 && refused.sentences == ["'copy.command' \(problem)"], "\(refused)")
      }
    }
  }

  @Test(
    "a click selects an article and opens it, and the terminal reports no mouse any more after a crash", arguments: [nil, SIGSEGV, SIGTERM])
  func mouse(signal: Int32?) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let unread = try await person.count("--unread")
      let run = try FullScreenRun(person, ["tui", "--mouse"])
      try await run.shows("\(unread) unread")
      #expect(run.modes.isSuperset(of: [1000, 1006]))
      run.presses("\u{1B}[<0;50;4M", "\u{1B}[<0;50;4m", "\u{1B}[<0;50;4M")
      try await run.shows("\(unread - 1) unread")
      if let signal { run.process.send(signal) } else { run.presses("Q") }
      #expect(await run.process.reply.status == signal.map { 128 + $0 } ?? 0)
      try await run.isGivenBack()
    }
  }

  @Test("a terminal that answers as kitty does gets the image of an article after i, and not before")
  func images() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let run = try FullScreenRun(person, environment: ["TERM": "xterm-kitty"])
      try await run.shows("The winter lamp is up")
      run.presses("\u{1B}[6;20;10t", " ", "w", "w")
      try await run.shows("[image: The mole at sunrise")
      #expect(!run.hasWritten("\u{1B}_G"))
      run.presses("i", "G")
      try await person.waits { run.images.placements[1]?.rows == 5 }
      #expect(run.images.placements[1]?.columns == 16 && run.images.data[1]?.hasPrefix("iVBORw0KGgo") == true)
      run.presses("Q")
      #expect(await run.process.reply.status == 0)
      try await run.isGivenBack()
      #expect(run.images.data.isEmpty)
    }
  }

  @Test("i opens the images of an article in the program of images.viewer, beside, and tells what is wrong with it")
  func viewer() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/harbour.rss")
      let viewer = try person.writes("#!/bin/sh\necho printed\ncp \"$2\" \"$1\"\necho \"$2\" > \"$1.name\"\n", to: "viewer.sh")
      chmod(viewer, 0o755)
      let target = person.folder.appending(path: "shown").path()
      // The number of panes is remembered.
      let cases = [
        ("'\(viewer)' '\(target)'", "ask", [" ", "w", "w"]), ("no-such-viewer", "ask", [" "]), ("no-such-viewer", "no", [" "]),
      ]
      for (command, remote, keys) in cases {
        try await person.does("config", "set", "images.viewer", command)
        try await person.does("config", "set", "images.remote", remote)
        let run = try FullScreenRun(person)
        try await run.shows("The winter lamp is up")
        for key in keys { run.presses(key) }
        try await run.shows("[image: The mole at sunrise")
        run.presses("i")
        switch (command, remote) {
        case ("no-such-viewer", "no"): try await run.shows("images.remote is 'no', so no images are fetched.")
        case ("no-such-viewer", _): try await run.shows("There is no program 'no-such-viewer'.")
        default:
          try await person.waits {
            (try? String(contentsOfFile: "\(target).name", encoding: .utf8))?.hasSuffix("/picture-1.png\n") ?? false
          }
          #expect(try Data(contentsOf: URL(filePath: target)).starts(with: [0x89, 0x50, 0x4E, 0x47]) && !run.hasWritten("printed"))
        }
        run.presses("Q")
        #expect(await run.process.reply.status == 0)
        try await run.isGivenBack()
        try await person.types("undo")
      }
      let name = try String(contentsOfFile: "\(target).name", encoding: .utf8).trimmingCharacters(in: .newlines)
      #expect(!FileManager.default.fileExists(atPath: URL(filePath: name).deletingLastPathComponent().path()))
    }
  }

  @Test("without a suitable terminal, a sentence says why and what to do, and the exit code is 2")
  func refuses() async throws {
    try await Person.atWork { person in
      let none = try await person.types("tui")
      #expect(none.status == 2 && none.error.contains("'strata list'"), "\(none)")
      let cases = [
        ("TERM", "dumb", "TERM=dumb names a terminal that can only print lines."), ("TERM", "", "the variable TERM is not set."),
        ("LC_ALL", "C", "the locale is not UTF-8."),
      ]
      for (name, value, reason) in cases {
        let reply = try await FullScreenRun(person, environment: [name: value]).process.reply
        #expect(reply.status == 2 && reply.error.hasPrefix("strata: The full screen cannot be shown: \(reason)\n"), "\(reply)")
        #expect(reply.error.contains("or use 'strata list'"), "\(reply)")
      }
      let help = try await person.types([])
      #expect(help.output.contains("USAGE"))
    }
  }
}
