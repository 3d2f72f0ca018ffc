import CoreData
import DataDoubles
import Files
import Foundation
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Writing an edition")
struct FileEditionPublisherTests {
  private func publisher(_ folder: TemporaryFolder) -> FileEditionPublisher {
    FileEditionPublisher(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
  }

  @Test("an edition is made in the format that is asked for")
  func formats() async throws {
    try await TemporaryFolder.with { folder async throws in
      let edition = Edition(date: .sample, lead: nil, sections: [])
      let page = await publisher(folder).document(of: edition, .none, as: .html)
      #expect(String(decoding: page.prefix(15), as: UTF8.self).lowercased() == "<!doctype html>")
      #expect(await publisher(folder).document(of: edition, .none, as: .epub).starts(with: "PK".utf8))
    }
  }

  @Test("a new file is written, and an existing one only with permission")
  func existing() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (publisher, path) = (publisher(folder), folder.path("e.html"))
      try await publisher.check(EditionFile(path))
      try await publisher.write([1], to: EditionFile(path))
      await #expect(throws: EditionError.fileExists(path: path)) { try await publisher.check(EditionFile(path)) }
      await #expect(throws: EditionError.fileExists(path: path)) { try await publisher.write([2], to: EditionFile(path)) }
      #expect(try Data(contentsOf: URL(filePath: path)) == Data([1]))
      try await publisher.write([3], to: EditionFile(path, mayReplace: true))
      #expect(try Data(contentsOf: URL(filePath: path)) == Data([3]))
      #expect(try folder.names() == ["e.html"], "No temporary file remains.")
    }
  }

  @Test(
    "nothing is written into the data directory, whatever name leads there",
    arguments: ["home/e.html", "home/articles/e.html", "link/e.html"])
  func dataDirectory(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try FileManager.default.createDirectory(atPath: folder.path("home/articles"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("home"))
      let file = EditionFile(folder.path(name), mayReplace: true)
      await #expect(throws: EditionError.inDataDirectory(path: file.path)) { try await publisher(folder).check(file) }
      await #expect(throws: EditionError.inDataDirectory(path: file.path)) { try await publisher(folder).write([1], to: file) }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("a pipe of the shell, which is behind a link but has no path, gets the document")
  func pipe() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (publisher, pipe) = (publisher(folder), Pipe())
      let file = EditionFile("/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)")
      try await publisher.check(file)
      try await publisher.write([7], to: file)
      #expect(try pipe.fileHandleForReading.read(upToCount: 1) == Data([7]))
    }
  }

  @Test("a folder that is missing or that is no folder is an error with its name")
  func places() async throws {
    try await TemporaryFolder.with { folder async throws in
      let publisher = publisher(folder)
      let missing = folder.path("none/e.html")
      await #expect(throws: EditionError.unwritable(path: missing, reason: "the folder \(folder.path("none")) does not exist")) {
        try await publisher.check(EditionFile(missing))
      }
      try FileManager.default.createDirectory(atPath: folder.path("taken"), withIntermediateDirectories: true)
      await #expect(throws: EditionError.unwritable(path: folder.path("taken"), reason: "it is a folder")) {
        try await publisher.check(EditionFile(folder.path("taken"), mayReplace: true))
      }
      try await publisher.write([1], to: EditionFile("/dev/null"))
    }
  }
}
