import CoreScenes
@testable import ReaderComposition
import Files
import Foundation
import Testing

@MainActor @Suite("The log of a session")
struct SessionLogTests {
  @Test("each line is appended to the file, which only the owner can read")
  func appends() throws {
    try inFolder { folder in
      let path = "\(folder)/log"
      try SessionLog(path: path, outside: "\(folder)/home").write("list begun")
      try SessionLog(path: path, outside: "\(folder)/home").write("list 1 read: 3 rows")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "list begun\nlist 1 read: 3 rows\n")
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("a line is filtered as other text is: no line break, no escape sequence")
  func filters() throws {
    try inFolder { folder in
      let path = "\(folder)/log"
      try SessionLog(path: path, outside: "\(folder)/home").write("failed: \u{1B}[31mred\nasked: show\u{7}")
      let content = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(content.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect(content.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }

  @Test(
    "a file that cannot be a log is refused, and nothing is written", arguments: ["home/log", "home/inner/log", "link", "home", "no/log"])
  func refuses(name: String) throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/home/inner", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "\(folder)/home/data")
      #expect(throws: FileError.self) { try SessionLog(path: "\(folder)/\(name)", outside: "\(folder)/home") }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() == ["home", "home/inner", "link"])
    }
  }

  @Test("a file with a second name is refused, because that name could be in the data directory")
  func refusesHardLink() throws {
    try inFolder { folder in
      try Data("{}".utf8).write(to: URL(filePath: "\(folder)/config.json"))
      try FileManager.default.linkItem(atPath: "\(folder)/config.json", toPath: "\(folder)/log")
      #expect(throws: FileError.self) { try SessionLog(path: "\(folder)/log", outside: "\(folder)/home") }
      #expect(try String(contentsOfFile: "\(folder)/config.json", encoding: .utf8) == "{}")
    }
  }

  @Test("the place of a data directory that does not exist yet is refused", arguments: ["home", "./home", "home/"])
  func refusesPlaceOfData(name: String) throws {
    try inFolder { folder in
      #expect(throws: FileError.self) { try SessionLog(path: "\(folder)/home", outside: "\(folder)/\(name)") }
      let made = try FileManager.default.subpathsOfDirectory(atPath: folder)
      #expect(made.isEmpty)
    }
  }

  @Test("a folder whose name begins like that of the data directory can have the log")
  func permitsNeighbour() throws {
    try inFolder { folder in
      for name in ["home", "home-logs"] {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      }
      #expect(throws: Never.self) { try SessionLog(path: "\(folder)/home-logs/log", outside: "\(folder)/home") }
    }
  }

  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try work(folder.path())
    try FileManager.default.removeItem(at: folder)
  }
}
