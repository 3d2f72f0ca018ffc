import Foundation
import ProgramRuns
import WebServer
import Testing

@Suite("Saved pictures", .timeLimit(.minutes(10)))
struct SavedPictureTests {
  @Test("a picture can be requested, saved, listed, shown and removed")
  func wholeLife() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let said = try await person.runs("picture", "say", "hello")
      #expect(said.status == 0 && said.lines[0] == "Caption: hello" && said.output.contains("\nType: image/png\n"), "\(said)")
      #expect(said.sentences == ["It is stored until the next one."])
      let name = try #require(try person.pictureFiles().first)
      let short = name.prefix(8)
      #expect(said.lines.last?.hasSuffix("home/pictures/\(name)") == true, "\(said)")
      let bytes = try Data(contentsOf: person.home.appending(path: "pictures/\(name)"))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && said.output.contains("Id: \(short)\n"))
      #expect(try await person.runs("picture", "list").status == 4, "Only saved pictures are listed.")

      let saved = try await person.runs("picture", "save")
      #expect(saved.status == 0 && saved.output == "Saved 'hello' (\(short)).\n" && saved.error.isEmpty, "\(saved)")
      let list = try await person.runs("picture", "list")
      #expect(list.status == 0 && list.lines.count == 1 && list.error == "1 picture\n", "\(list)")
      #expect(list.output.hasPrefix("•  \(short)  now  hello ") && list.output.hasSuffix(" bytes\n"))
      let shown = try await person.runs("picture", "show", String(short.prefix(3)).uppercased())
      #expect(shown.status == 0 && shown.output == said.output && shown.error.isEmpty, "\(shown)")

      let removed = try await person.runs("picture", "remove", String(short))
      #expect(removed.status == 0 && removed.output == "Removed 'hello' (\(short)).\n", "\(removed)")
      #expect(try person.pictureFiles().isEmpty)
      #expect(try await person.runs("picture", "list").status == 4)
    }
  }

  @Test("the next picture replaces an unsaved one and deletes its file; saved pictures stay, newest first")
  func nextOne() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let one = try await person.savesPicture("one")
      let two = try await person.getsPicture("two")
      #expect(try await person.runs("picture", "show", two).status == 0, "An unsaved picture is stored until the next one.")
      let three = try await person.savesPicture("three")
      #expect(try person.pictureFiles() == ["\(one).png", "\(three).png"].sorted())
      #expect(try await person.runs("picture", "show", two).isOneSentence(1, about: "'\(two)'"))
      #expect(try await person.pictureCaptions() == ["three", "one"])
    }
  }

  @Test("the base URL may end with a slash and contain a query", arguments: ["", "/", "//", "/?key=1", "/?json=false#top"])
  func bases(end: String) async throws {
    try await Person.atWork { person in
      try await person.looksForPictures(at: end)
      let reply = try await person.runs("picture", "say", "hi")
      #expect(await person.web.hits("/cat/says/hi") == 1, "\(reply)")
    }
  }

  @Test("a pipe gets no inline image, whatever terminal the environment names")
  func pipe() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let plain = try await person.runs("picture", "say", "hello")
      let terminals = [["KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty"], ["TERM_PROGRAM": "iTerm.app"], ["LC_TERMINAL": "iTerm2"]]
      for terminal in terminals {
        let reply = try await person.runs("picture", "say", "hello", environment: terminal)
        #expect(reply.output == plain.output && reply.error == plain.error && reply.isHarmless, "\(terminal)")
        let colored = try await person.runs("picture", "say", "hello", environment: terminal.merging(["FORCE_COLOR": "1"]) { $1 })
        #expect(!colored.output.contains("\u{1B}_G") && !colored.output.contains("\u{1B}]"), "\(terminal)")
      }
    }
  }

  @Test("concurrent picture requests leave only the last picture and lose no saved one")
  func manyPictures() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let saved = try await person.savesPicture("kept")
      let saying = try (1...4).map { try person.starts(["picture", "say", "cat \($0)"]) }
      for one in saying {
        let reply = await one.reply
        #expect(reply.status == 0, "\(reply)")
      }
      let files = try person.pictureFiles()
      #expect(files.count == 2 && files.contains("\(saved).png"), "\(files)")
      #expect(try await person.runs("picture", "save").status == 0)
      #expect(try await person.runs("picture", "list", "--json").objects().allSatisfy { $0["state"] as? String == "loaded" })
      #expect(try await person.pictureCaptions().last == "kept")
    }
  }
}
