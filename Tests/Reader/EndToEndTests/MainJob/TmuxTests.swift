import Foundation
import Testing

@Suite("The full screen in tmux", .enabled(if: Tmux.isInstalled, "tmux is not installed."), .timeLimit(.minutes(10)))
struct TmuxTests {
  @Test("a morning: read on, star, quit; the shell's lines are there again")
  func morning() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await Tmux.withWindow(of: person) { window in
        try await window.types("echo before; '\(StrataProcess.program.path())'")
        try await window.shows("5 unread")
        try await window.presses("Space")
        try await window.shows("Link:")
        try await window.presses("s")
        try await window.shows("★")
        try await window.presses("q", "q", "q")
        try await window.shows("before")
        let screen = try await window.screen
        #expect(!screen.contains("Space read on") && !screen.contains("★"))
        #expect(try await person.count("--starred") == 1)
      }
    }
  }

  @Test("a window that becomes small and large again shows the same list")
  func sizes() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await Tmux.withWindow(of: person, columns: 120, rows: 30) { window in
        try await window.types("'\(StrataProcess.program.path())' tui")
        try await window.shows("5 unread")
        let before = try await window.screen
        for (columns, rows) in [(20, 5), (1, 1), (60, 12)] { try await window.resizes(columns: columns, rows: rows) }
        try await window.resizes(columns: 120, rows: 30)
        try await person.waits { try await window.screen == before }
        try await window.presses("Q")
        try await window.shows("strata' tui")
      }
    }
  }

  @Test("Ctrl-Z leaves the screen to the shell, 'fg' brings it back, and a command behind ':' has it until Enter")
  func jobs() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await Tmux.withWindow(of: person) { window in
        try await window.types("'\(StrataProcess.program.path())' tui")
        try await window.shows("5 unread")
        try await window.presses("C-z")
        try await window.shows("Stopped")
        try await window.types("echo in-the-shell; fg")
        try await window.shows("5 unread")
        try await window.presses(":")
        try await window.types("config show")
        try await window.shows("Press Enter to return to Strata.")
        #expect(try await window.screen.contains("in-the-shell"))
        try await window.presses("Enter")
        try await window.shows("5 unread")
        try await window.presses("Q")
        try await window.shows("in-the-shell")
      }
    }
  }

  @Test("Ctrl-Z also stops a program that has the terminal, and 'fg' continues it and the full screen")
  func jobsOfProgram() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      let end = person.folder.appending(path: "end").path()
      let keys = "all X = shell echo it-begins; until [ -e '\(end)' ]; do sleep 0.1; done\n"
      try Data(keys.utf8).write(to: person.home.appending(path: "keys"))
      try await Tmux.withWindow(of: person) { window in
        try await window.types("'\(StrataProcess.program.path())' tui")
        try await window.shows("5 unread")
        try await window.presses("X")
        try await window.shows("it-begins")
        try await window.presses("C-z")
        try await window.shows("Stopped")
        try await window.types("touch '\(end)'; fg")
        try await window.shows("5 unread")
        try await window.presses("Q")
        try await window.shows("it-begins")
      }
    }
  }

  @Test("in the background, the full screen leaves the terminal to the shell as it is, until 'fg'")
  func background() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await Tmux.withWindow(of: person) { window in
        try await window.types("'\(StrataProcess.program.path())' tui")
        try await window.shows("5 unread")
        try await window.presses("C-z")
        try await window.shows("Stopped")
        try await window.types("bg; sleep 1; stty -a")
        try await window.shows(" icanon")
        #expect(try await !window.screen.contains("5 unread"))
        try await window.types("fg")
        try await window.shows("5 unread")
        try await window.presses("Q")
        try await window.shows(" icanon")
      }
    }
  }

  @Test(
    "a signal ends a suspended full screen when it continues, also after 'bg', and the shell keeps its terminal",
    arguments: ["", "bg; sleep 1; "])
  func killed(before: String) async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await Tmux.withWindow(of: person) { window in
        try await window.types("'\(StrataProcess.program.path())' tui")
        try await window.shows("5 unread")
        try await window.presses("C-z")
        try await window.shows("Stopped")
        try await window.types("\(before)kill %1; kill -s CONT %1; while kill -0 %1; do sleep 0.1; done; echo en''ded; stty -a")
        try await window.shows("ended")
        try await window.shows(" icanon")
        #expect(try await !window.screen.contains("5 unread"))
      }
    }
  }
}
