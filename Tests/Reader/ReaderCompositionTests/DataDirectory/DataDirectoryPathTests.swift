import CoreScenes
@testable import ReaderComposition
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

  @Test(
    "the path is the named folder, else STRATA_HOME, else the path that XDG_DATA_HOME or HOME gives",
    arguments: [
      Case(named: "/data/feeds", environment: person, path: "/data/feeds"),
      Case(named: "/data/feeds", environment: ["STRATA_HOME": "/other", "XDG_DATA_HOME": "/xdg"], path: "/data/feeds"),
      Case(named: "feeds", environment: person, path: "/work/feeds"),
      Case(named: "../feeds", environment: person, path: "/work/../feeds"),
      Case(named: "~/feeds", environment: person, path: "/home/person/feeds"),
      Case(named: "~", environment: person, path: "/home/person"),
      Case(named: "~other/feeds", environment: person, path: "/work/~other/feeds"),
      Case(named: nil, environment: ["STRATA_HOME": "/own", "HOME": "/home/person"], path: "/own"),
      Case(named: nil, environment: ["STRATA_HOME": "own"], path: "/work/own"),
      Case(named: nil, environment: ["STRATA_HOME": "~/own", "HOME": "/home/person"], path: "/home/person/own"),
      Case(named: "", environment: ["STRATA_HOME": "/own"], path: "/own"),
      Case(named: nil, environment: ["STRATA_HOME": "", "XDG_DATA_HOME": "/xdg"], path: "/xdg/strata"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "/xdg", "HOME": "/home/person"], path: "/xdg/strata"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "xdg", "HOME": "/home/person"], path: "/home/person/.local/share/strata"),
      Case(named: nil, environment: ["XDG_DATA_HOME": "", "HOME": "/home/person"], path: "/home/person/.local/share/strata"),
      Case(named: nil, environment: person, path: "/home/person/.local/share/strata"),
    ])
  func places(of example: Case) throws {
    #expect(
      try DataDirectoryPath.path(named: example.named, of: .strata, environment: { example.environment[$0] }, workingFolder: { "/work" })
        == example.path
    )
  }

  @Test("each program has its own variable, its own folder and its own User-Agent")
  func programs() throws {
    let sample = ProgramIdentity(name: "sample", website: "https://example.org/")
    let (own, data) = (["SAMPLE_HOME": "/own", "STRATA_HOME": "/other"], ["XDG_DATA_HOME": "/xdg"])
    let paths = try [own, data, Self.person].map { environment in
      try DataDirectoryPath.path(named: nil, of: sample, environment: { environment[$0] }, workingFolder: { nil })
    }
    #expect(paths == ["/own", "/xdg/sample", "/home/person/.local/share/sample"])
    #expect(LaunchError.rootFolder("/").message(for: sample).hint == "Choose a folder with --home or SAMPLE_HOME.")
    #expect(sample.userAgent == "Sample/\(Version.number) (+https://example.org/)")
    #expect(ProgramIdentity.strata.userAgent.hasPrefix("Strata/\(Version.number) (+https://"))
  }

  @Test("a path that cannot be determined is an error, not a guess")
  func noPlace() {
    let cases: [(named: String?, environment: [String: String], workingFolder: String?, error: LaunchError)] = [
      (nil, [:], "/work", .badHome("")), (nil, ["HOME": ""], "/work", .badHome("")), (nil, ["HOME": "me"], "/work", .badHome("me")),
      (nil, ["HOME": "me", "XDG_DATA_HOME": "xdg"], "/work", .badHome("me")), ("~/feeds", [:], "/work", .badHome("")),
      (nil, ["STRATA_HOME": "~", "HOME": ""], "/work", .badHome("")), ("feeds", Self.person, nil, .noWorkingFolder(path: "feeds")),
      ("feeds", Self.person, "", .noWorkingFolder(path: "feeds")), (nil, ["STRATA_HOME": "x"], nil, .noWorkingFolder(path: "x")),
      ("/", Self.person, "/work", .rootFolder("/")), ("//.", Self.person, "/work", .rootFolder("//.")),
      ("..", Self.person, "/work", .rootFolder("..")), (nil, ["STRATA_HOME": "/x/.."], "/work", .rootFolder("/x/..")),
    ]
    for example in cases {
      #expect(throws: example.error, "\(example)") {
        try DataDirectoryPath.path(
          named: example.named, of: .strata, environment: { example.environment[$0] }, workingFolder: { example.workingFolder })
      }
      #expect(example.error.message(for: .strata).kind == .failure && example.error.message(for: .strata).hint != nil)
    }
  }
}
