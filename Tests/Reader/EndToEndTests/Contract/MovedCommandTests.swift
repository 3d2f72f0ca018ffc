import Foundation
import Testing

@Suite("Commands that other programs have", .timeLimit(.minutes(10)))
struct MovedCommandTests {
  @Test(
    "'quote' and 'picture' name the same words for the program 'sample', the data directory and the files, and change nothing",
    arguments: [
      (["quote"], "sample --home DIR quote", "quotes in DIR/quotes.json"),
      (["--json", "quote"], "sample --home DIR --json quote", "quotes in DIR/quotes.json"),
      (["quote", "--interactive"], "sample --home DIR quote --interactive", "quotes in DIR/quotes.json"),
      (["quote", "--architecture", "mv"], "compare --home DIR quote --architecture mv", "quotes in DIR/quotes.json"),
      (["picture"], "sample --home DIR picture", "pictures in DIR/pictures"),
      (["picture", "--help"], "sample --home DIR picture --help", "pictures in DIR/pictures"),
      (["picture", "list", "-q", "--no-such"], "sample --home DIR picture list -q --no-such", "pictures in DIR/pictures"),
      (["--store", "sqlite", "--no-pager", "picture", "list"], "sample --home DIR picture list", "pictures in DIR/pictures"),
      (
        ["picture", "say", "it's me", "", "--", "-x"], "sample --home DIR picture say 'it'\\''s me' '' -- -x",
        "pictures in DIR/pictures"
      ),
    ])
  func moved(arguments: [String], command: String, files: String) async throws {
    try await Person.atWork { person in
      let directory = person.home.path()
      let reply = try await person.types(arguments)
      let (command, files) = (command.replacing("DIR", with: directory), files.replacing("DIR", with: directory))
      let program = command.prefix { $0 != " " }
      #expect(reply.error == "strata: Run \(command) instead: the program \(program) has the \(files).\n", "\(reply)")
      #expect(reply.isOneSentence(2, about: command))
      #expect(!FileManager.default.fileExists(atPath: person.home.path()))
    }
  }

  @Test("--home counts before the command and behind its words", arguments: [true, false])
  func home(isFirst: Bool) async throws {
    try await Person.atWork { person in
      let words = ["picture", "list"]
      let other = person.folder.appending(path: "other home").path(percentEncoded: false)
      let reply = try await person.types(isFirst ? ["--home", other] + words : words + ["--home=\(other)"])
      #expect(reply.isOneSentence(2, about: "Run sample --home '\(other)' picture list instead", "\(other)/pictures."), "\(reply)")
    }
  }

  @Test("help does not list them")
  func hidden() async throws {
    try await Person.atWork { person in
      let help = try await person.types("--help")
      #expect(help.status == 0 && !help.output.contains("quote") && !help.output.contains("picture"), "\(help)")
    }
  }
}
