import DataDoubles
import Files
import FileStorage
import Foundation
import Testing

@testable import StatusSync

@Suite("A file in the shared folder")
struct JournalFileTests {
  private static func file(_ name: String, in place: TemporaryFolder) -> JournalFile {
    JournalFile(path: place.path(name), maximumBytes: 8)
  }

  private static func content(_ file: JournalFile) throws -> [UInt8]? {
    try file.reading { (file) throws(FileError) in try file.bytes(from: 0, to: try file.size()) }
  }

  private static func append(_ text: String, to file: JournalFile) throws {
    try file.append { (file) throws(FileError) in try file.append(Array(text.utf8)) }
  }

  @Test("a file of the maximum size is read and extended, and a larger one is refused")
  func size() async throws {
    try await TemporaryFolder.with { place async throws in
      let file = Self.file("a", in: place)
      #expect(try Self.content(file) == nil)
      #expect(try file.stamp() == nil)
      try Self.append("12345678", to: file)
      #expect(try Self.content(file) == Array("12345678".utf8))
      try Self.append("9", to: file)
      #expect(throws: FileError.self) { try Self.content(file) }
      #expect(throws: FileError.self) { try Self.append("0", to: file) }
      #expect(try place.text("a") == "123456789")
    }
  }

  @Test("a symbolic link is neither read nor written, whatever it points to", arguments: ["a", "missing", "/dev/null"])
  func links(target: String) async throws {
    try await TemporaryFolder.with { place async throws in
      try place.put("x", "a")
      try FileManager.default.createSymbolicLink(atPath: place.path("link"), withDestinationPath: target)
      let file = Self.file("link", in: place)
      #expect(throws: FileError.self) { try Self.content(file) }
      #expect(throws: FileError.self) { try Self.append("y", to: file) }
      #expect(try file.stamp() != nil)
      #expect(try place.text("a") == "x")
      #expect(try place.names().sorted() == ["a", "link"])
    }
  }

  @Test("a file with a hard link is read but not written")
  func hardLinks() async throws {
    try await TemporaryFolder.with { place async throws in
      try place.put("x", "a")
      try FileManager.default.linkItem(atPath: place.path("a"), toPath: place.path("b"))
      #expect(try Self.content(Self.file("b", in: place)) == Array("x".utf8))
      #expect(throws: FileError.self) { try Self.append("y", to: Self.file("b", in: place)) }
      #expect(try place.text("a") == "x")
    }
  }
}
