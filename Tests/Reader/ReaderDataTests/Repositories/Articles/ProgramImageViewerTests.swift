import DataDoubles
import Files
import Foundation
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Showing images with a program", .timeLimit(.minutes(5)))
struct ProgramImageViewerTests {
  private static func images() throws -> [ImageFile] {
    try [ImageFile.jpeg(width: 2, height: 2), ImageFile.png(width: 3, height: 2)].map { try #require(ImageFile($0)) }
  }

  /// Runs a script of sh, which has its arguments behind the folder of the test.
  private static func error(running script: String, in folder: TemporaryFolder) async throws -> ImageViewerError? {
    try folder.put(script, "viewer")
    let command = try ImageViewerCommand("sh '\(folder.path("viewer"))' '\(folder.path)'")
    let images = try Self.images()
    do throws(ImageViewerError) {
      try await ProgramImageViewer(executor: FileExecutor(label: "images")).show(images, with: command)
      return nil
    } catch {
      return error
    }
  }

  @Test("the program gets files of its own that only the user may read, named by their own bytes, and they are gone when it has ended")
  func shows() async throws {
    try await TemporaryFolder.with { folder in
      let script = """
        out="$1"; shift
        printf '%s\\n' "$@" > "$out/arguments"
        cp "$1" "$out/first"; cp "$2" "$out/second"
        ls -ld "$(dirname "$1")" "$1" "$2" | cut -c1-10 > "$out/modes"
        echo printed; echo printed >&2
        """
      #expect(try await Self.error(running: script, in: folder) == nil)
      let paths = try folder.text("arguments").split(separator: "\n").map(String.init)
      #expect(paths.map { URL(filePath: $0).lastPathComponent } == ["picture-1.jpg", "picture-2.png"])
      #expect(try [folder.bytes("first"), folder.bytes("second")] == Self.images().map(\.bytes))
      #expect(try folder.text("modes") == "drwx------\n-rw-------\n-rw-------\n")
      for path in paths { #expect(!FileManager.default.fileExists(atPath: URL(filePath: path).deletingLastPathComponent().path)) }
    }
  }

  @Test("a program that fails, is ended by a signal, or does not exist has an error of its own")
  func errors() async throws {
    try await TemporaryFolder.with { folder in
      #expect(try await Self.error(running: "exit 3", in: folder) == .failed(program: "sh", code: 3))
      #expect(try await Self.error(running: "kill -9 $$", in: folder) == .signalled(program: "sh", signal: 9))
      let images = try Self.images()
      await #expect(throws: ImageViewerError.missing(program: "no-such-viewer")) {
        try await ProgramImageViewer(executor: FileExecutor(label: "images")).show(images, with: ImageViewerCommand("no-such-viewer -x"))
      }
    }
  }

  @Test("when nobody wants the images any more, the program is ended, which is no error, and its files are removed")
  func cancelled() async throws {
    try await TemporaryFolder.with { folder in
      let script = "dirname \"$2\" > \"$1/name\"; mv \"$1/name\" \"$1/begun\"; exec sleep 1000"
      let showing = Task { try await Self.error(running: script, in: folder) }
      while !FileManager.default.fileExists(atPath: folder.path("begun")) { try await Task.sleep(for: .milliseconds(1)) }
      showing.cancel()
      #expect(try await showing.value == nil)
      let place = try folder.text("begun").trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(place.hasPrefix("/") && !FileManager.default.fileExists(atPath: place))
    }
  }
}
