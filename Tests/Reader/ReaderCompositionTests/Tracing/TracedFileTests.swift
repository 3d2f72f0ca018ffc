import CoreDomain
import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Foundation
import SampleServer
import Testing

/// Readers of a trace open the files that it names.
@Suite("The files that a trace names")
@MainActor
struct TracedFileTests {
  @Test("every traced type has a file of its name in the folder of its layer")
  func files() async throws {
    try await Reader.atWork { reader in
      var names: Set<String> = []
      for (name, run) in try await reader.runAll(isTraced: true) {
        let rows = Self.rows(of: run)
        #expect(rows.count > 4, "\(name) left no trace")
        names.formUnion(rows.map(\.file))
        try Self.expectFiles(rows, in: name)
      }
      // Only the full screen shows images of articles.
      let image = try WebURL("\(reader.web.url)/cat/says/hello")
      let images = try await reader.run(isTraced: true) {
        await $0.articleImages(display: Undrawn()).perform(.show([image], feedHost: image.host, onlyPNG: false))
      }
      try Self.expectFiles(Self.rows(of: images), in: "images")
      names.formUnion(Self.rows(of: images).map(\.file))
      // `NewsboatCacheStore` reads only Newsboat databases, and `JSONScreenMemoryStore` serves the full screen alone. The stores of `StatusSync`
      // exist only while sync is on, and those of `FeedServers` only while the data directory is bound to a feed server.
      let parts = try Self.parts().subtracting(["NewsboatCacheStore.swift", "JSONScreenMemoryStore.swift"]).filter {
        !$0.hasPrefix("Synced") && !$0.hasPrefix("Queued")
      }
      #expect(parts.count > names.count / 3)
      #expect(parts.subtracting(names) == [], "these files were not traced")
    }
  }

  /// The files of all interactors, presenters, repositories and data stores that a data directory of JSON files uses.
  private static func parts() throws -> Set<String> {
    var parts: Set<String> = []
    for (layer, suffixes) in [("Reader/Presentation", ["Interactor", "Presenter"]), ("Reader/Data", ["Repository", "Store"])] {
      let folder = modules.appending(path: layer)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()) where path.hasSuffix(".swift") {
        let name = String(path.dropLast(".swift".count).split(separator: "/").last ?? "")
        guard suffixes.contains(where: { name.hasSuffix($0) }), !name.contains("SQLite") else { continue }
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        if text.contains(/(struct|actor|class) \w+/.ignoresCase()), !text.contains("protocol \(name)") { parts.insert("\(name).swift") }
      }
    }
    return parts
  }

  private static let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Modules")

  private static func rows(of run: Reader.Run) -> [(layer: String, file: String)] {
    run.error.split(separator: "\n").drop { !$0.hasPrefix("step  ") || !$0.hasSuffix("own µs") }.dropFirst().map { row in
      let cells = row.split(separator: " ").map(String.init)
      return (cells[1], cells[3])
    }
  }

  private static func expectFiles(_ rows: [(layer: String, file: String)], in name: String) throws {
    for (layer, file) in rows {
      #expect(try files(of: layer).contains(file), "\(name): there is no \(file) in the folder of \(layer)")
    }
  }

  /// The folder of `ReaderScenes` is Reader/Scenes.
  private static func folder(of layer: String) -> String {
    if layer == "ReaderData" { return "Repositories" }
    for (prefix, folder) in [("Core", "Core"), ("Reader", "Reader")] where layer.hasPrefix(prefix) {
      return "\(folder)/\(layer.dropFirst(prefix.count))"
    }
    return layer
  }

  private static func files(of layer: String) throws -> Set<String> {
    let name = folder(of: layer)
    let folder = try #require(
      ["", "Reader", "Reader/Data", "Core/Drivers"].map { modules.appending(path: $0).appending(path: name) }
        .last { FileManager.default.fileExists(atPath: $0.path()) })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }
}

/// A display that draws nothing.
private struct Undrawn: Display {
  func display(_ viewModel: ArticleImages.ViewModel) {}
}
