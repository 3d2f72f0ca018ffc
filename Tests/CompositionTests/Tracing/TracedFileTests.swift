import Foundation
import Testing

@testable import Composition

/// Whoever reads a trace opens the files that it names.
@Suite("The files that a trace names")
@MainActor
struct TracedFileTests {
  /// The folders of targets that are not named after them.
  private static let folders = ["DataLayer": "Data"]

  @Test("every type that is traced has a file of its name in the folder of its layer")
  func files() async throws {
    try await Reader.atWork { reader in
      var names: Set<String> = []
      for (name, run) in try await reader.runAll(isTraced: true) {
        let rows = run.error.split(separator: "\n").drop { !$0.hasPrefix("step  ") }.dropFirst()
        #expect(rows.count > 4, "\(name) left no trace")
        for row in rows {
          let cells = row.split(separator: " ").map(String.init)
          let (layer, file) = (cells[1], cells[3])
          names.insert(file)
          #expect(try Self.files(of: layer).contains(file), "\(name): there is no \(file) in the folder of \(layer)")
        }
      }
      // Nobody forgot to be traced: each of the twelve scenes has its parts, and each store and repository is asked by something.
      #expect(names.filter { $0.hasSuffix("Interactor.swift") }.count == 12)
      #expect(names.filter { $0.hasSuffix("Presenter.swift") }.count == 12)
      #expect(names.filter { $0.hasSuffix("Store.swift") }.count == 12)
      #expect(names.filter { $0.hasSuffix("Repository.swift") || $0.hasSuffix("Turn.swift") }.count == 9)
      #expect(names.filter { $0.hasSuffix("Display.swift") }.count == 12)
    }
  }

  private static func files(of layer: String) throws -> Set<String> {
    let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Modules")
    let folder = modules.appending(path: folders[layer] ?? layer)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
  }
}
