import Foundation
import Testing

@Suite("Goals.md")
struct GoalsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test("each test and script that holds a goal exists")
  func holders() throws {
    let text = try String(contentsOf: Self.root.appending(path: "Modules/scaffold/Goals.md"), encoding: .utf8)
    let paths = text.matches(of: /`((?:Tests|Scripts)\/[A-Za-z\/.-]+)`/).map { String($0.output.1) }
    #expect(paths.count > 10)
    for path in paths where !FileManager.default.fileExists(atPath: Self.root.appending(path: path).path()) {
      Issue.record("Goals.md names \(path), which does not exist.")
    }
  }
}
