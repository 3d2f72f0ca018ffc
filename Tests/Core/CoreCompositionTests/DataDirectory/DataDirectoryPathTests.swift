import CoreScenes
@testable import CoreComposition
import Foundation
import Testing

@Suite("Path of the data directory")
struct DataDirectoryPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let named: String?
    let environment: [String: String]
    let path: String

    var testDescription: String { "\(named ?? "nothing named"), \(environment) -> \(path)" }
  }

  private static let person = ["HOME": "/home/person"]
  private static let program = ProgramIdentity(name: "demo", version: "1.2.3", schema: 1, website: "https://example.org/demo")

  @Test(
    "the path is the named folder, else DEMO_HOME, else the path that XDG_DATA_HOME or HOME gives",
    arguments: [
      Case(named: "/data/feeds", environment: person, path: "/data/feeds"),
      Case(named: "/data/feeds", environment: ["DEMO_HOME": "/other", "XDG_DATA_HOME": "/xdg"], path: "/data/feeds"),
      Case(named: "feeds", environment: person, path: "/work/feeds"),
      Case(named: "../feeds", environment: person, path: "/work/../feeds"),
      Case(named: "~/feeds", environment: person, path: "/home/person/feeds"),
      Case(named: "~", environment: person, path: "/home/person"),
      Case(named: "~other/feeds", environment: person, path: "/work/~other/feeds"),
      Case(named: nil, environment: ["DEMO_HOME": "/own", "HOME": "/home/person"], path: "/own"),
      Case(named: nil, environment: ["DEMO_HOME": "own"], path: "/work/own"),
      Case(named: nil, environment: ["DEMO_HOME": "~/own", "HOME": "/home/person"], path: "/home/person/own"),
      Case(named: "", environment: ["DEMO_HOME": "/own"], path: "/own"),
      Case(named: nil, environment: ["DEMO_HOME": "", "XDG_DATA_HOME": "/xdg"], path: "/xdg/demo"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "/xdg", "HOME": "/home/person"], path: "/xdg/demo"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "xdg", "HOME": "/home/person"], path: "/home/person/.local/share/demo"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "", "HOME": "/home/person"], path: "/home/person/.local/share/demo"),
      Case(named: nil, environment: person, path: "/home/person/.local/share/demo"),
    ])
  func places(of example: Case) throws {
    #expect(
      try DataDirectoryPath.path(
        named: example.named, of: Self.program, environment: { example.environment[$0] }, workingFolder: { "/work" })
        == example.path
    )
  }

  @Test(
    "the configuration folder is in XDG_CONFIG_HOME, else in ~/.config; a data directory that is named has none",
    arguments: [
      (nil, ["XDG_CONFIG_HOME": "/xdg", "HOME": "/home/person"], "/xdg/demo"), (nil, ["XDG_CONFIG_HOME": "/xdg"], "/xdg/demo"),
      (nil, ["XDG_CONFIG_HOME": "xdg", "HOME": "/home/person"], "/home/person/.config/demo"),
      (nil, ["XDG_CONFIG_HOME": "", "HOME": "/home/person"], "/home/person/.config/demo"), (nil, person, "/home/person/.config/demo"),
      ("", person, "/home/person/.config/demo"), (nil, person.merging(["DEMO_HOME": ""]) { $1 }, "/home/person/.config/demo"),
      (nil, [:], nil), (nil, ["HOME": "me"], nil), ("/data/feeds", ["XDG_CONFIG_HOME": "/xdg", "HOME": "/home/person"], nil),
      (nil, ["DEMO_HOME": "own", "XDG_CONFIG_HOME": "/xdg", "HOME": "/home/person"], nil),
    ] as [(String?, [String: String], String?)])
  func configuration(named: String?, environment: [String: String], folder: String?) throws {
    #expect(try DataDirectoryPath.configurationFolder(named: named, of: Self.program, environment: { environment[$0] }) == folder)
  }

  @Test("each program has its own variable, its own folder and its own User-Agent")
  func programs() throws {
    let program = ProgramIdentity(name: "other", version: "0.9", schema: 1, website: "https://example.org/")
    let (own, data) = (["OTHER_HOME": "/own", "DEMO_HOME": "/other"], ["XDG_DATA_HOME": "/xdg"])
    let paths = try [own, data, Self.person].map { environment in
      try DataDirectoryPath.path(named: nil, of: program, environment: { environment[$0] }, workingFolder: { nil })
    }
    #expect(paths == ["/own", "/xdg/other", "/home/person/.local/share/other"])
    #expect(LaunchError.rootFolder("/").message(for: program).hint == "Choose a folder with --home or OTHER_HOME.")
    #expect(program.userAgent == "Other/0.9 (+https://example.org/)")
    let guest = ProgramIdentity(name: "other", dataOf: "demo", version: "0.9", schema: 1, website: "https://example.org/")
    #expect(try DataDirectoryPath.path(named: nil, of: guest, environment: { data[$0] }, workingFolder: { nil }) == "/xdg/demo")
    #expect(guest.homeVariable == "DEMO_HOME")
    #expect(Self.program.userAgent == "Demo/1.2.3 (+https://example.org/demo)")
  }

  @Test("a path that cannot be determined is an error, not a guess")
  func noPlace() {
    let cases: [(named: String?, environment: [String: String], workingFolder: String?, error: LaunchError)] = [
      (nil, [:], "/work", .badHome("")), (nil, ["HOME": ""], "/work", .badHome("")), (nil, ["HOME": "me"], "/work", .badHome("me")),
      (nil, ["HOME": "me", "XDG_DATA_HOME": "xdg"], "/work", .badHome("me")), ("~/feeds", [:], "/work", .badHome("")),
      (nil, ["DEMO_HOME": "~", "HOME": ""], "/work", .badHome("")), ("feeds", Self.person, nil, .noWorkingFolder(path: "feeds")),
      ("feeds", Self.person, "", .noWorkingFolder(path: "feeds")), (nil, ["DEMO_HOME": "x"], nil, .noWorkingFolder(path: "x")),
      ("/", Self.person, "/work", .rootFolder("/")), ("//.", Self.person, "/work", .rootFolder("//.")),
      ("..", Self.person, "/work", .rootFolder("..")), (nil, ["DEMO_HOME": "/x/.."], "/work", .rootFolder("/x/..")),
    ]
    for example in cases {
      #expect(throws: example.error, "\(example)") {
        try DataDirectoryPath.path(
          named: example.named, of: Self.program, environment: { example.environment[$0] }, workingFolder: { example.workingFolder })
      }
      #expect(example.error.message(for: Self.program).kind == .failure && example.error.message(for: Self.program).hint != nil)
    }
  }
}
